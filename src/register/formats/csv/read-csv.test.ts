import fc from 'fast-check';
import papa from 'papaparse';
import { expect, test } from 'vitest';

import { readCsv } from './read-csv.ts';
import { defaultLimits } from '../../sheet/sheet.ts';

function read(text: string, delimiter: ',' | ';' | '\t' = ',') {
  return readCsv({ kind: 'csv', encoding: 'utf-8', delimiter, text });
}

test('every cell is the text that stands there: no number, date or formula is made of it', () => {
  expect(read('007,1e3,=1+1,2024-01-02,true, x \n')).toEqual([
    { number: 1, cells: ['007', '1e3', '=1+1', '2024-01-02', 'true', ' x '] },
  ]);
});

test('blank rows are left out but counted, and a cell of two lines is one row', () => {
  expect(read('a,b\r\n,,\r\n\r\n"two\r\nlines",c\r\nd,e')).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 4, cells: ['two\r\nlines', 'c'] },
    { number: 5, cells: ['d', 'e'] },
  ]);
});

test('quotation marks that are doubled, or stand within a cell, are text', () => {
  expect(read('"say ""yes""",5" screen\n"Asha "Ash" Rao",x')).toEqual([
    { number: 1, cells: ['say "yes"', '5" screen'] },
    { number: 2, cells: ['Asha "Ash" Rao', 'x'] },
  ]);
});

test('a line that names the delimiter is no row', () => {
  expect(read('sep=;\r\na;b\r\n', ';')).toEqual([{ number: 1, cells: ['a', 'b'] }]);
});

test('names of Object.prototype are text', () => {
  expect(read('__proto__,constructor\n__proto__,1')[1]?.cells).toEqual(['__proto__', '1']);
});

test.each([
  ['is not closed', '1,Asha\n2,"Ben\n3,Chen\n4,Dev'],
  ['is closed only behind a line end', '1,"12" screen,C\n2,"Ben",C\n'],
])('a quotation mark that %s would swallow rows: the file is damaged', (_, text) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ kind: 'damaged' }));
});

test('a line of more delimiters than any sheet has columns is too large', () => {
  const limits = { ...defaultLimits, cells: 100 };
  const csv = { kind: 'csv', encoding: 'utf-8', delimiter: ',', text: ','.repeat(1000) } as const;
  expect(() => readCsv(csv, { limits })).toThrow(expect.objectContaining({ kind: 'too-large' }));
});

test('what another writer wrote reads back the same', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 8 }).filter((text) => text.trim() !== '');
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(',' as const, ';' as const, '\t' as const),
      (rows, delimiter) => {
        const text = papa.unparse(rows, { delimiter, quotes: true });
        expect(read(text, delimiter).map((row) => row.cells)).toEqual(rows);
      },
    ),
  );
});
