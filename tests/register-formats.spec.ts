import {
  biffRecord,
  compoundFile,
  spreadsheetFile,
} from '../src/register/testing/spreadsheet-file.ts';
import { makeWorkbook, stylesOf } from '../src/register/testing/workbook-writer.ts';
import { sheetRecord, wideString, xlsbFile } from '../src/register/testing/xlsb-file.ts';
import { registerFaults } from './content-words.ts';
import { test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

test.use({ settings: 'known' });

const headings = [['Register'], ['No.', 'Student', 'Course', 'Grade', 'Note', 'Certificate ID']];
const asha = ['1', 'Asha', 'Python', 'A', '', 'ID-1'];
const csvLines = [...headings, asha, ['2', 'Ravi', 'C++', 'A', '', 'ID-2']].map((cells) =>
  cells.join(','),
);

function tabbed(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.join('\t')).join('\r\n');
}

/** An .xls in the code page of DOS in Central Europe, in which 0x9D is Ł: no platform has a decoder for it. */
const dosWorkbook = [
  ...biffRecord(0x0009, [2, 0, 0x10, 0]),
  ...biffRecord(0x0042, [0x54, 0x03]),
  ...[...headings, asha].flatMap((cells, row) =>
    cells.flatMap((cell, column) => label(row, column, cell)),
  ),
  ...label(3, 0, '2'),
  ...label(3, 1, '\u009dukasz'),
  ...label(3, 2, 'Java'),
  ...label(3, 5, 'ID-2'),
  ...biffRecord(0x000a),
];

function label(row: number, column: number, text: string): number[] {
  const characters = Array.from(text, (character) => character.charCodeAt(0));
  return biffRecord(0x0004, [row, 0, column, 0, 0, 0, 0, text.length, ...characters]);
}

for (const [name, file, id, student, course] of [
  ['an .xlsb', spreadsheetFile('xlsb', [...headings, asha]), 'ID-1', 'Asha', 'Python'],
  ['an .xls of DOS', Uint8Array.from(dosWorkbook), 'ID-2', 'Łukasz', 'Java'],
  [
    'a CSV whose lines end in more ways than one',
    Buffer.from(`${csvLines[0]}\r\n${csvLines[1]}\r\n${csvLines[2]}\n${csvLines[3]}\n`),
    'ID-2',
    'Ravi',
    'C++',
  ],
  [
    'a sheet that Google serves with output=tsv',
    Buffer.from(
      `Register\t\t\t\t\t\r\n${tabbed([...headings.slice(1), ['1', 'Rao, Asha', 'C, C++', 'A', '5" x; y', '0007']])}`,
    ),
    '0007',
    'Rao, Asha',
    'C, C++',
  ],
] as const) {
  test(`a certificate in ${name} is found`, async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.open(Buffer.from(file));
    await validator.expectValid(id, { student, course });
  });
}

for (const [name, file, kind] of [
  [
    'a Word document with a worksheet in it',
    () =>
      compoundFile({
        WordDocument: new Uint8Array(99),
        'ObjectPool/_1/Workbook': Uint8Array.from(dosWorkbook),
      }),
    'not-a-spreadsheet',
  ],
  [
    'an .xlsb that declares a name of 2,147,483,647 characters',
    () => {
      const workbook = sheetRecord(wideString('rId1'), wideString('Sheet1', 2 ** 31 - 1));
      return xlsbFile({ workbook, sheet: [] });
    },
    'damaged',
  ],
  [
    'an .xlsx whose number format pads 32,766 characters in each of 20,000 cells',
    () =>
      makeWorkbook({
        strings: `<si><t>${'x'.repeat(32_766)}</t></si>`,
        styles: stylesOf('_(@_)'),
        rows: '<row><c t="s" s="1"><v>0</v></c></row>'.repeat(20_000),
      }),
    'too-large',
  ],
] as const) {
  test(`${name} is told as what it is, at once`, async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.serve(Buffer.from(await file()));
    await page.goto('/SearchById#id=ID-1');
    await validator.expectFailure(registerFaults[kind].visitor);
  });
}
