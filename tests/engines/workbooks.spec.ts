import { expectAnswersOfNode, workbookAt, workbooksFolder } from '../workbook-answers.ts';
import { test } from './engine-test.ts';

test('every sample workbook gives the same answers, or the same fault, as in Node', async ({
  visitor,
  site,
}) => {
  site.answerOnly(
    ({ pathname }) => pathname.startsWith(workbooksFolder),
    ({ url = '' }, response) => {
      const body = workbookAt(url);
      if (typeof body === 'string') response.setHeader('Content-Type', 'text/html');
      response.end(body);
    },
  );
  await visitor.open(workbooksFolder);
  await expectAnswersOfNode((ask, ...given) => visitor.evaluate(ask, ...given));
});
