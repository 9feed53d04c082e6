import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import {
  above,
  headings,
  inColumn,
  inspectedLines,
  kindsIn,
  titleRow,
  usual,
} from '../testing/register-lines.ts';
import { sheetOf } from '../../spreadsheet/testing/sheet-rows.ts';
import { textBytes } from '../../spreadsheet/testing/text-bytes.ts';
import { makeWorkbook, relations, workbookXml } from '../../spreadsheet/testing/workbook-writer.ts';
import { findingWords } from './findings.ts';
import { inspectFile } from './inspect-register.ts';

const register = [...above, ...usual()];

function workbook(sheets: Readonly<Record<string, string>>) {
  const others = Object.entries(sheets).map(([name, text]) => ({ name, rows: sheetOf(text) }));
  return { name: 'First', isHidden: false, others };
}

const contacts =
  'Name|Mobile|E-mail / Asha Rao|9876543210|asha@mail.example / Ravi Patil|98220 12345|ravi@mail.example';
const fees = 'Batch|Fee / Morning|12000';
const text = register.map((line) => line.join('|')).join(' / ');

test('each further sheet is reported as a note, or as a fault if it has personal data', () => {
  const { findings, notes } = inspectedLines(register, { workbook: workbook({ contacts, fees }) });
  expect([...findings, ...notes].map(findingWords)).toEqual([
    {
      what: 'The file has another sheet, "contacts", which holds telephone numbers, e-mail addresses or the like. Everybody who downloads the register can read it.',
      fix: expect.stringMatching(/delete the sheet/),
    },
    {
      what: 'The file has another sheet, "fees". The validator does not read it, but everybody who downloads the register can.',
      fix: expect.stringMatching(/copy its rows below those of the first sheet.* delete the sheet/),
    },
  ]);
});

const summary = 'Issued / Course|Count|Month / C++|12|May';
const todo = 'To do / Print / 1|paper|ink';
const office = 'IT Academy, Pune / Phone:|98765 43210 / E-mail:|office@academy.example';

test.each([
  ['phone numbers without a heading', text, contacts.replace(/^.*? \/ /, ''), 'personal-sheet'],
  ['the academy’s own number', text, office, 'other-sheet'],
  ['blanks', text, '| ', ''],
  ['the register, after a summary', summary, text, 'later-sheet'],
  ['the register, after a list', todo, text, 'later-sheet'],
  ['the register, after a blank sheet', '', text, 'later-sheet'],
  ['another register', text, text, 'other-sheet'],
])('the findings are right for a second sheet with %s', (_, first, other, kinds) => {
  const lines = first.split(' / ').map((line) => line.split('|'));
  expect(kindsIn(lines, { workbook: workbook({ other }) }).join(' ')).toBe(kinds);
});

const more = text.replaceAll('ITA-2024-', 'ITA-2025-');

test.each([
  ['other certificates below the same headings', more, 'spread-sheets'],
  ['the same certificates, as a copy', text, 'other-sheet'],
  [
    'other certificates below other headings',
    more.replace('Certificate ID', 'Receipt'),
    'other-sheet',
  ],
  [
    'a certificate below a single row of different headings',
    'No|Name|Course|Grade||Certificate No / 1|Zoya Khan|SQL|A||2025-7',
    'spread-sheets',
  ],
  ['a certificate in the first row', '1|Zoya Khan|SQL|A||ITA-2025-0007', 'spread-sheets'],
  [
    'people who are not in the register',
    'No|Name|Course|Fee||Registration No / 1|Zoya Khan|SQL|9000||R-7',
    'other-sheet',
  ],
])('the findings are right for a second sheet with %s', (_, other, kind) => {
  expect(kindsIn(register, { workbook: workbook({ other }) })).toEqual([kind]);
});

test.each(['Cancelled', 'Withdrawn certificates', 'Revoked 2024', 'Blocked', 'Old/Revoked', 'रद्द'])(
  'a sheet named %s is a fault until the first sheet marks its certificates as withdrawn',
  (name) => {
    const sheets = workbook({ [name]: 'Certificate ID / ITA-2024-0002' });
    const { findings } = inspectedLines(register, { workbook: sheets });
    expect(findings).toMatchObject([{ kind: 'ended-sheet', rows: [4], texts: [name] }]);
    expect(kindsIn(register, { workbook: workbook({ [name]: more }) })).toEqual(['ended-sheet']);
    const said = register.map((line, at) => [...line, ['', 'Status', '', 'Withdrawn'][at] ?? '']);
    const columns = { student: 2, course: 3, id: 5, status: 6 };
    expect(kindsIn(said, { columns, workbook: sheets })).toEqual(['other-sheet']);
  },
);

test('if other sheets contain certificates too, one fault names these sheets', () => {
  const sealed = { sealed: true, sealedIdsAreGuessable: true };
  const sheets = workbook({ Feb: more, March: more.replaceAll('2025', '2026') });
  for (const context of [{}, sealed]) {
    const { findings } = inspectedLines(register, { ...context, workbook: sheets });
    expect(findings).toMatchObject([{ kind: 'spread-sheets', texts: ['Feb', 'March'] }]);
  }
});

