import papa from 'papaparse';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test('a saved CSV begins with a byte order mark, and its rows end with CRLF', () => {
  expect(
    csvText([
      ['ID', 'Student'],
      ['A-1', 'आशा'],
    ]),
  ).toBe('\ufeff"ID","Student"\r\n"A-1","आशा"\r\n');
});

test.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\r=1', '\n=1', '\0=1', '=HYPERLINK("http://x","y")'],
  ...['＝1+1', '＋1', '－1', '＠x', ' =1+1', '\u00a0=1', '\ufeff=1', '\u200b=1'],
])('a cell that begins like a formula is a text: %j', (text) => {
  const [[cell = ''] = []] = papa.parse<string[]>(csvText([[text]]).slice(1)).data;
  expect(cell).toBe(`'${text}`);
});

test.each([
  ['Asha;=1+1', "Asha;'=1+1"],
  ['Asha\t@SUM(A1)', "Asha\t'@SUM(A1)"],
  ['a; =1', "a;' =1"],
  ['a;＝1;－2', "a;'＝1;'－2"],
  ['\t=1', "'\t'=1"],
  ['a;b=c, d-e', 'a;b=c, d-e'],
])('where a spreadsheet may split a cell, no part begins like a formula: %j', (text, safe) => {
  const [[cell = ''] = []] = papa.parse<string[]>(csvText([[text]]).slice(1), {
    delimiter: ',',
    newline: '\r\n',
  }).data;
  expect(cell).toBe(safe);
});

test('many tabs take no time', () => {
  const start = `a;${'\t'.repeat(32_000)}`;
  expect(csvText([[`${start}=1`]])).toBe(`\ufeff"${start}'=1"\r\n`);
}, 2000);

test('every other cell comes back as it was, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (texts) => {
      const row = texts.map((text) => `x${text.replaceAll(/[;\t]/g, '')}`);
      const { data } = papa.parse(csvText([row]).slice(1), { delimiter: ',', newline: '\r\n' });
      expect(data[0]).toEqual(row);
    }),
  );
});
