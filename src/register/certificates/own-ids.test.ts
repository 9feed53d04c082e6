import { expect, test } from 'vitest';
import { sheetOf } from '../../spreadsheet/testing/sheet-rows.ts';
import type { SheetRow } from '../../spreadsheet/sheet/cells.ts';
import { defaultColumns } from './columns.ts';
import { certificatesToSeal } from '../sealed/seal.ts';
import { verdictOn } from './unknown-verdicts.ts';
import { registerIn } from './verdict.ts';
import { verdictsOn } from '../worker/list-service.ts';

const above = 'Register / No.|Student|Course';

/** The rows of a register with `ids`. For the ID `?`, the file lacks the value. */
function rowsWith(...ids: string[]): SheetRow[] {
  const lines = ids.map((id, at) => `${at + 1}|Student ${at}|C++|||${id === '?' ? '' : id}`);
  return sheetOf([above, ...lines].join(' / ')).map((row) =>
    ids[row.number - 3] === '?' ? { ...row, notKnown: [5] } : row,
  );
}

function statusOf(rows: readonly SheetRow[], id: string) {
  const register = registerIn(rows, { columns: defaultColumns });
  const { status } = verdictOn(register, id);
  // A look-up in a list must give the same answer as a single look-up.
  expect(verdictsOn(register, [id])(id).status).toBe(status);
  return status;
}

const errors = ['#REF!', '#N/A', '#NAME?', '#DIV/0!', '#¡REF!', '####', 'Err:508', 'Error'];
const lost = [...errors, '#ERROR!', 'Loading...', 'loading…', '?', ''];
const twenty = Array.from({ length: 20 }, (_, at) => `X-${at}`);

test.each(lost)(
  'R9: if one row has %j in place of an ID, unknown IDs are not called invalid',
  (text) => {
    const rows = rowsWith('X-1', text, 'X-3');
    expect(statusOf(rows, 'X-2')).toBe('incomplete');
    expect(statusOf(rows, 'X-3')).toBe('found');
    expect(statusOf(rows, '')).toBe('invalid');
  },
);

test.each(lost)('R9: if every row has %j in place of an ID, the register is unusable', (text) => {
  const kind = text === '?' ? 'not-calculated' : 'no-ids';
  for (const rows of [rowsWith(text), rowsWith(text, text, text, text)]) {
    expect(() => statusOf(rows, 'X-1')).toThrow(expect.objectContaining({ kind }));
    expect(() => certificatesToSeal(rows, { columns: defaultColumns })).toThrow(
      expect.objectContaining({ kind }),
    );
  }
});

test.each([
  ['the same text everywhere', ['0', '0', '0'], 'no-ids'],
  ['hardly any known IDs', [...Array<string>(40).fill('?'), 'X-1'], 'not-calculated'],
  [
    'one of six grades in each row',
    Array.from({ length: 240 }, (_, at) => 'ABCDEF'.charAt(at % 6)),
    'no-ids',
  ],
  ['a mixture of errors', ['#REF!', 'Loading...', '', '?'], 'no-ids'],
])('R9: a register is unusable if its ID column has %s', (_, ids, kind) => {
  expect(() => statusOf(rowsWith(...ids), 'X-2')).toThrow(expect.objectContaining({ kind }));
});

const headings = { student: 'Student', course: 'Course', id: 'Certificate ID' };
const confirmed = { columns: defaultColumns, headings };
const headed = (line: string, row = '1|Asha|C++|||X-1') => sheetOf(`Register / ${line} / ${row}`);

test.each([
  ['before all others was inserted', 'x|No.|Student|Course|Grade|Note|Certificate ID'],
  ['was deleted, so that the IDs are in column E', 'No.|Student|Course|Note|Certificate ID'],
  ['changed places with another', 'No.|Course|student|Grade|Note|CERTIFICATE  ID'],
  ['was cut out and pasted at the end', 'No.||Course|Grade|Note|Certificate ID||Student'],
])('B22: after a column %s, the register is of another form and has no answer', (_, line) => {
  const fault = expect.objectContaining({ kind: 'changed-form' });
  const rows = headed(line, '1|Asha|C++|A||X-1');
  expect(() => registerIn(rows, confirmed)).toThrow(fault);
  expect(() => certificatesToSeal(rows, confirmed)).toThrow(fault);
  expect(() => registerIn(rows, { columns: defaultColumns })).not.toThrow();
});

