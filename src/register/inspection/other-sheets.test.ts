import { utils, write, type BookType, type WorkBook } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { openFile } from '../file/open-file.ts';
import { inspectedLines, kindsIn } from '../testing/inspected-lines.ts';
import { headings, inColumn, titleRow, usual } from '../testing/register-lines.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { makeWorkbook, relations, workbookXml } from '../testing/workbook-writer.ts';
import { findingWords } from './findings.ts';
import { workbookSheets } from './inspect-register.ts';

type Lines = readonly (readonly string[])[];

const register = [titleRow, headings, ...usual()];

/** A workbook whose first sheet is read, with these others. */
function workbook(sheets: Readonly<Record<string, Lines>>) {
  const others = Object.entries(sheets).map(([name, lines]) => ({
    name,
    rows: sheetRows(...lines),
  }));
  return { name: 'First', position: 1, isHidden: false, others };
}

function told(sheets: Readonly<Record<string, Lines>>, lines: Lines = register) {
  return inspectedLines(lines, { workbook: workbook(sheets) });
}

const contacts = [
  ['Name', 'Mobile', 'E-mail'],
  ['Asha Rao', '9876543210', 'asha@mail.example'],
  ['Ravi Patil', '98220 12345', 'ravi@mail.example'],
];
const fees = [
  ['Batch', 'Fee'],
  ['Morning', '12000'],
];

test('each other sheet is a note, since it is published with the register', () => {
  const { findings, notes } = told({ Fees: fees, 'To do': [['Print']] });
  expect(findings).toEqual([]);
  expect(notes.map(findingWords)).toEqual(
    ['Fees', 'To do'].map((name) => ({
      what: `The file has another sheet, "${name}". The validator does not read it, and everybody who downloads the register can.`,
      fix: expect.stringMatching(/copy its rows below those of the first sheet.* Then delete it/),
    })),
  );
});

test('another sheet with phone numbers and e-mail addresses is a fault, and none is repeated', () => {
  const { findings, notes } = told({ Contacts: contacts });
  expect(notes).toEqual([]);
  expect(findings.map(findingWords)).toEqual([
    {
      what: 'The file has another sheet, "Contacts", which holds telephone numbers, e-mail addresses or the like. Everybody who downloads the register can read it.',
      fix: expect.stringMatching(/^Delete that sheet/),
    },
  ]);
});

test.each([
  ['phone numbers without a heading are found', contacts.slice(1), ['personal-sheet']],
  [
    'the academy’s own number is no fault',
    [['IT Academy, Pune'], ['Phone:', '98765 43210'], ['E-mail:', 'office@academy.example']],
    ['other-sheet'],
  ],
  ['blanks are nothing to tell', [['', ' ']], []],
  ['no cell at all is nothing to tell', [], []],
])('in another sheet %s', (_, About, kinds) => {
  expect(kindsIn(register, { workbook: workbook({ About }) })).toEqual(kinds);
});

test('a sealed register publishes no other sheet, and no column that the validator does not show', () => {
  const sealed = { isSealed: true, guessingIsAllowed: true };
  expect(kindsIn(register, { ...sealed, workbook: workbook({ contacts, fees }) })).toEqual([]);
  const phones = ['9876543210', '9822012345', '9422011111', '9890022222', '9765433333'];
  const lines = [titleRow, headings.with(4, 'Mobile'), ...inColumn(4, phones)];
  expect(kindsIn(lines)).toEqual(['phone-numbers']);
  expect(kindsIn(lines, sealed)).toEqual([]);
});

test('a sheet that looks like the register is told where the first looks like none, and nothing is advised for that', () => {
  const summary = [['Issued'], ['Course', 'Count', 'Month'], ['C++', '12', 'May']];
  const todo = [['To do'], ['Print'], ['1', 'paper', 'ink']];
  const kinds = (first: Lines, sheets: Readonly<Record<string, Lines>>) =>
    kindsIn(first, { workbook: workbook(sheets) });
  for (const first of [summary, todo, []]) {
    expect(kinds(first, { 2024: register })).toEqual(['later-sheet']);
  }
  expect(kinds([], { Notes: todo, 2024: register })).toEqual(['later-sheet', 'other-sheet']);
  expect(kinds(register, { 2024: register })).toEqual(['other-sheet']);
  // It is known by the columns of the settings.
  const moved = [titleRow, headings, ['1', 'X-1', 'C++', 'A', '', 'Asha']];
  const columns = { student: 5, course: 3, id: 2 };
  expect(kindsIn([], { columns, workbook: workbook({ moved }) })).toEqual(['later-sheet']);
  // A register whose columns are others: the other sheet may be last year's.
  const other = [['Register'], ['No.', 'ID', 'Student', 'Course'], ['1', 'X-2', 'Asha Rao', 'C++']];
  expect(kinds(other, { 2024: register })).toContain('wrong-column');
});

function bytesOf(book: WorkBook, bookType: BookType): Uint8Array {
  // The library types what it writes as `any`; of the type "array" it is this.
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

test.each(['xlsx', 'ods'] as const)(
  'the sheets of an .%s are named, with what is in the others',
  async (bookType) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['About this file']]), 'Cover');
    const lines = [['No.', 'Student'], [7]];
    const later = utils.sheet_add_aoa(utils.aoa_to_sheet([]), lines, { origin: 'B2' });
    utils.book_append_sheet(book, later, 'Register');
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    const found = await workbookSheets(await openFile(bytesOf(book, bookType)));
    const isHidden = bookType === 'xlsx';
    expect(found).toMatchObject({ name: 'Cover', position: 1, isHidden });
    const [other] = found?.others ?? [];
    expect(other?.name).toBe('Register');
    expect(other?.rows.map(({ number, cells }) => [number, [...cells]])).toEqual([
      [2, [undefined, 'No.', 'Student']],
      [3, [undefined, '7']],
    ]);
  },
);

test('a later sheet that can not be read is blank, since nothing of it counts', async () => {
  const parts = {
    'xl/workbook.xml': workbookXml(
      '<sheet name="a" sheetId="1" r:id="rId1"/><sheet name="b" sheetId="2" r:id="rId9"/>',
    ),
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId9', 'worksheet', 'worksheets/sheet2.xml'],
    ]),
  };
  const file = await openFile(await makeWorkbook({ parts }));
  expect(await workbookSheets(file)).toMatchObject({
    name: 'a',
    others: [{ name: 'b', rows: [] }],
  });
});

test('a CSV has no sheets', async () => {
  expect(await workbookSheets(await openFile(new TextEncoder().encode('a,b\n')))).toBeUndefined();
});
