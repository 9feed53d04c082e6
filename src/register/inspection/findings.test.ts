import { describe, expect, test } from 'vitest';
import { defaultColumns } from '../certificates/columns.ts';
import { randomIds } from '../ids.ts';
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

describe('IDs', () => {
  test('an ID in several rows is found, with the rows', () => {
    expect(withIds('X-1', 'X-2', ' X-1')).toEqual([
      { kind: 'duplicate-id', rows: [3, 5], columns: ['F'], texts: ['X-1'] },
    ]);
  });

  test.each([
    ['case', 'ITA-1a', 'ITA-1A'],
    ['O and 0', 'ITA-0O1', 'ITA-001'],
    ['I, l and 1', 'ITA-I1', 'ITA-ll'],
    ['all of them', 'ITA-OIl', 'ita-o11'],
  ])('IDs that differ only in %s are found together', (_, one, other) => {
    expect(withIds(one, 'X-9', other)).toEqual([
      { kind: 'similar-ids', rows: [3, 5], columns: ['F'], texts: [one, other] },
    ]);
  });

  test('similar IDs that the owner has confirmed are no fault, and new ones are', () => {
    const lines = [...above, ...inColumn(5, ['AB-O1', 'AB-01', 'AB-I2', 'AB-12']).slice(0, 4)];
    const { findings } = inspectedLines(lines, { similarIds: ['AB-01', 'AB-O1'] });
    expect(findings.map(placeOf)).toEqual([
      { kind: 'similar-ids', rows: [5, 6], columns: ['F'], texts: ['AB-I2', 'AB-12'] },
    ]);
  });

  test.each([
    ['a blank that the others do not have', 'ITA -2024-0004'],
    ['a tab', 'ITA\t-2024-0004'],
    ['a zero width space', 'ITA\u200b-2024-0004'],
    ['a mark of direction', 'ITA\u200e-2024-0004'],
    ['a soft hyphen', 'ITA\u00ad-2024-0004'],
    ['a control character', 'ITA\u0007-2024-0004'],
    ['the replacement character', 'ITA\ufffd-2024-0004'],
  ])('an ID with %s in it is found', (_, id) => {
    expect(withText(5, id)).toEqual([
      { kind: 'space-in-id', rows: [6], columns: ['F'], texts: [id] },
    ]);
  });

  test('a blank that belongs to how IDs are made is no fault, two together are', () => {
    const ids = ['ITA 1', 'ITA  2', 'ITA 3', 'ITA 4', 'ITA 5', 'ITA 6'];
    expect(withIds(...ids)).toEqual([
      { kind: 'space-in-id', rows: [4], columns: ['F'], texts: ['ITA  2'] },
    ]);
  });

  test('white space around an ID, and joiners in Indian names, are no fault', () => {
    expect(withIds(' ITA-2024-0001', 'ITA-2024-0002\u00a0')).toEqual([]);
    expect(faults(...inColumn(1, ['ക്‍ഷമ', 'श्रीमान्‌']).slice(0, 2))).toEqual([]);
  });

  test.each([
    'Jan-24',
    '24-Jan',
    '01/02/2024',
    '2024-01-02',
    '5 March 2024',
    '2024-01-02 00:00:00',
  ])('a date that the spreadsheet made of an ID is found: %s', (text) => {
    expect(withText(5, text)).toEqual([
      { kind: 'spoilt-id', rows: [6], columns: ['F'], texts: [text] },
    ]);
  });

  test('IDs that only happen to be dates, among others of their shape, and other words are none', () => {
    expect(withIds('24-01-10', '24-01-25', '24-01-40', '24-01-55', '24-01-70', '24-01-85')).toEqual(
      [],
    );
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
    expect(guessed(...ids)).toMatchObject({
      kind: 'guessable-ids',
      rows: [3, 4],
      texts: ['ITA-1'],
    });
    expect(unsealable([{ id: '1', row: 3 }], { opensByLink: true })).toEqual([]);
  });
});

