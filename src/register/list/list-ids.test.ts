import { expect, test } from 'vitest';
import { idsOfList, listColumns, longestId, mostIds } from './list-ids.ts';

function rowsOf(...rows: string[][]) {
  return rows.map((cells, index) => ({ number: index + 1, cells }));
}

const all = { hasHeading: false };

const site = 'https://academy.example/SearchById';

test.each([
  // The chosen column, trimmed, in order and as often as they are there.
  [
    [['ID', 'x'], [' A-1 '], ['', 'y'], ['A-2'], ['A-1']],
    { index: 0, hasHeading: true },
    ['A-1', 'A-2', 'A-1'],
  ],
  // Without a chosen column all cells, row after row.
  [[['A-1', 'A-2'], ['A-3']], all, ['A-1', 'A-2', 'A-3']],
  // Of a link to a certificate the ID, and the secret that it carries.
  [
    [[`${site}#id=A%2D1&k=00FF.`], [`${site}?id=A 2`], ['A#id=3'], [`${site}#id=`]],
    all,
    ['A-1', 'A', 'A#id=3', `${site}#id=`],
    new Map([['A-1', '00FF']]),
  ],
])('of the rows %j with the choice %j the IDs are %j', (rows, choice, ids, secrets = new Map()) => {
  expect(idsOfList(rowsOf(...rows), choice)).toEqual({ status: 'ids', ids, secrets });
});

test('a list without IDs, with too many or with one that is too long is refused, and told where', () => {
  expect(idsOfList([], all)).toEqual({ status: 'none' });
  expect(idsOfList(rowsOf(['ID']), { hasHeading: true })).toEqual({ status: 'none' });
  const many = Array.from({ length: mostIds + 1 }, (_, at) => [`A-${at}`]);
  expect(idsOfList(rowsOf(...many), all)).toEqual({ status: 'too-many', count: 5001 });
  expect(idsOfList(rowsOf(...many.slice(1)), all).status).toBe('ids');
  const long = 'x'.repeat(longestId + 1);
  const tooLong = { status: 'too-long', at: 2, length: 32_768 };
  expect(idsOfList(rowsOf(['A-1'], [long]), all)).toEqual(tooLong);
  expect(idsOfList(rowsOf([long.slice(1)]), all).status).toBe('ids');
});

function columnsOf(...rows: string[][]) {
  return listColumns(rowsOf(...rows));
}

test('each column that holds anything is told with its letter, heading and first cells', () => {
  const columns = columnsOf(
    ['Name', '', 'Certificate ID'],
    ['Asha', '', ' A-0001 '],
    ['Ravi', '', 'A-0002'],
  );
  expect(columns).toMatchObject([
    { index: 0, letter: 'A', sample: ['Name', 'Asha', 'Ravi'] },
    { index: 2, letter: 'C', heading: 'Certificate ID', sample: ['A-0001', 'A-0002'] },
  ]);
});

test('a first cell that is like the others is no heading', () => {
  expect(columnsOf(['A-0001'], ['A-0002'])[0]).not.toHaveProperty('heading', expect.any(String));
  expect(columnsOf(['Asha'], ['Ravi'])[0]?.heading).toBeUndefined();
  expect(columnsOf(['ABCD'])[0]?.heading).toBeUndefined();
});

test('IDs look more like IDs than names, running numbers and courses', () => {
  const [number, name, course, id] = columnsOf(
    ...Array.from({ length: 9 }, (_, at) => [
      String(at + 1),
      `Asha ${at}`,
      'Core Java 8',
      `ITA-2024-000${at}`,
    ]),
  ).map(({ likeness }) => likeness);
  expect(id).toBe(1);
  for (const other of [number, name, course]) expect(other).toBeLessThan(0.5);
});
