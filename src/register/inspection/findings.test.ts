import { describe, expect, test } from 'vitest';
import { defaultColumns } from '../certificates/columns.ts';
import { randomIds } from '../ids.ts';
import { faultyRegisters } from '../testing/faulty-registers.ts';
import { inspectedLines, kindsIn, placeOf } from '../testing/inspected-lines.ts';
import { headings, inColumn, titleRow, usual } from '../testing/register-lines.ts';
import { findingWords, unsealable } from './findings.ts';

const above = [titleRow, headings];

function faults(...lines: string[][]) {
  return inspectedLines([...above, ...lines]).findings.map(placeOf);
}

/** The usual register with these IDs in its first rows. */
function withIds(...ids: string[]) {
  return faults(...usual((at) => (at < ids.length ? { 5: ids[at] ?? '' } : {})));
}

/** The usual register with this text in the fourth certificate, in row 6. */
function withText(column: number, text: string) {
  return faults(...usual((at) => (at === 3 ? { [column]: text } : {})));
}

test.each(faultyRegisters)('$what is found, with its place', ({ lines, finding }) => {
  const found = inspectedLines(lines).findings.map((it) => {
    return { ...it.wrong, better: it.wrong?.better?.name, ...placeOf(it) };
  });
  expect(found).toContainEqual(expect.objectContaining(finding));
});

describe('IDs', () => {
  const spaced = ['ITA 1', 'ITA  2', 'ITA 3', 'ITA 4', 'ITA 5', 'ITA 6'];

  test.each([
    ['in several rows', 'duplicate-id', [3, 5], ['X-1', 'X-2', ' X-1'], ['X-1']],
    [
      'that differ only in case, O and 0, or I, l and 1',
      'similar-ids',
      [3, 5],
      ['ITA-OIl', 'X-9', 'ita-o11'],
      ['ITA-OIl', 'ita-o11'],
    ],
    ['with two blanks where the others have one', 'space-in-id', [4], spaced, ['ITA  2']],
  ])('%s are found, with the rows', (_, kind, rows, ids, texts) => {
    expect(withIds(...ids)).toEqual([{ kind, rows, columns: ['F'], texts }]);
  });

  test('similar IDs that the owner has confirmed are no fault, and new ones are', () => {
    const lines = [...above, ...inColumn(5, ['AB-O1', 'AB-01', 'AB-I2', 'AB-12']).slice(0, 4)];
    const { findings } = inspectedLines(lines, { similarIds: ['AB-01', 'AB-O1'] });
    expect(findings.map(placeOf)).toEqual([
      { kind: 'similar-ids', rows: [5, 6], columns: ['F'], texts: ['AB-I2', 'AB-12'] },
    ]);
  });

  test.each([' ', '\t', '\u200b', '\u200e', '\u00ad', '\u0007', '\ufffd'])(
    'an ID with %j in it, which the others do not have, is found',
    (character) => {
      const id = `ITA${character}-2024-0004`;
      expect(withText(5, id)).toEqual([
        { kind: 'space-in-id', rows: [6], columns: ['F'], texts: [id] },
      ]);
    },
  );

  test('white space around an ID, and joiners in Indian names, are no fault', () => {
    expect(withIds(' ITA-2024-0001', 'ITA-2024-0002\u00a0')).toEqual([]);
    expect(faults(...inColumn(1, ['ക്‍ഷമ', 'श्रीमान्‌']).slice(0, 2))).toEqual([]);
  });

  test.each(['Jan-24', '24-Jan', '01/02/2024', '5 March 2024', '2024-01-02 00:00:00'])(
    'a date that the spreadsheet made of an ID is found: %s',
    (text) => {
      expect(withText(5, text)).toMatchObject([{ kind: 'spoilt-id', rows: [6], texts: [text] }]);
    },
  );

  test('IDs that only happen to be dates, among others of their shape, and other words are none', () => {
    const ids = ['24-01-10', '24-01-25', '24-01-40', '24-01-55', '24-01-70', '24-01-85'];
    expect(withIds(...ids)).toEqual([]);
    expect(withText(5, 'Marathi-24')).toEqual([]);
  });

  test('numbers of 16 digits of which only 15 are left are spoilt, and whole ones are not', () => {
    const numbers = (end: string) => usual((at) => ({ 5: `20240000000${at}${end}` }));
    expect(faults(...numbers('1230'))).toMatchObject([{ kind: 'spoilt-id', columns: ['F'] }]);
    expect(faults(...usual((at) => ({ 5: `202400000000123${at + 1}` })))).toEqual([]);
  });

  test('an ID of the academy’s form with a wrong character is found', () => {
    const lines = inColumn(5, ['ITA-7K3M-9QXD-2FWAK', 'ITA-7K3M-9QXD-2FWAZ']).slice(0, 2);
    const { findings } = inspectedLines([...above, ...lines], { idPrefixes: ['ITA'] });
    expect(findings.map(placeOf)).toEqual([
      { kind: 'mistyped-id', rows: [4], columns: ['F'], texts: ['ITA-7K3M-9QXD-2FWAZ'] },
    ]);
  });
});