test.each([
  ['are as they were confirmed', 'No.|STUDENT|Course|Grade|Note|certificate  id'],
  ['were reworded', 'No.|Name|Subject|Grade|Note|Number'],
  ['occur twice', 'No.|Student|Course|Student|Note|Certificate ID|Course'],
  ['are missing', '2024|'],
])('B22: by position, a register is read whose headings %s', (_, line) => {
  expect(registerIn(headed(line), confirmed).records).toHaveLength(1);
});

test.each([
  ['X-0', true],
  // After X-9 comes X-10.
  ['x-0', false],
  ['XX-0', false],
])('B22: with the shape %s, the IDs X-0 to X-19 make a usable register: %s', (shape, isUsable) => {
  const rows = rowsWith(...twenty);
  const read = () => registerIn(rows, { columns: defaultColumns, idShapes: [shape] });
  if (isUsable) expect(read().records).toHaveLength(20);
  else expect(read).toThrow(expect.objectContaining({ kind: 'changed-form' }));
});

test.each<[string, string[], string]>([
  ['one certificate', ['X-1'], 'invalid'],
  ['two rows with the same ID, by mistake', ['X-1', 'X-1'], 'invalid'],
  ['each certificate twice', [...twenty, ...twenty], 'invalid'],
  ['one ID for all courses of a student', ['S-1', 'S-1', 'S-1', 'S-2', 'S-2', 'S-3'], 'invalid'],
  ['numbers as IDs, one of them zero', ['0', '1', '2', '3'], 'invalid'],
  ['IDs that look like errors', ['#A17', '#B18', 'Error-1', 'Loading-2'], 'invalid'],
  ['IDs for only a few of the students', [...twenty, ...Array<string>(300).fill('')], 'incomplete'],
  [
    'a text in place of each missing ID',
    ['to come', 'to come', 'to come', 'X-1', 'X-2'],
    'incomplete',
  ],
])('the answer for an unknown ID is right in a usable register with %s', (_, ids, status) => {
  expect(statusOf(rowsWith(...ids), ids[0] ?? '')).toBe('found');
  expect(statusOf(rowsWith(...ids), 'X-99')).toBe(status);
});

test('titles and bare row numbers are not counted as certificates that lack an ID', () => {
  const rows = sheetOf(`${above} / Batch of May / 1|Asha|C++|||X-1 / 2 / 3 / 4||||||clerk`);
  expect(statusOf(rows, 'X-9')).toBe('invalid');
  // These rows are numbered in advance. Their formulas for IDs have no results yet.
  const ahead = rows.map((row) => (row.number > 4 ? { ...row, notKnown: [5] } : row));
  expect(statusOf(ahead, 'X-9')).toBe('invalid');
  expect(certificatesToSeal(rows, { columns: defaultColumns }).records).toHaveLength(1);
});

test('an error value does not count as the name of a student or course', () => {
  const rows = sheetOf(`${above} / 1|#REF!|C++|||X-1 / 2|Ben|Loading...|||X-2`);
  const register = registerIn(rows, { columns: defaultColumns });
  expect(verdictOn(register, 'X-1')).toMatchObject({
    state: { kind: 'incomplete', lacks: ['student'] },
  });
  expect(verdictOn(register, 'X-2')).toMatchObject({
    state: { kind: 'incomplete', lacks: ['course'] },
  });
});

test('R5: a row counts as a certificate even if the file lacks its value in column A', () => {
  const rows = sheetOf(`${above} / |Asha|C++|||X-1 / |Ben|C++|||X-2`);
  expect(() => statusOf(rows, 'X-1')).toThrow();
  const known = rows.map((row) => (row.number > 2 ? { ...row, notKnown: [0] } : row));
  expect(statusOf(known, 'X-2')).toBe('found');
});
