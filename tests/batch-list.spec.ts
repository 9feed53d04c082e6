import { fill } from '../src/content/fill.ts';
import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { csvLines } from './batch-page.ts';
import { expect, formula, test, threeRows as register } from './batch-test.ts';
import { validator } from './content-words.ts';
import { workbook } from './register-file.ts';

// Where the list comes from, what is wrong with one, and what is saved of its answers.

const words = validator.several;

test('a file’s likeliest column is chosen, and another one can be, also of cells copied from a spreadsheet', async ({
  page,
  batch,
}) => {
  await batch.open(register);
  const file = workbook([
    ['Old number', 'Name', 'Certificate'],
    ['OLD-0001', 'Asha', 'ID-0001'],
    ['OLD-0002', 'Ravi', 'ID-0002'],
  ]);
  await batch.drop('clerk.xlsx', file);
  await expect(batch.column).toHaveValue('2');
  await expect(page.getByText('ID-0001, ID-0002')).toBeVisible();
  await batch.submit();
  await batch.expectCount('valid', 2);
  await batch.column.selectOption({ label: 'Column A: Old number' });
  await page.getByRole('checkbox', { name: /Old number/ }).uncheck();
  await batch.submit();
  await batch.expectCount('unknown', 3);

  await batch.paste('Asha\tID-0001\nRavi\tID-0002\n');
  await expect(batch.column).toHaveValue('1');
  await batch.submit();
  await batch.expectCount('valid', 2);
});

test('only the ID counts in a list: no row’s number, grade, student or course is valid there', async ({
  batch,
}) => {
  await batch.open(register);
  await batch.check('1\nA\nAsha\nJava\nID-0002');
  await batch.expectCount('unknown', 4);
  await batch.expectCount('valid', 1);
});

test('of a link to a certificate the ID is checked, in a pasted list and in a column of a file', async ({
  batch,
}) => {
  const link = (id: string) => `https://academy.example/SearchById#id=${id}`;
  await batch.open(register);
  await batch.check(`${link('ID-0001')}\n<${link('ID%2D0002')}&k=00ff>.\nID-0001`);
  await batch.expectRows([
    [1, 'ID-0001', words.answers.valid, 'Asha', 'Python'],
    [2, 'ID-0002', words.answers.valid, 'Ravi', 'Java'],
    [3, 'ID-0001', fill(words.notes.sameAs, { number: '1' }), 'Asha', 'Python'],
  ]);
  const file = [
    ['Name', 'Roll', 'Link'],
    ['Asha', '1234', link('ID-0001')],
    ['Ravi', '1235', link('ID-9999')],
  ];
  await batch.choose('links.xlsx', workbook(file));
  await expect(batch.column).toHaveValue('2');
  await batch.submit();
  await batch.expectCount('valid', 1);
  await expect(batch.rows.getByRole('rowheader')).toHaveText(['ID-0001', 'ID-9999']);
});

test('a table that is parted by tabs keeps the commas of its cells, pasted and in a file', async ({
  page,
  batch,
}) => {
  const table = 'ID-0001\tHTML, CSS, JS\nID-0002\tC, C++\nID-9999\n';
  await batch.open(register);
  for (const [text, count] of [
    [table, 3],
    ['ID-0001\tHTML, CSS, JS', 1],
  ] as const) {
    const removed = page.getByRole('button', { name: words.file.remove });
    const expectRead = async (how: string) => {
      await expect(batch.column, how).toHaveValue('0');
      await batch.submit();
      await expect(batch.rows.getByRole('rowheader'), how).toHaveText(
        ['ID-0001', 'ID-0002', 'ID-9999'].slice(0, count),
      );
    };
    await batch.paste(text);
    await expectRead('pasted');
    for (const name of ['list.tsv', 'list.txt']) {
      await batch.choose(name, Buffer.from(text));
      await expectRead(name);
      await removed.click();
    }
  }
});

