import { expect, test } from 'vitest';

import { formatInspection } from './format-inspection.ts';
import { inspectRegister } from './inspect-register.ts';
import type { Finding } from './inspection-findings.ts';
import { sheetRows } from '../testing/sheet-rows.ts';

const courses = ['C++', 'Java Full Stack'];
const above = [['Register'], ['No.', 'Student', 'Course', 'Grade', 'Note', 'ID', 'Clerk']];

/** A row of the register: serial number, student, course, ID. */
function row(serial: string, student: string, course: string, id: string): string[] {
  return [serial, student, course, '', 'office', id, 'clerk'];
}

function findings(...lines: string[][]): readonly Finding[] {
  return inspectRegister(sheetRows(...above, ...lines), courses).findings;
}

test('a register without faults has no findings', () => {
  expect(
    findings(row('1', 'Asha', 'C++', 'X-1'), row('2', 'Ben', ' java  full stack', 'X-2')),
  ).toEqual([]);
});

test('an ID in several rows is found, with the rows', () => {
  expect(
    findings(
      row('1', 'Asha', 'C++', 'X-1'),
      row('2', 'Ben', 'C++', 'X-2'),
      row('3', 'Chen', 'C++', ' X-1'),
    ),
  ).toContainEqual({ kind: 'duplicate-id', rows: [3, 5], texts: ['X-1'] });
});

test('an ID that a search finds in another column further up is found', () => {
  expect(findings(row('1', 'Asha', 'C++', 'X-1'), row('2', 'Ben', 'C++', '1'))).toEqual([
    { kind: 'id-found-elsewhere', rows: [3, 4], texts: ['1'] },
  ]);
});

test('blank IDs, students and courses are found', () => {
  expect(
    findings(
      row('1', '', '', 'X-1'),
      row('2', 'Ben', 'C++', '\u00a0'),
      row('3', 'Chen', 'C++', ''),
    ),
  ).toEqual([
    { kind: 'blank-id', rows: [4, 5], texts: [] },
    { kind: 'blank-student', rows: [3], texts: [] },
    { kind: 'blank-course', rows: [3], texts: [] },
  ]);
});

test.each([
  ['case', 'ITA-1a', 'ITA-1A'],
  ['O and 0', 'ITA-0O1', 'ITA-001'],
  ['I, l and 1', 'ITA-I1', 'ITA-ll'],
  ['all of them', 'ITA-OIl', 'ita-o11'],
])('IDs that differ only in %s are found together', (_, one, other) => {
  expect(
    findings(
      row('1', 'Asha', 'C++', one),
      row('2', 'Ben', 'C++', 'X-9'),
      row('3', 'Chen', 'C++', other),
    ),
  ).toEqual([{ kind: 'similar-ids', rows: [3, 5], texts: [one, other] }]);
});

test.each([
  ['a blank before it', ' X-1'],
  ['a no-break space behind it', 'X-1\u00a0'],
  ['a blank in it, which the others do not have', 'X -1'],
  ['a tab in it', 'X\t-1'],
  ['a zero width space in it', 'X\u200b-1'],
])('an ID with %s is found, as it stands in the sheet', (_, id) => {
  expect(
    findings(
      row('1', 'Asha', 'C++', id),
      row('2', 'Ben', 'C++', 'X-2'),
      row('3', 'Chen', 'C++', 'X-3'),
    ),
  ).toContainEqual({ kind: 'stray-space', rows: [3], texts: [id] });
});

test('a blank that most IDs have belongs to how they are made, two on end do not', () => {
  expect(
    findings(
      row('1', 'Asha', 'C++', 'ITA 1'),
      row('2', 'Ben', 'C++', 'ITA  2'),
      row('3', 'Chen', 'C++', 'ITA 3'),
    ),
  ).toEqual([{ kind: 'stray-space', rows: [4], texts: ['ITA  2'] }]);
});

test.each([
  ['a mark of direction', 'As\u200eha'],
  ['a soft hyphen', 'As\u00adha'],
  ['a control character', 'As\u0007ha'],
  ['the sign for what could not be decoded', 'As\ufffdha'],
])('a name with %s is found', (_, student) => {
  expect(findings(row('1', student, 'C++', 'X-1'))).toEqual([
    { kind: 'non-printing', rows: [3], texts: [student] },
  ]);
});

test('joiners in Indian names are no fault', () => {
  expect(findings(row('1', 'ക്‍ഷമ', 'C++', 'X-1'), row('2', 'श्रीमान्‌', 'C++', 'X-2'))).toEqual([]);
});

test('course names that match no course are found, each with its rows', () => {
  expect(
    findings(
      row('1', 'Asha', 'Java', 'X-1'),
      row('2', 'Ben', 'C++', 'X-2'),
      row('3', 'Chen', 'Java', 'X-3'),
    ),
  ).toEqual([{ kind: 'unknown-course', rows: [3, 5], texts: ['Java'] }]);
});

test('rows that the rules drop are not judged', () => {
  expect(findings(row('1', 'Asha', 'C++', 'X-1'), ['', 'Ben', 'Java', '', '', 'X-1'])).toEqual([]);
});

test('the report tells how columns and rows were understood, and nothing of what is left out', () => {
  const inspection = inspectRegister(
    sheetRows(
      ...above,
      row('1', 'Asha\u00a0Rao', 'C++', 'X-1'),
      ['', 'Ben'],
      row('2', 'Chen', 'Jav', 'X-1'),
    ),
    courses,
  );
  expect(formatInspection(inspection)).toBe(`The columns go by their letters in the sheet.
- Column B holds the student.
- Column C holds the course.
- Column F holds the certificate ID.

  Row  Taken as     A         B student      C course  D      E left out  F certificate ID  G left out
  1    skipped      Register
  2    skipped      No.       Student        Course    Grade              ID
  3    certificate  1         Asha\\u{a0}Rao  C++                          X-1
  4    A is blank             Ben
  5    certificate  2         Chen           Jav                          X-1

Rows that count as a certificate: 2
Rows that do not, because they stand above the data: 2 (rows 1, 2)
Rows that do not, because their column A is blank: 1 (row 4)

Please look at this:
- an ID stands in several rows, and only the first of them is found: "X-1" (rows 3, 5)
- the site has no course of this name: "Jav" (row 5)`);
});

test('the report of a sheet with a header of letters names the columns by it', () => {
  const inspection = inspectRegister(
    sheetRows(['', 'A', 'B', 'C'], ['1', 'x'], ['2', 'x'], ['3', '1', 'Asha', 'C++']),
    courses,
  );
  expect(formatInspection(inspection)).toContain('- Column B holds the student.');
  expect(formatInspection(inspection)).toContain('- No column holds the certificate ID');
  expect(inspection.columns[0]).toEqual({ use: 'dropped', cells: ['', '', '', ''] });
});

test('of many findings of one kind the report shows the first', () => {
  const lines = Array.from({ length: 30 }, (_, index) =>
    row(String(index), 'Asha', `Course ${index}`, `X-${index}`),
  );
  const report = formatInspection(inspectRegister(sheetRows(...above, ...lines), courses));
  expect(report).toContain('"Course 9"');
  expect(report).not.toContain('"Course 10"');
  expect(report).toContain('and 20 more');
});
