import { expect, test } from 'vitest';

import { headings, titleRow } from '../testing/register-lines.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { formatInspection } from './reading.ts';
import { inspectRegister } from './inspect-register.ts';

const visitorWords = {
  valid: { heading: 'Valid', sentence: '{student}, {course}, {id}.' },
  states: {
    expired: { heading: 'Expired', sentence: '{id} is over.' },
    withdrawn: { heading: 'Withdrawn', sentence: '{id} of {student}.' },
    replaced: { heading: 'Replaced', sentence: '{id}.' },
    unclear: { heading: 'Unclear', sentence: '{id}.' },
    incomplete: { heading: 'Incomplete', sentence: '{id}.' },
  },
  invalid: { message: 'Not valid' },
};

function report(...lines: string[][]): string {
  const courses = ['C++', 'Java Full Stack'];
  return formatInspection(inspectRegister(sheetRows(...lines), { courses }), visitorWords);
}

/** A row of the register: serial number, student, course, ID. */
function row(serial: string, student: string, course: string, id: string): string[] {
  return [serial, student, course, '', 'office', id, 'clerk'];
}

test('the report says how the sheet is read, what to fix and what a visitor sees, and nothing of what is not read', () => {
  expect(
    report(
      titleRow,
      headings,
      row('1', 'Asha\u00a0Rao', 'C++', 'X-1'),
      ['', 'Ben'],
      row('2', 'Chen', 'Jav', 'X-1'),
      row('3', 'Dev', 'C++', 'X-3'),
    ),
  ).toBe(`How the validator reads this sheet:
- Column B is the student.
- Column C is the course.
- Column F is the certificate ID.

  Row  Read as      A                            B student  C course  D      E not read  F certificate ID  G not read
  1    heading      Certificates of the academy
  2    heading      No.                          Student    Course    Grade  …           Certificate ID    …
  3    certificate  1                            Asha␣Rao   C++              …           X-1               …
  4    A is blank                                Ben
  5    certificate  2                            Chen       Jav              …           X-1               …
  6    certificate  3                            Dev        C++              …           X-3               …

Certificates: 3
Skipped as headings: rows 1, 2
Not counted, because column A is blank: row 4

Please fix:
- Rows 3, 5: The ID "X-1" is in several rows. A search only ever finds the first of them.
  What to do: Give each certificate an ID of its own, and delete rows that are in the sheet twice.

What a visitor sees for the first three IDs:
- "X-1" (row 3): Valid. Asha\u00a0Rao, C++, X-1.
- "X-1" (row 5): Valid. Asha\u00a0Rao, C++, X-1. (That is row 3.)
- "X-3" (row 6): Valid. Dev, C++, X-3.`);
});

test('a column that is not read is named by its heading, and by where it belongs', () => {
  const text = report(
    titleRow,
    ['Sr No', 'Student Name', 'Course', 'Start', 'End', 'Duration', 'Certificate ID'],
    ['1', 'Asha Rao', 'C++', '01/04/2024', '30/06/2024', '3 Months', 'X-1'],
  );
  expect(text)
    .toContain(`- Column F ("Duration") should hold the certificate IDs, but holds lengths of time: "3 Months". The certificate IDs seem to be in column G ("Certificate ID"), which the validator never reads.
  What to do: Cut the whole of column G and paste it into column H, which is empty. Then let \`columns\``);
  expect(text).toContain('What a visitor sees for the first ID:\n- "X-1" (row 3): Not valid');
});

test.each([
  ['right', 7, 6],
  ['left', 3, 4],
])('a column to the %s is a setting', (_, index, position) => {
  const names = ['No.', 'Student', 'Course', '', '', 'Duration', '', ''].with(
    index,
    'Certificate ID',
  );
  const line = ['1', 'Asha Rao', 'C++', '', '', '3 Months', '', ''].with(index, 'X-1');
  expect(report(titleRow, names, line)).toContain(
    `What to do: Let \`columns\` in content/register.yaml be:
      columns:
        student: 2
        course: 3
        id: ${position}
`,
  );
});

test('personal data are counted and not repeated', () => {
  const lines = ['a@mail.example', 'b@mail.example', 'c@mail.example'].map((email, at) => [
    String(at + 1),
    'Asha Rao',
    'C++',
    'B+',
    email,
    `X-${at}`,
  ]);
  const text = report(titleRow, [...headings.slice(0, 4), 'E-mail', 'ID'], ...lines);
  expect(text).toContain('Rows 3–5: Column E ("E-mail") holds e-mail addresses in 3 rows.');
  expect(text).not.toContain('mail.example');
});

