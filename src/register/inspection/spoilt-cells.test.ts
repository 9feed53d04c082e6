import { expect, test } from 'vitest';

import { headings, titleRow } from '../testing/register-lines.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import type { Finding } from './finding.ts';
import { inspectRegister } from './inspect-register.ts';

/** Eight rows as they should be, but for what is in these. */
function inspect(change: (at: number) => Readonly<Record<number, string>>) {
  const lines = Array.from({ length: 8 }, (_, at) =>
    Object.assign(
      [String(at + 1), 'Asha Rao', 'Python', 'A', '', `ITA-2024-000${at + 1}`, ''],
      change(at),
    ),
  );
  const { findings, notes } = inspectRegister(sheetRows(titleRow, headings, ...lines), {
    courses: ['Python'],
  });
  return { findings: findings.map(place), notes: notes.map(place) };
}

function place({ kind, rows, columns, texts }: Finding) {
  return { kind, rows, columns: columns.map(({ name }) => name), texts };
}

/** The fourth certificate, in row 6, with this in one column. */
function withText(column: number, text: string) {
  return inspect((at) => (at === 3 ? { [column]: text } : {}));
}

const columnNames = ['A', 'B', 'C', 'D', 'E', 'F'];

test.each([
  ['an error value', 'error-value', ['#REF!', '#N/A', '#DIV/0!', 'Err:508', '#######']],
  ['something for a cell that is yet to be filled', 'placeholder', ['-', '—', 'Pending', 'n/a']],
  ['a word for the cell above', 'placeholder', ['same as above', '"', '-do-', 'Ditto']],
  ['letters that were lost on the way', 'lost-letters', ['????', '????? ????', 'à¤…à¤¨']],
] as const)('%s is found instead of an ID, a student and a course', (_, kind, texts) => {
  for (const text of texts) {
    for (const column of [1, 2, 5]) {
      expect(withText(column, text).findings, text).toEqual([
        { kind, rows: [6], columns: [columnNames[column]], texts: [text] },
      ]);
    }
  }
});

test.each(['Cancelled', 'not issued', 'ITA'])(
  'a word without a digit is no ID where the others have one: %s',
  (text) => {
    expect(withText(5, text).findings).toEqual([
      { kind: 'placeholder', rows: [6], columns: ['F'], texts: [text] },
    ]);
  },
);

test.each(['Jan-24', '24-Jan', '01/02/2024', '2024-01-02', '5 March 2024', '2024-01-02 00:00:00'])(
  'a date that the spreadsheet made of an ID is found: %s',
  (text) => {
    expect(withText(5, text).findings).toEqual([
      { kind: 'date-for-id', rows: [6], columns: ['F'], texts: [text] },
    ]);
  },
);

test('IDs that only happen to be dates, among others of their shape, are none', () => {
  const ids = inspect((at) => ({ 5: `24-01-${10 + at * 15}` }));
  expect(ids).toEqual({ findings: [], notes: [] });
});

test('a word that begins like a month is no date', () => {
  expect(withText(5, 'Marathi-24').findings).toEqual([]);
});

test('what stands for an ID in several rows is no repeated ID', () => {
  const { findings } = inspect((at) => (at % 4 === 3 ? { 5: 'Pending' } : {}));
  expect(findings).toEqual([
    { kind: 'placeholder', rows: [6, 10], columns: ['F'], texts: ['Pending'] },
  ]);
});

test('numbers of 16 digits of which only 15 are left are shortened; whole ones are worth a look', () => {
  const rounded = inspect((at) => ({ 5: `20240000000${at}1230` }));
  expect(rounded.findings).toMatchObject([{ kind: 'shortened-number', columns: ['F'] }]);
  const whole = inspect((at) => ({ 5: `202400000000123${at}` }));
  expect(whole.findings).toEqual([]);
  expect(whole.notes).toMatchObject([{ kind: 'long-number', columns: ['F'] }]);
});

test('IDs of one or two digits are worth a look', () => {
  expect(inspect((at) => ({ 5: String(at + 1) }))).toMatchObject({
    findings: [],
    notes: [{ kind: 'short-numbers', columns: ['F'] }],
  });
});

test('an ID of another shape than nearly all others is worth a look', () => {
  expect(withText(5, 'ITA2024/0004')).toEqual({
    findings: [],
    notes: [{ kind: 'odd-id', rows: [6], columns: ['F'], texts: ['ITA2024/0004'] }],
  });
});

test.each([
  ['E', 4],
  ['G', 6],
])('an ID in column %s, which is never read, is told with its column', (letter, index) => {
  const change = (at: number) => (at === 3 ? { 5: '', [index]: 'ITA-2024-0004' } : {});
  expect(inspect(change).findings).toEqual([
    { kind: 'id-in-unread-column', rows: [6], columns: ['F', letter], texts: ['ITA-2024-0004'] },
  ]);
  expect(inspect((at) => (at === 3 ? { 5: '', [index]: 'office' } : {})).findings).toEqual([
    { kind: 'blank-id', rows: [6], columns: ['F'], texts: [] },
  ]);
});

test('a long dash in an ID is a fault, since nobody types one', () => {
  expect(withText(5, 'ITA–2024–0004').findings).toEqual([
    { kind: 'long-dash', rows: [6], columns: ['F'], texts: ['ITA–2024–0004'] },
  ]);
  expect(inspect((at) => ({ 5: `ITA—${at}` })).findings).toMatchObject([{ kind: 'long-dash' }]);
});
