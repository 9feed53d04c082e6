import { expect, test } from 'vitest';
import { listColumns } from './list-columns.ts';

function columnsOf(...rows: string[][]) {
  return listColumns(rows.map((cells, index) => ({ number: index + 1, cells })));
}

test('each column that holds anything is told with its letter, heading and first cells', () => {
  const columns = columnsOf(
    ['Name', '', 'Certificate ID'],
    ['Asha', '', ' A-0001 '],
    ['Ravi', '', 'A-0002'],
  );
  expect(columns).toMatchObject([
    { index: 0, letter: 'A', filled: 3, sample: ['Name', 'Asha', 'Ravi'] },
    { index: 2, letter: 'C', filled: 3, heading: 'Certificate ID', sample: ['A-0001', 'A-0002'] },
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
