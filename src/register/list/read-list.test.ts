import { expect, test } from 'vitest';
import { readList } from './read-list.ts';
import { tableFile } from './table-file.ts';

async function cellsOf(list: string | Blob) {
  return Array.from((await readList(list)).rows, ({ cells }) => cells);
}

async function texts(text: string) {
  return (await cellsOf(text)).map((cells) => cells.join('|'));
}

test.each([
  ['line ends', 'A-1\nA-2\r\nA-3\rA-4'],
  ['commas', 'A-1,A-2, A-3 ,A-4'],
  ['semicolons', 'A-1;A-2;A-3;A-4;'],
  ['tabs', 'A-1\tA-2\tA-3\tA-4'],
  ['all kinds of separators, and blank lines', 'A-1\n\n , A-2;\tA-3\n \nA-4\n'],
  ['separators between quoted IDs, as in a CSV', '"A-1", "A-2";"A-3"\n"A-4"'],
])('IDs may be separated by %s', async (_, text) => {
  expect((await readList(text)).isTable).toBe(false);
  expect((await texts(text)).map((id) => id.trim())).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
});

test.each([
  ['A-1\n\nA-2\nA-3\nA-4\n', [1, 3, 4, 5]],
  // The blank lines only part the IDs, or a line has several IDs.
  ['A-1\n\nA-2\n\nA-3\n', [1, 2, 3]],
  ['A-1, A-2\n\nA-3\nA-4\n', [1, 2, 3, 4]],
  ['Asha\tA-1\n\t\nRavi\tA-2', [1, 3]],
])('a column that was pasted keeps its blank lines: %j', async (text, numbers) => {
  const { rows } = await readList(text);
  expect(Array.from(rows, ({ number }) => number)).toEqual(numbers);
});

test.each([
  ['ID: A-1', ['A-1']],
  ['Certificate ID: A-1, ID no.: A-2; Certificate number : A-3', ['A-1', 'A-2', 'A-3']],
  ['Dear sir, please check ID: A-1, ID: A-2 and A-3.', ['Dear sir', 'A-1', 'A-2', 'A-3']],
  ['A-1 and A-2 & A-3', ['A-1', 'A-2', 'A-3']],
  ['1. A-1\n 2) A-2\n• A-3\n> 4. A-4', ['A-1', 'A-2', 'A-3', '4. A-4']],
  // These texts may be IDs.
  ['ID-1, ID 2, ID:3, No. 4, A/5.', ['ID-1', 'ID 2', 'ID:3', 'No. 4', 'A/5.']],
  ['"ID: A-1", "A-2 and A-3"', ['ID: A-1', 'A-2 and A-3']],
  ['"A,1","B ""x"" 2",C "3"', ['A,1', 'B "x" 2', 'C "3"']],
  ['"A-1,A-2', ['"A-1', 'A-2']],
])('words around IDs are left out unless they may be part of an ID: %j', async (text, expected) => {
  expect((await texts(text)).map((id) => id.trim())).toEqual(expected);
});

test('a cell of several lines that was copied from a spreadsheet is one cell, and its row is one row', async () => {
  const { rows, isTable } = await readList(
    'Name\tAddress\tID\r\nAsha\t"12, MG Road\nNear ""Alka""\nPune\n411030"\tA-1\r\nRavi\t"Camp", Pune\tA-2\r\n',
  );
  expect(isTable).toBe(true);
  expect(Array.from(rows)).toEqual([
    { number: 1, cells: ['Name', 'Address', 'ID'] },
    { number: 2, cells: ['Asha', '12, MG Road\nNear "Alka"\nPune\n411030', 'A-1'] },
    { number: 3, cells: ['Ravi', '"Camp", Pune', 'A-2'] },
  ]);
});

test.each([
  ['Name\tID\nAsha\tA-1\nRavi, K.\tA-2\n', ['Ravi, K.', 'A-2']],
  // Spreadsheets copy a mark at the start of a cell of one line as it is.
  ['Name\tID\n"Asha\tA-1\n"Rinku" Rao\tA-2\n', ['"Rinku" Rao', 'A-2']],
  // Commas and semicolons don't separate cells in a line with tabs.
  ['A-1\tHTML, CSS, JS', ['A-1', 'HTML, CSS, JS']],
  ['A-1\tHTML, CSS, JS\nA-2\tC; C++\nA-3\n', ['A-3']],
])('lines with tabs are cells of a spreadsheet: %j', async (text, last) => {
  expect((await readList(text)).isTable).toBe(true);
  expect((await cellsOf(text)).at(-1)).toEqual(last);
});

test.each([
  'Name,ID\nAsha,ITA-0001\n"Rao, Ravi",ITA-0002\nMeera,\n',
  '1;ITA-0001;Java\n\n2;ITA-0002;Python\n',
  'ITA-0001, Asha Rao\nITA-0002, Ravi',
])('a pasted text with IDs beside something else is read as a CSV file is: %j', async (text) => {
  const pasted = await readList(text);
  const file = await readList(fileOf(text));
  expect({ ...pasted, rows: [...pasted.rows] }).toEqual({ ...file, rows: [...file.rows] });
  expect(pasted.isTable).toBe(true);
});

test.each([
  'ITA-0001, ITA-0002\nITA-0003, ITA-0004',
  'please check ITA-0001, ITA-0002\nand also ITA-0003, ITA-0004',
  'ITA-0001, ITA-0002, thanks\nITA-0003, ITA-0004',
  'Dear sir, please check ID: ITA-0001\nDear madam, please check ID: ITA-0002',
  'please check ITA-0001, ITA-0002, thanks',
])('a pasted text that may have IDs in each column is a list: %j', async (text) => {
  expect((await readList(text)).isTable).toBe(false);
});

const fileOf = (content: BlobPart) => new Blob([content]);

test('a list may be a workbook, a CSV or a text file', async () => {
  const rows = [
    ['Name', 'ID'],
    ['Asha', 'A-1'],
  ];
  expect(await cellsOf(fileOf(tableFile(rows, 'xlsx')))).toEqual(rows);
  expect(await cellsOf(fileOf('Name;ID\nAsha;A-1\n'))).toEqual(rows);
  expect(await cellsOf(fileOf('\ufeffA-1\nA-2\n'))).toEqual([['A-1'], ['A-2']]);
});
