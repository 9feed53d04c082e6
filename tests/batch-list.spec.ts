import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { fill } from '../src/fill.ts';
import { validator } from './content-words.ts';
import { workbook } from './register-file.ts';
import { expect, formula, test, threeRows as register } from './validator-test.ts';

// Where the list comes from, what is wrong with one, and what is saved of its answers. How IDs are found in texts and
// tables is proven by the unit tests of src/register/list.

const words = validator.list;
const { valid, unknown } = words.answers;

test.beforeEach(async ({ batch }) => {
  await batch.makeWorkersWait();
  await batch.open(register);
});

test('only the ID counts in a list, of a link to a certificate too', async ({ page, batch }) => {
  const link = (id: string) => `https://academy.example/SearchById#id=${id}`;
  await test.step('no row’s number, grade, student or course is valid', async () => {
    await batch.check('1\nA\nAsha\nJava\nID-0002');
    await batch.expectCount('unknown', 4);
    await batch.expectCount('valid', 1);
  });
  await test.step('of a link to a certificate the ID is checked, in a pasted list', async () => {
    await batch.check(`${link('ID-0001')}\n<${link('ID%2D0002')}&k=00ff>.\nID-0001`);
    await batch.expectRows([
      [1, 'ID-0001', valid, 'Asha', 'Python'],
      [2, 'ID-0002', valid, 'Ravi', 'Java'],
      [3, 'ID-0001', fill(words.notes.sameAs, { number: '1' }), 'Asha', 'Python'],
    ]);
  });
  await test.step('and in a column of a file', async () => {
    const file = workbook([
      ['Name', 'Roll', 'Link'],
      ['Asha', '1234', link('ID-0001')],
      ['Ravi', '1235', link('ID-9999')],
    ]);
    await batch.choose('links.xlsx', file);
    await expect(batch.column).toHaveValue('2');
    await batch.submit();
    await expect(batch.ids).toHaveText(['ID-0001', 'ID-9999']);
    // Another column can be chosen, and its first cell be an ID.
    await batch.column.selectOption({ label: 'Column B: Roll' });
    await page.getByRole('checkbox', { name: /Roll/ }).uncheck();
    await batch.submit();
    await batch.expectCount('unknown', 3);
  });
});

test('whatever changes while a list is being read ends that reading: answers are never those of an earlier list', async ({
  page,
  batch,
}) => {
  const file = (id: string) => Buffer.from(`Name,ID,Old number\nAsha,${id},OLD-0001\n`);
  await batch.whileWorkersWait(async () => {
    await batch.check('Asha\tID-0001\nRavi\tID-0002\n');
    await batch.list.fill('ID-8888');
  });
  await page.waitForTimeout(500);
  await expect(batch.ids).toHaveCount(0);
  await batch.submit();
  await batch.expectRows([[1, 'ID-8888', unknown, '', '']]);
  await batch.whileWorkersWait(async () => {
    await batch.choose('first.csv', file('ID-7777'));
    await batch.choose('second.csv', file('ID-0002'));
  });
  await expect(batch.column).toHaveValue('1');
  await batch.submit();
  await batch.expectRows([[1, 'ID-0002', valid, 'Ravi', 'Java']]);
});

test('a list that can’t be checked is told why, and stays; a megabyte of pasted text too', async ({
  page,
  batch,
}) => {
  const { none, tooMany } = words.refused;
  await batch.submit();
  await expect(batch.problem).toHaveText(none);
  for (const [name, content, sentence] of [
    ['empty.csv', '', words.file.faults.empty],
    ['letter.pdf', '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n', words.file.faults.notAList],
    ['half.xlsx', register.subarray(0, register.length / 2), words.file.faults.damaged],
  ] as const) {
    await batch.choose(name, Buffer.from(content));
    await expect(batch.problem, name).toHaveText(sentence);
  }
  for (const [text, problem] of [
    ['ID-0001\n'.repeat(5001), fill(tooMany, { count: '5,001', most: '5,000' })],
    ['ID-0001\n'.repeat(131_072), '1,31,072'],
    ['x'.repeat(1_048_576), '10,48,576'],
  ] as const) {
    await batch.paste(text);
    await batch.submit();
    await expect(batch.problem).toContainText(problem);
  }
  await expect(page.getByText('10,48,576').first()).toBeVisible();
  await batch.removeFile.click();
  await expect(batch.list).toBeFocused();
});

test('what is saved holds every answer as text, and no formula; an ID of 10,000 characters is cut on the screen only', async ({
  batch,
}) => {
  await batch.check('-ID-0003\nID-0001\n=1+1');
  await expect(batch.rows).toHaveCount(3);
  const { table } = words;
  expect((await batch.savedCsv()).map((cells) => cells.slice(1, 6))).toEqual([
    [table.id, table.answer, table.date, table.student, table.course],
    ["'-ID-0003", valid, '', `'${formula}`, "'@SUM(1)"],
    ['ID-0001', valid, '', 'Asha', 'Python'],
    ["'=1+1", unknown, '', '', ''],
  ]);
  const xlsx = await batch.save(words.result.saveXlsx);
  expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
  const book = read(await readFile(await xlsx.path()));
  const sheet = Object.values(book.Sheets)[0] ?? {};
  const cells = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false });
  expect(cells[1]?.slice(1, 3)).toEqual(['-ID-0003', valid]);
  expect(sheet['B4']).toMatchObject({ t: 's', v: '=1+1' });
  expect(sheet['B4']).not.toHaveProperty('f');

  const long = `<b>${'x'.repeat(9_997)}`;
  await batch.check(long);
  await expect(batch.rows).toHaveCount(1);
  await expect(batch.ids).toContainText('10,000');
  expect((await batch.ids.innerText()).length).toBeLessThan(200);
  expect((await batch.savedCsv())[1]?.[1]).toBe(long);
});