describe('rows', () => {
  test('blank IDs, students and courses are found', () => {
    const [one = [], two = [], three = []] = inColumn(5, ['X-1', '\u00a0', '']);
    expect(faults(one.with(1, '').with(2, ''), two, three)).toEqual([
      { kind: 'blank-id', rows: [4, 5], columns: ['F'], texts: [] },
      { kind: 'blank-student', rows: [3], columns: ['B'], texts: [] },
      { kind: 'blank-course', rows: [3], columns: ['C'], texts: [] },
    ]);
  });

  test.each(['#REF!', '#N/A', '#DIV/0!', 'Err:508', '#######'])(
    'the error %s is found instead of an ID, a student and a course',
    (text) => {
      for (const [column, name] of [
        [1, 'B'],
        [2, 'C'],
        [5, 'F'],
      ] as const) {
        expect(withText(column, text)).toEqual([
          { kind: 'error-value', rows: [6], columns: [name], texts: [text] },
        ]);
      }
    },
  );

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

  test('a sheet with too few columns for the ID is found', () => {
    const lines = [
      ['', 'A', 'B', 'C'],
      ['1', 'x'],
      ['2', 'No'],
      ['3', '1', 'Asha Rao', 'C++'],
    ];
    expect(inspectedLines(lines).findings).toMatchObject([
      { kind: 'wrong-column', columns: [], wrong: { use: 'id', holds: 'missing' } },
    ]);
  });
});

describe('states', () => {
  const columns = {
    ...defaultColumns,
    ...{ issued: 6, validUntil: 7, status: 8, statusSince: 9, replacedBy: 10 },
  };
  const stateHeadings = ['Issued on', 'Valid until', 'Status', 'Since', 'Replaced by'];

  /** Certificates with these texts after the usual ones, in H to L. */
  function inspect(...states: (readonly [index: number, text: string][])[]) {
    const lines = states.map((texts, at) => {
      const line = usual()[at] ?? [];
      for (const [index, text] of texts) line[index] = text;
      return Array.from({ length: 12 }, (_, index) => line[index] ?? '');
    });
    return inspectedLines([titleRow, [...headings, ...stateHeadings], ...lines], { columns });
  }

  test('that are understood and fit together are no fault', () => {
    const { findings } = inspect(
      [
        [7, '31 Jan 2024'],
        [8, '31 Jan 2028'],
      ],
      [
        [9, 'Valid'],
        [10, '31 Jan 2024'],
      ],
      [
        [9, 'withdrawn'],
        [10, '1 Mar 2025'],
        [7, '31/01/2024'],
      ],
      [
        [9, 'replaced'],
        [10, '1 Mar 2025'],
        [11, 'ITA-2024-0001'],
      ],
      [
        [9, 'expired'],
        [8, '1 Mar 2025'],
      ],
      [
        [7, '03/04/2024'],
        [11, '-'],
      ],
    );
    expect(findings).toEqual([]);
  });

  test.each<[what: string, kind: string, column: string, text: string, ...[number, string][]]>([
    ['a status that is not known', 'unclear-status', 'J', 'on hold', [9, 'on hold']],
    ['a text that is no date of issue', 'unclear-date', 'H', 'Diwali', [7, 'Diwali']],
    ['a text that is no last day', 'unclear-date', 'I', 'soon', [8, 'soon']],
    ['a day of two readings', 'two-readings', 'H', '03/04/2024', [7, '03/04/2024']],
    ['a day without a status', 'unfit-status', 'K', '1 Jan 2024', [10, '1 Jan 2024']],
    ['valid, and replaced', 'unfit-status', 'L', 'X-2', [9, 'valid'], [11, 'X-2']],
  ])('%s is named with its rows, column and text', (_, kind, column, text, ...cells) => {
    const { findings } = inspect(cells, []);
    expect(findings.map(placeOf)).toEqual([{ kind, rows: [3], columns: [column], texts: [text] }]);
    const [said] = findings.map(findingWords);
    expect(said?.what).toContain(text);
    expect(said?.fix).toMatch(/\.$/);
  });

  test('the order of days and months is decided by the whole column', () => {
    expect(inspect([[7, '03/04/2024']], [[7, '31/01/2024']]).findings).toEqual([]);
  });

  test('a column that the settings name and the sheet lacks is found', () => {
    const lines = [titleRow, [...headings, ...stateHeadings.slice(0, 2)], ...usual()];
    const { findings } = inspectedLines(lines, { columns });
    expect(findings.map(({ kind, texts }) => [kind, ...texts])).toEqual(
      ['status', 'statusSince', 'replacedBy'].map((use) => ['state-column-missing', use]),
    );
  });
});
