import { expect, test } from 'vitest';
import { sheetRows } from '../../spreadsheet/testing/sheet-rows.ts';
import { idsOfList, likeliestColumn, columnsToChoose, mostIds } from './list-ids.ts';

const all = { hasHeading: false };
const listOf = (...rows: string[][]) => ({ rows: sheetRows(...rows), isTable: true });
const site = 'https://academy.example/SearchById';

test.each([
  // Cells are trimmed, and repeated IDs are kept.
  [[['ID', 'x'], [' A-1 '], ['A-1']], { index: 0, hasHeading: true }, ['A-1', 'A-1']],
  [[['A-1', 'A-2'], ['A-3']], all, ['A-1', 'A-2', 'A-3']],
  // Links without an ID stay as they are.
  [[[`${site}?id=A%202`], ['A#id=3'], [`${site}#id=`]], all, ['A 2', 'A#id=3', `${site}#id=`]],
])('in the rows %j, with the column choice %j, the IDs are %j', (rows, choice, ids) => {
  const listed = idsOfList(listOf(...rows), choice);
  expect(listed).toMatchObject({ status: 'ids', ids, carried: new Map() });
});

test('a row without an ID keeps its place beside the visitor’s own cells', () => {
  const titles = [
    ['Applicants', ''],
    ['', ''],
  ];
  const asked = [
    ['Asha', ''],
    ['Ravi', 'A-2'],
    ['', ''],
    ['Meera', ''],
    ['John', 'A-5'],
    ['Total', ''],
  ];
  const choice = { index: 1, hasHeading: true };
  const listed = idsOfList(listOf(...titles, ['Name', 'ID'], ...asked), choice);
  expect(listed).toMatchObject({
    ids: ['', 'A-2', '', '', 'A-5'],
    numbers: [4, 5, 6, 7, 8],
    own: { headings: ['Name', 'ID'], rows: asked.slice(0, 5) },
  });
  const withoutHeading = idsOfList(listOf(...titles, ...asked), { ...choice, hasHeading: false });
  expect(withoutHeading).toMatchObject({ ids: ['A-2', '', '', 'A-5'], numbers: [4, 5, 6, 7] });
});

test('a visitor’s own cells are kept without the secret of a link', () => {
  const link = `${site}#id=A-1&k=00FF`;
  const listed = idsOfList(listOf(['Asha', link], ['Ravi', `${site}#id=A-2`]), {
    index: 1,
    hasHeading: false,
  });
  const rows = [
    ['Asha', 'A-1'],
    ['Ravi', `${site}#id=A-2`],
  ];
  expect(listed).toMatchObject({ own: { rows } });
});

test('every possible ID in a cell is listed, the longest first', () => {
  expect(idsOfList(listOf([`${site}#id=A%2D1&k=00FF.`], ['(A-2).']), all)).toMatchObject({
    carried: new Map([
      ['A-1', { ids: ['A-1'], whole: 'A-1', secret: '00FF' }],
      ['(A-2).', { ids: ['(A-2).', '(A-2)', '(A-2'], whole: '(A-2).' }],
    ]),
  });
});

test('a list without IDs or with too many is refused', () => {
  expect(idsOfList(listOf(['ID']), { hasHeading: true })).toEqual({ status: 'none' });
  const many = Array.from({ length: mostIds + 1 }, (_, at) => [`A-${at}`]);
  expect(idsOfList(listOf(...many), all)).toEqual({ status: 'too-many', count: 5001 });
  expect(idsOfList(listOf(...many.slice(1)), all).status).toBe('ids');
});

test('each column is offered with its letter, heading and first cells', () => {
  const rows = Array.from({ length: 9 }, (_, at) => `${at + 1}|Asha ${at}|Java 8||A-000${at}`);
  const lines = ['No.|Name|Course||ID', ...rows].map((line) => line.split('|'));
  const columns = columnsToChoose(sheetRows(...lines));
  const told = columns.map(({ letter, heading, sample }) => [letter, heading, sample[0]].join(' '));
  expect(told).toEqual(['A No. 1', 'B Name Asha 0', 'C Course Java 8', 'E ID A-0000']);
  expect(columns.map(({ likeness }) => likeness > 0.5)).toEqual([false, false, false, true]);
});

test.each(['Certificate', 'Certificate 1', 'Roll No 2'])(
  'a cell with fewer digits than the IDs below is a heading: %s',
  (heading) => {
    const rows = sheetRows([heading], ['ITA-2024-0001'], ['ITA-2024-0002']);
    expect(columnsToChoose(rows)).toMatchObject([
      { heading, sample: ['ITA-2024-0001', 'ITA-2024-0002'] },
    ]);
  },
);

test.each([
  [['A-0001', 'A-0002']],
  [['Asha', 'Ravi']],
  [['ABCD']],
  [['A-1', 'A-1000', 'A-1001']],
  [['SUNRISE-1', 'SUNRISE-1001', 'SUNRISE-1002']],
  [['ITA 2024 0001', 'ITA-2024-0002']],
  [['Certificate No. ITA-2024-0001', 'ITA-2024-0002']],
])('a first cell that resembles the cells below is not a heading: %j', (cells) => {
  expect(columnsToChoose(sheetRows(...cells.map((cell) => [cell])))[0]?.heading).toBeUndefined();
});

test('the column with the most registered IDs is chosen', () => {
  const rows = sheetRows(['A-1', 'A-2'], ['A-3', 'A-9']);
  const list = { columns: columnsToChoose(rows), isTable: true };
  expect(likeliestColumn(list, [0, 2], false)).toMatchObject({ index: 1, mayBeAll: false });
  expect(likeliestColumn(list, [2, 1], false).index).toBeUndefined();
  expect(likeliestColumn(list, [], true)).toMatchObject({ index: 0, mayBeAll: true });
});

test('of two columns with IDs beside names, one is chosen', () => {
  const rows = sheetRows(['Name', 'ID 1', 'ID 2'], ['Asha', 'A-1', 'A-2'], ['Ravi', 'A-3', 'A-4']);
  const list = { columns: columnsToChoose(rows), isTable: true };
  expect(likeliestColumn(list, [0, 2, 2], false).index).toBe(1);
});
