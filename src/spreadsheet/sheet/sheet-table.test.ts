import { expect, test, vi } from 'vitest';
import type { SheetRow } from './cells.ts';
import { SheetBuilder, tableOf } from './sheet-builder.ts';
import { BATCH, maxColumns } from './sheet-table.ts';

const rows: readonly SheetRow[] = [
  { number: 2, cells: ['1', undefined, 'Asha'], days: [undefined, undefined, '2026-12-03'] },
  { number: 5, cells: [undefined, 'Ben'], notKnown: [3, 0], torn: 'longer' },
  { number: 9, cells: Object.assign(Array<string>(maxColumns), { [maxColumns - 1]: 'far' }) },
];

test('a table returns its rows unchanged, including days, unknown values and the mark `torn`', () => {
  const table = tableOf(rows);
  expect(table).toHaveLength(3);
  expect([...table]).toEqual(rows);
  expect(table.row(1)).toEqual(rows[1]);
  expect(tableOf(table)).toBe(table);
});

test('a table leaves out blank rows', () => {
  const blank = { number: 3, cells: ['', undefined] };
  expect([...tableOf([blank, ...rows, { ...blank, number: 10 }])]).toEqual(rows);
});

test('a long table returns all rows, even if equal rows are in different batches', () => {
  const builder = new SheetBuilder();
  builder.set(1, 'first');
  builder.endRow(1, BATCH + 1);
  builder.set(0, 'second', '2026-12-03');
  builder.setNotKnown(1);
  builder.endRow(BATCH + 2);
  builder.set(1, 'third');
  builder.endRow(BATCH + 3, 2 * BATCH);
  const found = [...builder.finish()].map(({ number, cells }) => [number, ...cells]);
  expect(found).toEqual(
    Array.from({ length: 3 * BATCH + 2 }, (_, index) => {
      if (index === BATCH + 1) return [index + 1, 'second'];
      return [index + 1, undefined, index <= BATCH ? 'first' : 'third'];
    }),
  );
});

test('textAt finds a cell’s text by row and column, and findColumn does not look at days', () => {
  const table = tableOf(rows);
  expect([0, 1, 2, 3].map((column) => table.textAt(0, column))).toEqual([
    '1',
    undefined,
    'Asha',
    undefined,
  ]);
  expect(table.textAt(2, maxColumns - 1)).toBe('far');
  expect(table.findColumn(0, (text) => text === '2026-12-03')).toBeUndefined();
});

test('findColumn returns the leftmost matching column, whatever the order of cells in the file', () => {
  const builder = new SheetBuilder();
  builder.setNotKnown(4);
  for (const column of [7, 2, 5]) builder.set(column, 'x', '2026-12-03');
  builder.endRow(1);
  const table = builder.finish();
  expect(table.findColumn(0, (text) => text === 'x')).toBe(2);
  expect(table.findColumn(0, (text) => text === undefined)).toBe(4);
  expect(table.findColumn(0, () => true)).toBe(2);
});

/** A table of `count` rows, each with one text in `column`. */
function tableOfRows(count: number, column: number) {
  const builder = new SheetBuilder();
  for (let row = 1; row <= count; row++) {
    builder.set(column, 'x');
    builder.endRow(row);
  }
  return builder.finish();
}

test('a wide row with only one filled cell takes no more memory than a narrow row', () => {
  const bytes = (column: number) => {
    const before = process.memoryUsage();
    const table = tableOfRows(20_000, column);
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    expect(table).toHaveLength(20_000);
    return heapUsed + arrayBuffers - before.heapUsed - before.arrayBuffers;
  };
  // If blank cells took one byte each, the wide rows would take 300 MB more.
  expect(bytes(maxColumns - 1) - bytes(0)).toBeLessThan(20_000_000);
});

test('the number of blank cells to the left of filled cells is limited', () => {
  expect(tableOfRows(125_984, 127)).toHaveLength(125_984);
  expect(() => tableOfRows(125_985, 127)).toThrow(expect.objectContaining({ kind: 'too-large' }));
});

test('progress is reported every 5,000 rows and at the end', () => {
  const onRows = vi.fn();
  const builder = new SheetBuilder({ onRows });
  builder.set(0, 'x');
  builder.endRow(1, 12_000);
  builder.finish();
  expect(onRows.mock.calls.flat()).toEqual([5000, 10_000, 12_000]);
});