test.each([
  ['with the register', register, {}, []],
  ['before the register', [['Lists']], { Register: text }, ['hidden-sheet', 'later-sheet']],
  ['with a part of the register', register, { more }, ['hidden-sheet', 'spread-sheets']],
  ['with nothing', [], { fees }, ['hidden-sheet', 'no-certificates', 'other-sheet']],
])('the findings are right for a hidden first sheet %s', (_, lines, sheets, kinds) => {
  const hidden = { ...workbook(sheets), isHidden: true };
  expect(kindsIn(lines, { workbook: hidden })).toEqual(kinds);
});

test('if the first sheet has no certificates, a later sheet that fits the settings is reported', () => {
  const moved = 'Title / Headings / 1|X-1|C++|A||Asha';
  const columns = { student: 5, course: 3, id: 2 };
  expect(kindsIn([], { columns, workbook: workbook({ moved }) })).toEqual(['later-sheet']);
  // The first sheet is the register, although its columns are wrong. The sheet "2024" does not replace it.
  const other = [['Register'], ['No.', 'ID', 'Student', 'Course'], ['1', 'X-2', 'Asha Rao', 'C++']];
  expect(kindsIn(other, { workbook: workbook({ 2024: text }) })).toContain('wrong-column');
});

test('in a sealed register, unpublished sheets and columns are not reported', () => {
  const sealed = { sealed: true, sealedIdsAreGuessable: true };
  expect(kindsIn(register, { ...sealed, workbook: workbook({ contacts, fees }) })).toEqual([]);
  const phones = ['9876543210', '9822012345', '9422011111', '9890022222', '9765433333'];
  const lines = [titleRow, headings.with(4, 'Mobile'), ...inColumn(4, phones)];
  expect(kindsIn(lines)).toEqual(['personal-column']);
  expect(kindsIn(lines, sealed)).toEqual([]);
});

test('the check reads each further sheet to the end, or says at which row it stopped', async () => {
  const book = utils.book_new();
  const rowsOf = (count: number, width: number) =>
    Array.from({ length: count }, (_, at) => Object.assign([`ITA-2023-${at}`], { [width]: 'x' }));
  utils.book_append_sheet(book, utils.aoa_to_sheet(register), 'Register');
  const cancelled = utils.aoa_to_sheet([...rowsOf(200, 1), ['ITA-2024-0002']]);
  utils.book_append_sheet(book, cancelled, 'Cancelled');
  utils.book_append_sheet(book, utils.aoa_to_sheet(rowsOf(700, 300)), 'Wide');
  // A cast, since the library's return type is `any`.
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  const { findings, notes } = (await inspectFile(bytes, { courses: [] })).inspection;
  expect(findings).toMatchObject([{ kind: 'ended-sheet', rows: [4], texts: ['Cancelled'] }]);
  expect(notes.map(findingWords)).toMatchObject([
    { what: expect.stringContaining('"Wide"'), fix: expect.stringMatching(/from row 664 on/) },
    { what: expect.stringContaining('"Wide"') },
  ]);
});

test('if the second sheet can’t be read, it counts as blank', async () => {
  const parts = {
    'xl/workbook.xml': workbookXml(
      '<sheet name="a" sheetId="1" r:id="rId1"/><sheet name="b" sheetId="2" r:id="rId9"/>',
    ),
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId9', 'worksheet', 'worksheets/sheet2.xml'],
    ]),
  };
  const { inspection } = await inspectFile(makeWorkbook({ parts }), { courses: [] });
  expect(inspection.workbook?.others).toEqual([{ name: 'b', rows: [], isCut: true }]);
});

test('a CSV has no sheets', async () => {
  const { inspection } = await inspectFile(textBytes('a,b\n'), { courses: [] });
  expect(inspection.workbook).toBeUndefined();
});

test.each([
  'ID|Fee status / ITA-2024-0002|Cancelled',
  'Status / Valid / Withdrawn',
  'No|ID|Status / 2|ITA-2024-0002|Valid',
])('a second sheet that names no withdrawn certificates gets only a note: %s', (other) => {
  expect(kindsIn(register, { workbook: workbook({ Sheet2: other }) })).toEqual(['other-sheet']);
});

test.each([
  ['a title', 'Cancelled list / ID / ITA-2024-0002'],
  ['a heading', 'No|ID|Cancelled / 1|ITA-2024-0001|No / 2|ITA-2024-0002|Yes'],
  ['a cell', 'No|ID|Status / 1|ITA-2024-0001| / 2|ITA-2024-0002|cancelled'],
])('the check reports a certificate that %s of the second sheet calls withdrawn', (_, other) => {
  const { findings } = inspectedLines(register, { workbook: workbook({ Sheet2: other }) });
  expect(findings).toMatchObject([{ kind: 'ended-sheet', rows: [4], texts: ['Sheet2'] }]);
});