test('a register without faults is said to have none', () => {
  expect(report(titleRow, headings, row('1', 'Asha', 'C++', 'X-1'))).toContain('No faults found.');
});

test('a sheet with too few columns, in which nothing can be searched for, is told as such', () => {
  const text = report(['', 'A', 'B', 'C'], ['1', 'x'], ['2', 'x'], ['3', '1', 'Asha', 'C++']);
  expect(text).toContain('- Column B is the student.');
  expect(text).toContain('- No column is the certificate ID: the sheet has too few.');
  expect(text).toContain('What a visitor sees cannot be shown: no ID was found.');
});

test('of many findings of one kind the report shows the first, and what to do once', () => {
  const lines = Array.from({ length: 60 }, (_, at) =>
    row(String(at), 'Asha', 'C++', `X-${String(at >> 1)}`),
  ).toSpliced(
    60,
    0,
    ...Array.from({ length: 61 }, (_, at) => row(String(at), 'Ben', 'C++', `Y-${at}`)),
  );
  const text = report(titleRow, headings, ...lines);
  expect(text).toContain('"X-9" is in several rows');
  expect(text).not.toContain('"X-10" is in several rows');
  expect(text).toContain('… and 20 more like this');
  expect(text.match(/Give each certificate/g)).toHaveLength(1);
});

test('rows that follow each other are a range', () => {
  const lines = Array.from({ length: 15 }, (_, at) =>
    row(String(at + 1), [0, 1, 2, 3, 7, 8, 10].includes(at) ? '' : 'Dev', 'C++', `X-${at}`),
  );
  expect(report(titleRow, headings, ...lines)).toContain(
    'Rows 3–6, 10, 11, 13: The student is blank, so visitors are told',
  );
  expect(report(titleRow, headings, ...lines.slice(8, 11))).toContain('Rows 3, 5: The student');
});

test('the sheet that is read is named, with its place in the workbook', () => {
  const rows = sheetRows(titleRow, headings, row('1', 'Asha', 'C++', 'X-1'));
  const text = (position: number, isHidden: boolean, others: string[]) =>
    formatInspection(
      inspectRegister(rows, {
        courses: ['C++'],
        workbook: {
          name: 'Register 2024',
          position,
          isHidden,
          others: others.map((name) => ({ name, rows: [] })),
        },
      }),
      visitorWords,
    );
  expect(text(1, false, ['Fees'])).toMatch(
    /^Sheet that is read: "Register 2024", 1st of 2 sheets\n/,
  );
  expect(text(2, true, ['Chart', 'Fees'])).toMatch(/"Register 2024", 2nd of 3 sheets, .*hidden/);
  expect(text(1, false, [])).toMatch(/"Register 2024", the only sheet\n/);
});

test('a certificate that is skipped is kept by a row above with something in it', () => {
  expect(
    report(headings, row('1', 'Asha Rao', 'C++', 'X-1'), row('2', 'Ben', 'C++', 'X-2')),
  ).toMatch(/Insert a row above it and type something in that row/);
});

test('a register without a certificate ends with what a visitor sees of that', () => {
  expect(report(titleRow, headings, row('', 'Asha', 'C++', 'X-1'))).toMatch(
    /Number the certificates in column A[^]*\nA visitor sees that no certificate can be checked now\.$/,
  );
});

test('a heading with a dollar sign, and a text with braces, are shown as they are', () => {
  const text = report(
    titleRow,
    ['No.', 'Student', 'Course', '', '', "Time $& $'", 'Certificate ID'],
    ['1', 'Asha {course}', 'C++', '', '', '3 Months', 'X-1'],
    ['2', 'Asha {course}', 'C++', '', '', '3 Months', 'X-2'],
    ['3', '{id}', 'C++', '', '', '3 Months', '3'],
  );
  expect(text).toContain(`Column F ("Time $& $'")`);
  expect(text).toContain('Valid. {id}, C++, 3 Months.');
});

test('a row without its student is told as visitors are told', () => {
  const text = report(titleRow, headings, row('1', '', 'C++', 'X-1'));
  expect(text).toContain('(row 3): Incomplete. X-1.');
});

test('a certificate that is not valid is told as visitors are told, and its columns are named', () => {
  const rows = sheetRows(
    titleRow,
    [...headings, 'Status'],
    [...row('1', 'Asha Rao', 'C++', 'X-1'), 'Revoked'],
  );
  const columns = { student: 2, course: 3, id: 5, status: 6 };
  const text = formatInspection(inspectRegister(rows, { courses: ['C++'], columns }), visitorWords);
  expect(text).toContain('- Column H is the status.\n');
  expect(text).toContain('(row 3): Withdrawn. X-1 of Asha Rao.');
});
