import { fill } from '../../src/fill.ts';
import { validator } from '../content-words.ts';
import { plainSheet, workbook } from '../register-file.ts';
import { expect, test } from './engine-test.ts';
import {
  checkList,
  expectAnswer,
  expectIds,
  expectOneOfEach,
  openList,
  serveRegister,
} from './validator-window.ts';
import { button, link } from './visitor.ts';

const words = validator.list;

test('a pasted list is checked, prints as it is filtered on the screen, and leads to a single answer; of a dropped file the column of IDs is found', async ({
  visitor,
  site,
}) => {
  serveRegister(
    site,
    plainSheet(
      [1, 'Asha', 'Python', 'A', null, 'ID-0001'],
      [2, 'Ravi', 'Java', 'B', null, 'ID-0002'],
    ),
  );
  await visitor.open('/SearchById');
  await openList(visitor);
  await checkList(visitor, 'ID-0001, id-0002, ID-9999');
  await expectIds(visitor, ['ID-0001', 'id-0002', 'ID-9999']);
  await expectOneOfEach(visitor, 'valid', 'similar', 'unknown');
  await visitor.click({ role: 'radio', name: `${words.result.notValid} 2` });
  await expectIds(visitor, ['id-0002', 'ID-9999']);
  const printed = (await visitor.printedTexts()).join(' ');
  expect(printed).toContain(words.table.answer);
  expect(printed).not.toContain('Asha');
  await visitor.click(link(fill(words.notes.similar, { id: 'ID-0002' })));
  await expectAnswer(visitor, 'Ravi');
  await visitor.expectPath('/SearchById#id=ID-0002');

  await visitor.open('/about');
  await visitor.open('/SearchById');
  await openList(visitor);
  const file = workbook([
    ['Name', 'Certificate'],
    ['Asha', 'ID-0001'],
    ['Ravi', 'ID-0003'],
  ]);
  await visitor.evaluate(
    (bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], 'clerk.xlsx'));
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector('textarea')?.dispatchEvent(drop);
    },
    [...file],
  );
  const chosen = () => visitor.evaluate(() => document.querySelector('select')?.value);
  await expect.poll(chosen, { timeout: 20_000 }).toBe('1');
  await visitor.click(button(words.check));
  await expectIds(visitor, ['ID-0001', 'ID-0003']);
});
