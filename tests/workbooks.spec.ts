import { test } from './site-test.ts';
import { expectAnswersOfNode, workbookAt, workbooksFolder } from './workbook-answers.ts';

test('every sample workbook gives the same answers, or the same fault, as in Node', async ({
  page,
}) => {
  await page.route(
    ({ pathname }) => pathname.startsWith(workbooksFolder),
    (route) => {
      const body = workbookAt(new URL(route.request().url()).pathname);
      const contentType = typeof body === 'string' ? 'text/html' : 'application/octet-stream';
      return route.fulfill({ body, contentType });
    },
  );
  await page.goto(workbooksFolder);
  await expectAnswersOfNode((ask, ...given) =>
    page.evaluate(`(${String(ask)})(...${JSON.stringify(given)})`),
  );
});
