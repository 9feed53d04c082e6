import { expect, test } from 'vitest';

import { sheetRows } from '../testing/sheet-rows.ts';
import type { Finding } from './findings.ts';
import { inspectRegister, type Inspection } from './inspect-register.ts';

const courses = ['C++', 'Core Java', 'Java Full Stack'];
const above = [['Register'], ['No.', 'Student', 'Course', 'Grade', 'Note', 'ID', 'Clerk']];

/** A row of the register: serial number, student, course, ID. */
function row(serial: string, student: string, course: string, id: string): string[] {
  return [serial, student, course, '', 'office', id, 'clerk'];
}

function inspect(...lines: string[][]): Inspection {
  return inspectRegister(sheetRows(...above, ...lines), { courses });
}

function findings(...lines: string[][]) {
  return inspect(...lines).findings.map(place);
}

function notes(...lines: string[][]) {
  return inspect(...lines).notes.map(place);
}

/** A finding with its columns by letter. */
function place({ kind, rows, columns, texts }: Finding) {
  return { kind, rows, columns: columns.map(({ name }) => name), texts };
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
  ).toContainEqual({ kind: 'duplicate-id', rows: [3, 5], columns: ['F'], texts: ['X-1'] });
});

test('an ID that a search finds in another column further up is found', () => {
  expect(findings(row('1', 'Asha', 'C++', 'X-1'), row('2', 'Ben', 'C++', '1'))).toEqual([
    { kind: 'id-found-elsewhere', rows: [3, 4], columns: ['F'], texts: ['1'] },
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
    { kind: 'blank-id', rows: [4, 5], columns: ['F'], texts: [] },
    { kind: 'blank-student', rows: [3], columns: ['B'], texts: [] },
    { kind: 'blank-course', rows: [3], columns: ['C'], texts: [] },
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
  ).toEqual([{ kind: 'similar-ids', rows: [3, 5], columns: ['F'], texts: [one, other] }]);
});

test.each([
  ['a blank that the others do not have', 'X -1'],
  ['a tab', 'X\t-1'],
  ['a zero width space', 'X\u200b-1'],
])('an ID with %s in it is found', (_, id) => {
  expect(
    findings(
      row('1', 'Asha', 'C++', id),
      row('2', 'Ben', 'C++', 'X-2'),
      row('3', 'Chen', 'C++', 'X-3'),
    ),
  ).toContainEqual({ kind: 'space-in-id', rows: [3], columns: ['F'], texts: [id] });
});

test.each([
  ['a blank before it', ' X-1'],
  ['a no-break space after it', 'X-1\u00a0'],
])('an ID with %s is as good as one without', (_, id) => {
  const lines = [row('1', 'Asha', 'C++', id), row('2', 'Ben', 'C++', 'X-2')];
  expect([...findings(...lines), ...notes(...lines)]).toEqual([]);
});

test('a blank that belongs to how IDs are made is no fault, two together are', () => {
  expect(
    findings(
      row('1', 'Asha', 'C++', 'ITA 1'),
      row('2', 'Ben', 'C++', 'ITA  2'),
      row('3', 'Chen', 'C++', 'ITA 3'),
    ),
  ).toEqual([{ kind: 'space-in-id', rows: [4], columns: ['F'], texts: ['ITA  2'] }]);
});

test.each([
  ['a mark of direction', 'As\u200eha'],
  ['a soft hyphen', 'As\u00adha'],
  ['a control character', 'As\u0007ha'],
  ['the replacement character', 'As\ufffdha'],
])('an ID with %s is found', (_, name) => {
  const id = `${name}-1`;
  expect(findings(row('1', 'Asha', 'C++', id))).toEqual([
    { kind: 'space-in-id', rows: [3], columns: ['F'], texts: [id] },
  ]);
});

test('joiners in Indian names are no fault', () => {
  expect(findings(row('1', 'ക്‍ഷമ', 'C++', 'X-1'), row('2', 'श्रीमान्‌', 'C++', 'X-2'))).toEqual([]);
});

test('a row with an ID that does not count is a fault, since its certificate is refused', () => {
  const lines = [row('1', 'Asha', 'C++', 'X-1'), ['', 'Ben', 'Java', '', '', 'X-2']];
  expect(findings(...lines)).toEqual([
    { kind: 'row-without-serial', rows: [4], columns: ['F'], texts: ['X-2'] },
  ]);
  expect(notes(...lines)).toEqual([]);
});

test('a row without an ID that does not count is passed over', () => {
  const lines = [row('1', 'Asha', 'C++', 'X-1'), ['', 'Ben', 'Java']];
  expect([...findings(...lines), ...notes(...lines)]).toEqual([]);
});

test('a register in which column A is blank says so', () => {
  const blank = [row('', 'Asha', 'C++', 'X-1'), row('', 'Ben', 'C++', 'X-2')];
  expect(findings(...blank)).toEqual([
    { kind: 'blank-column-a', rows: [3, 4], columns: ['A'], texts: [] },
  ]);
});

test('a register that is blank below its headings says so', () => {
  expect(findings()).toMatchObject([{ kind: 'no-certificates' }]);
  expect(inspectRegister([], { courses }).findings).toMatchObject([{ kind: 'no-certificates' }]);
});

test('similar IDs that the owner has confirmed are no fault, and new ones are', () => {
  const lines = ['AB-O1', 'AB-01', 'AB-I2', 'AB-12'].map((id, at) =>
    row(String(at + 1), 'Asha', 'C++', id),
  );
  const rows = sheetRows(...above, ...lines);
  const { findings: left } = inspectRegister(rows, { courses, similarIds: ['AB-01', 'AB-O1'] });
  expect(left.map(place)).toEqual([
    { kind: 'similar-ids', rows: [5, 6], columns: ['F'], texts: ['AB-I2', 'AB-12'] },
  ]);
});

test('a sheet that looks like a register and is not the first is found', () => {
  const register = sheetRows(...above, row('1', 'Asha', 'C++', 'X-1'));
  const workbook = (others: { name: string; rows: typeof register }[]) => ({
    name: 'First',
    position: 1,
    isHidden: false,
    others,
  });
  const later = { name: '2024', rows: register };
  const notes = { name: 'Notes', rows: sheetRows(['To do'], ['Print'], ['1', 'paper', 'ink']) };
  const found = (rows: typeof register, others: (typeof later)[]) => {
    const inspection = inspectRegister(rows, { courses, workbook: workbook(others) });
    return [inspection.findings[0]?.kind, inspection.notes[0]?.kind];
  };
  expect(found([], [notes, later])).toEqual(['later-sheet', 'other-sheet']);
  expect(found(notes.rows, [later])[0]).toBe('later-sheet');
  expect(found(register, [later])).toEqual([undefined, 'other-sheet']);
  expect(found(register, [notes])).toEqual([undefined, 'other-sheet']);
});

test('where another sheet is the register, it is to be moved, and nothing is advised for this one', () => {
  const register = sheetRows(...above, row('1', 'Asha', 'C++', 'X-1'));
  const kinds = (rows: typeof register) => {
    const others = [{ name: 'Certificates', rows: register }];
    const workbook = { name: 'Summary', position: 1, isHidden: false, others };
    const { findings, notes } = inspectRegister(rows, { courses, workbook });
    return [...findings, ...notes].map(({ kind }) => kind);
  };
  const summary = sheetRows(['Issued'], ['Course', 'Count', 'Month'], ['C++', '12', 'May']);
  expect(kinds(summary)).toEqual(['later-sheet']);
  expect(kinds([])).toEqual(['later-sheet']);
  // A register whose columns are others: the other sheet may be last year's.
  const other = ['1', 'X-2', 'Asha Rao', 'C++'];
  expect(kinds(sheetRows(['Register'], ['No.', 'ID', 'Student', 'Course'], other))).toContain(
    'wrong-column',
  );
});

test('another sheet is known as the register by the columns of the settings, too', () => {
  const moved = ['1', 'X-1', 'C++', 'A', '', 'Asha'];
  const others = [{ name: 'Certificates', rows: sheetRows(...above, moved) }];
  const workbook = { name: 'Summary', position: 1, isHidden: false, others };
  const summary = sheetRows(['Issued'], ['Course', 'Teacher'], ['C++', 'Meera Joshi']);
  const columns = { student: 5, course: 3, id: 2 };
  const { findings, notes } = inspectRegister(summary, { courses, columns, workbook });
  expect([...findings, ...notes].map(({ kind }) => kind)).toEqual(['later-sheet']);
});

test('the example of the blank register is a note as long as it is alone, then a fault', () => {
  const example = row('1', 'EXAMPLE', 'C++', 'EXAMPLE-0001');
  const place = { kind: 'example-row', rows: [3], columns: ['F'], texts: ['EXAMPLE-0001'] };
  expect(findings(example)).toEqual([]);
  expect(notes(example)).toEqual([{ ...place, kind: 'only-example' }]);
  expect(findings(example, row('2', 'Asha', 'C++', 'X-1'))).toEqual([place]);
});

test('a sheet with too few columns for the ID is found', () => {
  const lines = [
    ['', 'A', 'B', 'C'],
    ['1', 'x'],
    ['2', 'No'],
    ['3', '1', 'Asha Rao', 'C++'],
  ];
  expect(inspectRegister(sheetRows(...lines), { courses }).findings).toMatchObject([
    { kind: 'wrong-column', columns: [], wrong: { use: 'id', holds: 'missing' } },
  ]);
});

test('the first three IDs are answered as a visitor would be, skipped rows and unread columns too', () => {
  const lines = [
    ['No.', 'Student', 'Course', 'Start', '', 'Duration', 'Certificate ID'],
    ['1', 'Asha Rao', 'C++', '', '', '3 months', 'X-1'],
    ['2', 'Ben More', 'C++', '', '', '2 months', 'X-2'],
    ['3', 'Chen Lee', 'C++', '', '', '1 month', 'X-3'],
    ['4', 'Dev Iyer', 'C++', '', '', '1 month', 'X-4'],
  ];
  expect(inspectRegister(sheetRows(...lines), { courses }).answers).toEqual([
    { id: 'X-1', row: 2, certificate: undefined },
    { id: 'X-2', row: 3, certificate: undefined },
    { id: 'X-3', row: 4, certificate: undefined },
  ]);
  const certificate = { student: 'Asha', course: 'C++', id: 'X-1', row: 3 };
  expect(inspect(row('1', 'Asha', 'C++', 'X-1'), row('2', 'Ben', 'C++', 'X-1')).answers).toEqual([
    { id: 'X-1', row: 3, certificate, state: 'valid' },
    { id: 'X-1', row: 4, certificate, state: 'valid' },
  ]);
});
