import { expect, test } from 'vitest';
import { xlsxFile } from './xlsx-file.ts';
import { readList } from './read-list.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a workbook, a CSV and a text file are lists, told by their bytes', async () => {
  const rows = [
    ['Name', 'ID'],
    ['Asha', 'A-1'],
  ];
  const workbook = await readList(xlsxFile(rows));
  expect(workbook.rows.map(({ cells }) => cells)).toEqual(rows);
  const csv = await readList(bytes('Name;ID\nAsha;A-1\n'));
  expect(csv.rows.map(({ cells }) => cells)).toEqual(rows);
  const text = await readList(bytes('\ufeffA-1\nA-2\n'));
  expect(text.rows.map(({ cells }) => cells)).toEqual([['A-1'], ['A-2']]);
});

test.each([
  ['a PDF', '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n', 'not-a-spreadsheet'],
  ['a web page', '<!doctype html><p>Hello</p>', 'web-page'],
  ['JSON', '{"id": "A-1"}', 'not-a-spreadsheet'],
  ['an empty file', '', 'empty-file'],
])('%s is none', async (_, content, kind) => {
  await expect(readList(bytes(content))).rejects.toMatchObject({ kind });
});
