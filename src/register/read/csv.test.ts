import { expect, test } from 'vitest';

import { readCsv } from './csv.ts';
import { textWithoutColumns } from '../file/text.ts';

const read = (text: string) => readCsv(text);

test('blank rows are left out but counted, and a cell of two lines is one row', () => {
  expect(read('a,b\r\n,,\r\n\r\n"two\r\nlines",c\r\nd,e')).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 4, cells: ['two\nlines', 'c'] },
    { number: 5, cells: ['d', 'e'] },
  ]);
});

test('quotation marks that are doubled, or are within a cell, are text', () => {
  expect(read('"say ""yes""",5" screen\n"Asha "Ash" Rao",x')).toEqual([
    { number: 1, cells: ['say "yes"', '5" screen'] },
    { number: 2, cells: ['Asha "Ash" Rao', 'x'] },
  ]);
});

test.each(['\n', '\r\n', '\r'])(
  'a line that names the delimiter is no row: ends with %j',
  (end) => {
    expect(read(`sep=;${end}a;b${end}`)).toEqual([{ number: 1, cells: ['a', 'b'] }]);
  },
);

test.each([
  ['is not closed', '1,Asha\n2,"Ben\n3,Chen\n4,Dev'],
  ['is closed only after a line end', '1,"12" screen,C\n2,"Ben",C\n'],
])('a quotation mark that %s would swallow rows: the file is damaged', (_, text) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ kind: 'damaged' }));
});

test.each([
  ['commas', 'a,b,c\n1,2,3\n', '2'],
  ['semicolons', 'a;b;c\n1;2;3\n', '2'],
  ['tabs', 'a\tb\tc\n1\t2\t3\n', '2'],
  ['tabs, although texts have more commas', 'A\tHTML, CSS, JS\nB\tC, C++, C#\n', 'C, C++, C#'],
  ['semicolons, although numbers have decimal commas', 'a;b;c;d\n1,5;2,5;3;4\n', '2,5'],
  ['commas, although a title has semicolons', 'Register; list; 2024\na,b,c\n1,2,3\n', '2'],
  ['commas, although each row has a cell that ends with a tab', '1,Asha\t,A-1\t\n', 'Asha\t'],
  ['commas, although semicolons are in quotation marks', '"a;b;c;d;e",2\n"a;b;c;d;e",2\n', '2'],
  ['semicolons, although line ends are in quotation marks', '"a\nb,c";2\n"a\nb,c";2\n', '2'],
  ['what the first line names', 'sep=;\na,b,c;d\n', 'd'],
])('the columns are parted by %s', (_, text, second) => {
  expect(read(text).at(-1)?.cells[1]).toBe(second);
});

test('text in which nothing parts columns is no sheet', () => {
  expect(() => read('one\ntwo\nthree')).toThrow(
    expect.objectContaining({ kind: 'not-a-spreadsheet', detail: textWithoutColumns }),
  );
});