describe('IDs that can be guessed', () => {
  function guessed(...ids: string[]) {
    const records = ids.map((id, row) => ({ id, row }));
    return unsealable(records, { idPrefixes: ['ITA'] })[0];
  }

  test.each([
    ['numbered', ['ITA-2024-0001', 'ITA-2024-0002', 'ITA-2025-0001']],
    ['numbers alone', ['1', '2', '3']],
    ['short', ['K7Q', 'Z9']],
    ['numbers far apart, of one in a million', ['100000', '900000']],
    ['100,000 numbers', Array.from({ length: 100_000 }, (_, at) => `ITA-${at}`)],
  ])('are those that are %s', (_, ids) => {
    expect(guessed(...ids)).toMatchObject({ rows: ids.map((_id, row) => row), texts: [ids[0]] });
  });

  test.each([
    ['made by register:ids', randomIds(50, 'ITA')],
    ['random and long', ['7f3c9a12-0b5e', 'c41d88e0-9a7f', '0e92bb41-77c3']],
    ['random numbers', ['8203441958203441', '1930558204417730']],
    ['one alone, and long', ['EXAMPLE-0001']],
    ['blank', ['', '']],
  ])('are not those that are %s', (_, ids) => {
    expect(guessed(...ids)).toBeUndefined();
  });

  test('are named with their rows, and nothing where they open by links only', () => {
    const ids = [...randomIds(3, 'ITA'), 'ITA-1', 'ITA-2'];
    const finding = { kind: 'guessable-ids', rows: [3, 4], texts: ['ITA-1'] };
    expect(guessed(...ids)).toMatchObject(finding);
    expect(unsealable([{ id: '1', row: 3 }], { opensByLink: true })).toEqual([]);
  });
});

describe('rows', () => {
  test('blank IDs, students and courses are found', () => {
    const [one = [], two = [], three = []] = inColumn(5, ['X-1', '\u00a0', '']);
    expect(faults(one.with(1, '').with(2, ''), two, three)).toEqual([
      { kind: 'blank-cell', rows: [4, 5], columns: ['F'], texts: [] },
      { kind: 'blank-cell', rows: [3], columns: ['B'], texts: [] },
      { kind: 'blank-cell', rows: [3], columns: ['C'], texts: [] },
    ]);
  });

  test.each(['#REF!', '#N/A', '#DIV/0!', 'Err:508', '#######'])('the error %s is found', (text) => {
    for (const column of [1, 2, 5]) {
      expect(withText(column, text)).toMatchObject([{ kind: 'error-value', rows: [6] }]);
    }
  });

  test('rows with an ID that do not count are a fault, since their certificates are refused', () => {
    const uncounted = [['', 'Ben', 'Java'], ...usual((at) => (at === 5 ? { 0: '' } : {}))];
    expect(faults(...uncounted)).toEqual([
      { kind: 'blank-column-a', rows: [9], columns: [], texts: [] },
    ]);
    expect(faults(...inColumn(0, []).slice(0, 2))).toEqual([
      { kind: 'blank-column-a', rows: [3, 4], columns: [], texts: [] },
    ]);
  });

  test('a register in which there is nothing below the headings says so', () => {
    expect(kindsIn(above)).toEqual(['no-certificates']);
    expect(kindsIn([])).toEqual(['no-certificates']);
  });

  test('a title between certificates is a heading', () => {
    expect(faults(...usual().toSpliced(3, 0, ['Batch of May']))).toEqual([
      { kind: 'kept-heading', rows: [6], columns: [], texts: [] },
    ]);
  });

  test('the example of the blank register is a note, alone or not', () => {
    const example = usual(() => ({ 5: 'EXAMPLE-0001' })).slice(0, 1);
    for (const others of [[], usual().slice(1)]) {
      const { findings, notes } = inspectedLines([...above, ...example, ...others]);
      expect(findings).toEqual([]);
      expect(notes).toMatchObject([{ kind: 'example-row', rows: [3], texts: ['EXAMPLE-0001'] }]);
    }
  });
});

