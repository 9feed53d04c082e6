import { fill } from '../../src/fill.ts';
import { academy, validator } from '../content-words.ts';
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

const words = validator.several;

test.beforeEach(async ({ visitor, site }) => {
  serveRegister(
    site,
    plainSheet(
      [1, 'Asha', 'Python', 'A', null, 'ID-0001'],
      [2, 'Ravi', 'Java', 'B', null, 'ID-0002'],
    ),
  );
  await visitor.open('/SearchById');
  await openList(visitor);
});

test('a pasted list is checked; filtered on the screen it prints so; it leads to a single answer, which prints without it', async ({
  visitor,
}) => {
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
  const single = (await visitor.printedTexts()).join(' ');
  expect(single).toContain('#id=ID-0002');
  expect(single).not.toContain(words.table.answer);
});

test(
  'a dropped file’s column of IDs is found and checked, and the answers print and are saved',
  { tag: '@chromium-too' },
  async ({ visitor }) => {
    const file = workbook([
      ['Name', 'Certificate'],
      ['Asha', 'ID-0001'],
      ['Ravi', 'ID-0003'],
    ]);
    await visitor.evaluate(
      (bytes) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(bytes)], 'clerk.xlsx'));
        const target = document.querySelector('textarea');
        target?.dispatchEvent(
          new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
        );
      },
      [...file],
    );
    const chosen = () => visitor.evaluate(() => document.querySelector('select')?.value);
    await expect.poll(chosen, { timeout: 20_000 }).toBe('1');
    await visitor.click(button(words.check));
    await expectIds(visitor, ['ID-0001', 'ID-0003']);
    const printed = (await visitor.printedTexts()).join(' ');
    // Firefox writes bold letters into a PDF in a way that can't be read back.
    for (const text of [
      words.table.answer,
      'Asha',
      'Python',
      validator.evidence.checked,
      academy.name,
    ]) {
      expect(printed).toContain(text);
    }

    // What the page hands to the browser as a download: each driver puts downloads elsewhere.
    await visitor.evaluate(() => {
      HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
        document.title = this.download;
      };
    });
    for (const [name, ending] of [
      [words.result.saveCsv, 'csv'],
      [words.result.saveXlsx, 'xlsx'],
    ] as const) {
      await visitor.click(button(name));
      const title = () => visitor.evaluate(() => document.title);
      await expect.poll(title, { timeout: 20_000 }).toMatch(new RegExp(`-\\d\\d\\.${ending}$`));
    }
  },
);