test('whatever changes while a list is being read ends that reading: answers are never those of an earlier list', async ({
  page,
  batch,
}) => {
  const table = 'Asha\tID-0001\nRavi\tID-0002\n';
  const isAsked = page.locator('html[data-asked]');
  const late = () => page.waitForTimeout(1000);
  await batch.makeWorkersWait();
  await batch.open(register);
  await test.step('the box, before "Check" was pressed', async () => {
    await batch.whileWorkersWait(async () => {
      await batch.paste(table);
      await expect(isAsked).toBeAttached();
      await batch.list.fill('ID-9999');
    });
    await late();
    await expect(batch.column).toBeHidden();
    await batch.submit();
    await batch.expectRows([[1, 'ID-9999', words.answers.unknown, '', '']]);
  });
  await test.step('the box, after "Check" was pressed', async () => {
    await batch.whileWorkersWait(async () => {
      await batch.list.fill(table);
      await batch.submit();
      await batch.list.fill('ID-8888');
    });
    await late();
    await expect(batch.rows.getByRole('rowheader')).toHaveText('ID-9999');
    await batch.submit();
    await batch.expectRows([[1, 'ID-8888', words.answers.unknown, '', '']]);
  });
  await test.step('the file, and then its column', async () => {
    const file = (id: string) => Buffer.from(`Name,ID,Old number\nAsha,${id},OLD-0001\n`);
    await batch.whileWorkersWait(async () => {
      await batch.choose('first.csv', file('ID-7777'));
      await batch.choose('second.csv', file('ID-0002'));
    });
    await expect(batch.column).toHaveValue('1');
    await batch.submit();
    await batch.expectRows([[1, 'ID-0002', words.answers.valid, 'Ravi', 'Java']]);
    await batch.whileWorkersWait(async () => {
      await batch.submit();
      await batch.column.selectOption({ label: 'Column C: Old number' });
    });
    await late();
    await batch.submit();
    await expect(batch.rows.getByRole('rowheader')).toHaveText('OLD-0001');
  });
  await test.step('nothing: "Check" is not forgotten where it is pressed at once', async () => {
    await page.getByRole('button', { name: words.file.remove }).click();
    await batch.whileWorkersWait(async () => {
      await batch.paste(table);
      await batch.submit();
      await late();
    });
    await batch.expectCount('valid', 2);
  });
});

test('a list that can’t be checked is told why, and stays; a megabyte of pasted text too', async ({
  page,
  batch,
}) => {
  await batch.open(register);
  await batch.submit();
  await expect(batch.problem).toHaveText(words.refused.none);
  const { tooMany } = words.refused;
  await batch.paste('ID-0001\n'.repeat(5001));
  await batch.submit();
  await expect(batch.problem).toHaveText(fill(tooMany, { count: '5,001', most: '5,000' }));
  await expect(page.getByText('40,008')).toBeVisible();
  for (const [name, content, sentence] of [
    ['empty.csv', '', words.file.faults.empty],
    ['letter.pdf', '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n', words.file.faults.notAList],
    ['half.xlsx', register.subarray(0, register.length / 2), words.file.faults.damaged],
  ] as const) {
    await batch.choose(name, Buffer.from(content));
    await expect(batch.problem, name).toHaveText(sentence);
  }

  await batch.paste('ID-0001\n'.repeat(131_072));
  await batch.submit();
  await expect(batch.problem).toContainText('1,31,072');
  await batch.paste('x'.repeat(1_048_576));
  await batch.submit();
  await expect(batch.problem).toContainText('10,48,576');
  await page.getByRole('button', { name: words.file.remove }).click();
  await expect(batch.list).toBeFocused();
});

test('half a character, as of an emoji that was cut, is looked up like any other text, in a list and alone', async ({
  batch,
}) => {
  // JSON, by which tests speak to the browser, may spoil it on its way.
  const half = (box: HTMLInputElement | HTMLTextAreaElement) => {
    box.setRangeText(`A-${String.fromCharCode(0xd800)}`);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  await batch.open(register);
  await batch.list.evaluate(half);
  await batch.submit();
  await batch.expectCount('unknown', 1);
  await batch.validator.box.evaluate(half);
  await batch.validator.searchButton.click();
  await expect(batch.validator.result).toContainText(validator.invalid.message);
});

test('what is saved holds every answer as text, and no formula; an ID of 10,000 characters is cut on the screen only', async ({
  batch,
}) => {
  await batch.open(register);
  await batch.check('-ID-0003\nID-0001\n=1+1');
  await expect(batch.rows).toHaveCount(3);
  const csv = await batch.save(words.result.saveCsv);
  expect(csv.suggestedFilename()).toMatch(/^[\w-]+-\d{4}-\d\d-\d\d\.csv$/);
  const lines = await csvLines(csv);
  expect(lines.map((cells) => cells.slice(1, 6))).toEqual([
    [words.table.id, words.table.answer, words.table.date, words.table.student, words.table.course],
    ["'-ID-0003", words.answers.valid, '', `'${formula}`, "'@SUM(1)"],
    ['ID-0001', words.answers.valid, '', 'Asha', 'Python'],
    ["'=1+1", words.answers.unknown, '', '', ''],
  ]);
  const xlsx = await batch.save(words.result.saveXlsx);
  expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
  const book = read(await readFile(await xlsx.path()));
  const sheet = Object.values(book.Sheets)[0] ?? {};
  const cells = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false });
  expect(cells[1]?.slice(1, 3)).toEqual(['-ID-0003', words.answers.valid]);
  expect(sheet['B4']).toMatchObject({ t: 's', v: '=1+1' });
  expect(sheet['B4']).not.toHaveProperty('f');

  const long = `<b>${'x'.repeat(9_997)}`;
  await batch.check(long);
  await expect(batch.rows).toHaveCount(1);
  await expect(batch.rows.getByRole('rowheader')).toContainText('10,000');
  expect((await batch.rows.getByRole('rowheader').innerText()).length).toBeLessThan(200);
  const saved = await batch.savedCsv();
  expect(saved[1]?.[1]).toBe(long);
});
