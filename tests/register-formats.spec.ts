import { spreadsheetFile } from '../src/register/testing/spreadsheet-file.ts';
import { makeWorkbook, stylesOf } from '../src/register/testing/workbook-writer.ts';
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

for (const [name, file, id, student, course] of [
  ['an .ods', spreadsheetFile('ods', [...headings, asha]), 'ID-1', 'Asha', 'Python'],
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
  ['an old .xls', () => spreadsheetFile('biff8', [...headings, asha]), 'unread-kind'],
  ['an .xlsb', () => spreadsheetFile('xlsb', [...headings, asha]), 'unread-kind'],
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
