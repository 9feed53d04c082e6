import { expect, test } from 'vitest';

import { readCsv } from './csv.ts';
import { textWithoutColumns } from '../file/text.ts';
import type { ReadOptions } from '../sheet/cells.ts';

const read = (text: string, options?: ReadOptions) => [...readCsv(text, options)];

test('blank rows are left out but counted', () => {
  expect(read('a,b\r\n,,\r\n\r\n"two\r\nlines",c\r\nd,e')).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 4, cells: ['two\nlines', 'c'] },
    { number: 5, cells: ['d', 'e'] },
  ]);
});

test('quotation marks that are doubled, or in the middle of a cell, count as text', () => {
  expect(read('"say ""yes""",5" screen\n"Asha "Ash" Rao",x')).toEqual([
    { number: 1, cells: ['say "yes"', '5" screen'] },
    { number: 2, cells: ['Asha "Ash" Rao', 'x'], torn: 'misquoted' },
  ]);
});

test.each(['sep=;\n', 'sep=;\r\n', 'sep=;\r', '"sep=;"\n', 'SEP=|\n', 'sep=^\n', 'sep=\t\n'])(
  'a first line that names the delimiter is not a row: %j',
  (line) => {
    const sign = /=(.)/.exec(line)?.[1] ?? '';
    const text = `${line}a,1${sign}b\nc,2${sign}d\n`;
    expect(read(text)).toEqual([
      { number: 1, cells: ['a,1', 'b'] },
      { number: 2, cells: ['c,2', 'd'] },
    ]);
  },
);

test.each(['="0012"', '"=""0012"""', ' ="0012" '])(
  'an equals sign before a quoted text is left out: %s',
  (cell) => {
    expect(read(`a,${cell}\n`)[0]?.cells).toEqual(['a', '0012']);
  },
);

test('a HYPERLINK formula is read as its link’s name; other formulas have no known result', () => {
  const cells = [
    '"=HYPERLINK(""https://a.example/?b=1,2"",""ITA-1"")"',
    '=UPPER(B3)',
    `='Page 2'!$F$3`,
    '"=$B3&""-1"""',
    '=Asha',
    '=-',
    '= 5',
  ];
  expect(read(`a,b,c,d,e,f,g\n${cells.join(',')}\n`)[1]).toEqual({
    number: 2,
    cells: ['ITA-1', undefined, undefined, undefined, '=Asha', '=-', '= 5'],
    notKnown: [1, 2, 3],
  });
});

test('spaces around quotation marks are ignored, as in LibreOffice', () => {
  const text = '"a", "b, c","d"\n1,  "say ""x""" ,2\n3, "not" all,"4, 5"\n';
  expect(read(text).map(({ cells }) => cells)).toEqual([
    ['a', 'b, c', 'd'],
    ['1', 'say "x"', '2'],
    ['3', ' "not" all', '4, 5'],
  ]);
});

const headings = 'Register,,,,,,\nNo.,Student,Course,Grade,Note,ID,Clerk\n';
const whole = `${headings}1,Asha,C,A,,A-1,K\n2,Ravi,C,A,,A-2,K\n`;
const lettered = whole.replace(/^\d/gm, 'R$&');

test.each([
  ['3,Mee', whole],
  ['3,Meera,C,A,,A-3', whole],
  ['3', whole],
  ['R', lettered],
])('R9: a register that ends within a row is damaged: %s', (rest, above) => {
  expect(() => read(above + rest)).toThrow(expect.objectContaining({ kind: 'damaged' }));
  expect(read(above + rest, { isList: true })).toHaveLength(5);
});

test.each([
  ['as Excel writes it', whole],
  ['as Google Sheets writes it, without the last line end', whole.trimEnd()],
  ['typed by hand, with a last line of one text', `${whole}End of register\n`],
  ['with a total below the certificates', `${whole}Total,2`],
  ['with a last line of one text', `${whole}End of register`],
  ['with letters in column A, and a total', `${lettered}Total,2`],
  ['typed by hand, with some rows shorter than others', `${whole}3,Meera,C,A,,A-3\n4,Dev,C,A,,A-4`],
  ['with a single certificate', `${headings}1,Asha,C`],
  ['with headings only', 'Register\nNo.,Student,Course,Grade'],
])('a complete register is read: %s', (_, text) => {
  expect(read(text).length).toBeGreaterThan(1);
});

test('a row counts as torn if it is longer than the headings or has misplaced quotation marks', () => {
  const torn = (text: string) =>
    read(text).flatMap(({ number, torn: why }) => (why ? `${number} ${why}` : []));
  const escaped = [
    '3,Meera \\"Mimi\\" M,C,A,,A-3,K',
    '"4","Dev \\"D\\" K","C","A","","A-4","K"',
    '"5","Om \\"O\\", P","C","A","","A-5","K"',
    '6,Isha, C,C,A,,A-6,K',
  ];
  expect(torn(`${whole}${escaped.join('\n')}\n7,Lata,C,A,,A-7,K\n`)).toEqual([
    '6 misquoted',
    '7 longer',
    '8 longer',
  ]);
  expect(torn(`${whole}"3","Mee ""M"" ra","C","A","","A-3","K"\n`)).toEqual([]);
  // A filled cell in a column without a heading does not make its row torn.
  expect(torn('Register,,\nNo.,ID,\n1,A-1,x\n2,A-2,\n3,A-3,\n4,A-4,\n')).toEqual([]);
  expect(torn('Register\nNo.,ID\n1,A-1,x\n2,A-2,x\n3,A-3,x\n4,A-4\n')).toEqual([]);
});

test.each([
  ['is not closed', '1,Asha\n2,"Ben\n3,Chen\n4,Dev'],
  ['is misplaced in a cell with a line end', '1,"12" screen,C\n2,"Ben",C\n'],
])('a file is damaged if a quotation mark %s, since several rows may be one cell', (_, text) => {
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
  [
    'commas, although each cell has more semicolons',
    registerWith(',', 'HTML; CSS; JS; SQL; C; D; E; F'),
    'Asha',
  ],
  ['vertical bars', registerWith('|', 'HTML, CSS; JS'), 'Asha'],
])('columns may be separated by %s', (_, text, second) => {
  expect(read(text).at(-1)?.cells[1]).toBe(second);
});

test('if headings are shorter than rows, the delimiter with the most headings is chosen', () => {
  const text = `R\nNo.,Name,ID\n1,A;B;C;D;E,A-1,x\n2,A;B;C;D;E,A-2,x\n3,A;B;C;D;E,A-3,x\n`;
  expect(read(text).at(-1)?.cells).toEqual(['3', 'A;B;C;D;E', 'A-3', 'x']);
});

test('a text without columns is not a sheet', () => {
  expect(() => read('one\ntwo\nthree')).toThrow(
    expect.objectContaining({ kind: 'not-a-spreadsheet', detail: textWithoutColumns }),
  );
});

function registerWith(delimiter: string, course: string): string {
  const rows = [1, 2, 3, 4, 5].map((no) => [no, 'Asha', course, 'A', '', `A-${no}`, 'K']);
  const names = ['No.', 'Student', 'Course', 'Grade', 'Note', 'ID', 'Clerk'];
  return [['Register'], names, ...rows].map((cells) => `${cells.join(delimiter)}\n`).join('');
}