describe('states', () => {
  const columns = {
    ...defaultColumns,
    issued: 6,
    validUntil: 7,
    status: 8,
    statusSince: 9,
    replacedBy: 10,
  };
  const stateHeadings = ['Issued on', 'Valid until', 'Status', 'Since', 'Replaced by'];

  const [issued, until, status, since, by] = [7, 8, 9, 10, 11];

  /** Certificates with these texts after the usual ones, by their index. */
  function inspect(...states: Readonly<Record<number, string>>[]) {
    const lines = states.map((cells, at) =>
      Object.assign(Array<string>(12).fill(''), usual()[at], cells),
    );
    return inspectedLines([titleRow, [...headings, ...stateHeadings], ...lines], { columns });
  }

  test('that are understood and fit together are no fault', () => {
    const lines = [
      { [issued]: '31 Jan 2024', [until]: '31 Jan 2028' },
      { [status]: 'Valid', [since]: '31 Jan 2024' },
      { [status]: 'withdrawn', [since]: '1 Mar 2025', [issued]: '31/01/2024' },
      { [status]: 'replaced', [since]: '1 Mar 2025', [by]: 'ITA-2024-0001' },
      { [status]: 'expired', [until]: '1 Mar 2025' },
      // The order of days and months is decided by the whole column.
      { [issued]: '03/04/2024', [by]: '-' },
    ];
    expect(inspect(...lines).findings).toEqual([]);
  });

  test.each([
    ['a status that is not known', 'unclear-state', 'J', 'on hold', { [status]: 'on hold' }],
    ['a text that is no date of issue', 'unclear-state', 'H', 'Diwali', { [issued]: 'Diwali' }],
    ['a text that is no last day', 'unclear-state', 'I', 'soon', { [until]: 'soon' }],
    ['a day of two readings', 'two-readings', 'H', '03/04/2024', { [issued]: '03/04/2024' }],
    ['a day without a status', 'unclear-state', 'K', '1 Jan 2024', { [since]: '1 Jan 2024' }],
    ['valid, and replaced', 'unclear-state', 'L', 'X-2', { [status]: 'valid', [by]: 'X-2' }],
  ])('%s is named with its rows, column and text', (_, kind, column, text, cells) => {
    const { findings } = inspect(cells, {});
    expect(findings.map(placeOf)).toEqual([{ kind, rows: [3], columns: [column], texts: [text] }]);
    expect(findings.map(findingWords)[0]?.what).toContain(text);
  });

  test('a column that the settings name and the sheet lacks is found', () => {
    const lines = [titleRow, [...headings, ...stateHeadings.slice(0, 2)], ...usual()];
    const { findings } = inspectedLines(lines, { columns });
    expect(findings.map(({ kind, texts }) => [kind, ...texts])).toEqual(
      ['status', 'statusSince', 'replacedBy'].map((use) => ['state-column-missing', use]),
    );
  });
});
