import { expect, test } from 'vitest';
import { cellColumn, cellRow } from './cell-reference.ts';

function position(reference: string): [column: number, row: number] {
  const bytes = new TextEncoder().encode(reference);
  const column = cellColumn(bytes, 0, bytes.length);
  return [column, cellRow(bytes, 0, bytes.length, column)];
}

test('a reference gives its column from 0 and its row from 1', () => {
  expect(position('A1')).toEqual([0, 1]);
  expect(position('Z9')).toEqual([25, 9]);
  expect(position('AA10')).toEqual([26, 10]);
  expect(position('ZZ12')).toEqual([701, 12]);
  expect(position('AAA12')).toEqual([702, 12]);
  expect(position('XFD1048576')).toEqual([16_383, 1_048_576]);
});

test('what is no place of a sheet gives -1', () => {
  const long = `A${'9'.repeat(400)}`;
  for (const text of [
    '',
    'A',
    '1',
    'A0',
    'XFE1',
    'AAAAAAAAA1',
    'A1048577',
    long,
    '$A$1',
    'A1B',
    'A-1',
  ]) {
    expect(position(text), text).toContain(-1);
  }
});
