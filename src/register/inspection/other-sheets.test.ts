import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import {
  above,
  confirming,
  firstInspected,
  foundIn,
  headings,
  inColumn,
  kindsIn,
  titleRow,
  usual,
} from '../testing/register-lines.ts';
import { sheetOf } from '../../spreadsheet/testing/sheet-rows.ts';
import { textBytes } from '../../spreadsheet/testing/text-bytes.ts';
import { makeWorkbook, relations, workbookXml } from '../../spreadsheet/testing/workbook-writer.ts';
import { type Finding, findingWords } from './findings.ts';
import { readToInspect } from './inspect-register.ts';
import type { Workbook } from './inspection-types.ts';

const register = [...above, ...usual()];

function workbook(sheets: Readonly<Record<string, string>>) {
  const others = Object.entries(sheets).map(([name, text]) => ({ name, rows: sheetOf(text) }));
  return { name: 'First', isHidden: false, others };
}

const contacts =
  'Name|Mobile|E-mail / Asha Rao|9876543210|asha@mail.example / Ravi Patil|98220 12345|ravi@mail.example';
const fees = 'Batch|Fee / Morning|12000';
const text = register.map((line) => line.join('|')).join(' / ');

test('a further sheet is reported with its texts, but for personal data', () => {
  const { findings } = firstInspected(register, { workbook: workbook({ contacts, fees }) });
  const sheets = findings.filter(isOfSheet).map(findingWords);
  expect(sheets).toMatchObject([
    {
      what: expect.stringMatching(
        /"contacts" .*: "Na.* "Asha Rao", "phone numbers", "e-mail addresses", "Rav/,
      ),
    },
    { what: expect.stringMatching(/"fees" .*: "Batch", "Fee", "Morning", "12000"\.$/) },
  ]);
});

test('what is new in a confirmed sheet is quoted, in whatever language', () => {
  const confirmed = firstInspected(register, { workbook: workbook({ fees }) });
  const context = confirming(confirmed, { courses: [] });
  for (const mark of ['Cancelled|ITA-2024-0005', 'रद्द|ITA-2024-0005', 'પરત|5']) {
    const sheets = workbook({ fees: `${fees} / ${mark}` });
    const found = firstInspected(register, { ...context, workbook: sheets }).findings;
    const sheet = found.find(isOfSheet);
    const what = sheet && findingWords(sheet).what;
    expect(what).toContain(
      `: ${mark
        .split('|')
        .map((text) => `"${text}"`)
        .join(', ')}.`,
    );
  }
});

const summary = 'Issued / Course|Count|Month / C++|12|May';
const todo = 'To do / Print / 1|paper|ink';

test.each([
  ['blanks', text, '| ', ['a sheet']],
  ['the same certificates', text, text, ['a sheet']],
  [
    'other certificates',
    text,
    text.replaceAll('ITA-2024-', 'ITA-2025-'),
    ['a sheet with certificates'],
  ],
])('the findings are right for a second sheet with %s', (_, first, other, kinds) => {
  expect(sheetKinds(rowsOf(first), workbook({ other }))).toEqual(kinds);
});

test.each([
  ['a summary', summary],
  ['a list', todo],
  ['a blank sheet', ''],
])(
  'the advice for a register after %s is to move its tab, and confirming it is not enough',
  (_, first) => {
    const book = workbook({ Register: text });
    const [fault, sheet] = firstInspected(rowsOf(first), { workbook: book }).findings;
    expect(fault && findingWords(fault).fix).toMatch(/^If another sheet .* drag its tab/);
    expect(sheet && findingWords(sheet).what).toMatch(
      /"Register" .*: "Certificates of the academy"/,
    );
    const hidden = firstInspected(rowsOf(first), { workbook: { ...book, isHidden: true } });
    expect(hidden.findings.map(findingWords)[0]?.fix).toMatch(
      /^The first sheet is hidden.* Unhide/,
    );
    expect(foundIn(rowsOf(first), { workbook: book })).not.toEqual([]);
  },
);

test('in a sealed register, private columns and sheets only need to be confirmed', () => {
  const sealed = { sealed: true, sealedIdsAreGuessable: true };
  const phones = ['9876543210', '9822012345', '9422011111', '9890022222', '9765433333'];
  const lines = [titleRow, headings.with(4, 'Mobile'), ...inColumn(4, phones)];
  const book = { workbook: workbook({ contacts, fees }) };
  expect(kindsIn(lines, book)).toEqual(['private-column']);
  const confirmed = { columns: ['Grade', 'Clerk'], private: ['mobile'] };
  expect(kindsIn(lines, { ...sealed, ...book, confirmed })).toEqual([]);
});

test('the check reads each further sheet to the end, or says at which row it stopped', async () => {
  const book = utils.book_new();
  const numbered = (count: number, width: number) =>
    Array.from({ length: count }, (_, at) => Object.assign([`ITA-2023-${at}`], { [width]: 'x' }));
  utils.book_append_sheet(book, utils.aoa_to_sheet(register), 'Register');
  const cancelled = utils.aoa_to_sheet([...numbered(200, 1), ['ITA-2024-0002']]);
  utils.book_append_sheet(book, cancelled, 'Cancelled');
  utils.book_append_sheet(book, utils.aoa_to_sheet(numbered(700, 300)), 'Wide');
  // A cast, since the library's return type is `any`.
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  const { findings } = (await readToInspect(bytes)).inspect({ courses: [] });
  expect(findings.map(findingWords)).toContainEqual(
    expect.objectContaining({
      what: expect.stringMatching(/"Wide" .*: "\(not read from row 664 on\)", "ITA-2023-0"/),
    }),
  );
  // 200 different IDs, "x" and the ID in the last row, of which 60 are quoted.
  expect(findings.map(findingWords)).toContainEqual(
    expect.objectContaining({ what: expect.stringMatching(/"Cancelled" .* and 142 more/) }),
  );
});

test('a second sheet that can’t be read is told', async () => {
  const parts = {
    'xl/workbook.xml': workbookXml(
      '<sheet name="a" sheetId="1" r:id="rId1"/><sheet name="b" sheetId="2" r:id="rId9"/>',
    ),
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId9', 'worksheet', 'worksheets/sheet2.xml'],
    ]),
  };
  const inspection = (await readToInspect(makeWorkbook({ parts }))).inspect({ courses: [] });
  expect(inspection.findings.map(findingWords)[1]?.what).toContain('"(not read from row 1 on)"');
});

test('a CSV has no sheets', async () => {
  const inspection = (await readToInspect(textBytes('a,b\n'))).inspect({ courses: [] });
  expect(inspection.sheet).toBeUndefined();
});

function rowsOf(sheet: string): string[][] {
  return sheet.split(' / ').map((line) => line.split('|'));
}

/** What the first check says of further sheets. */
function sheetKinds(lines: readonly (readonly string[])[], workbook: Workbook) {
  const sheets = firstInspected(lines, { workbook }).findings.filter(isOfSheet);
  return sheets.map(({ advice }) => (advice ? 'a sheet with certificates' : 'a sheet'));
}

function isOfSheet({ holds = '' }: Finding): boolean {
  return holds.startsWith('the sheet');
}
