import { expect, test } from 'vitest';

import { headings, titleRow } from '../testing/register-lines.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import type { Finding } from './findings.ts';
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
] as const)('%s is found instead of an ID, a student and a course', (_, kind, texts) => {
  for (const text of texts) {
    for (const column of [1, 2, 5]) {
      expect(withText(column, text).findings, text).toEqual([
        { kind, rows: [6], columns: [columnNames[column]], texts: [text] },
      ]);
    }
  }
});

test.each(['Jan-24', '24-Jan', '01/02/2024', '2024-01-02', '5 March 2024', '2024-01-02 00:00:00'])(
  'a date that the spreadsheet made of an ID is found: %s',
  (text) => {
    expect(withText(5, text).findings).toEqual([
      { kind: 'spoilt-id', rows: [6], columns: ['F'], texts: [text] },
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

test('numbers of 16 digits of which only 15 are left are spoilt, and whole ones are not', () => {
  const rounded = inspect((at) => ({ 5: `20240000000${at}1230` }));
  expect(rounded.findings).toMatchObject([{ kind: 'spoilt-id', columns: ['F'] }]);
  const whole = inspect((at) => ({ 5: `202400000000123${at}` }));
  expect(whole).toEqual({ findings: [], notes: [] });
});

test('a long dash in an ID is a fault, since nobody types one', () => {
  expect(withText(5, 'ITA–2024–0004').findings).toEqual([
    { kind: 'long-dash', rows: [6], columns: ['F'], texts: ['ITA–2024–0004'] },
  ]);
  expect(inspect((at) => ({ 5: `ITA—${at}` })).findings).toMatchObject([{ kind: 'long-dash' }]);
});
