import { expect, test } from 'vitest';
import { randomIds } from '../ids/random-ids.ts';
import { guessableIds } from './guessable-ids.ts';

function guessable(...ids: string[]) {
  const records = ids.map((id, row) => ({
    ...{ student: '', course: '', values: [], valueColumns: [], id, row },
  }));
  return guessableIds(records, ['ITA']);
}

test.each([
  ['numbered', ['ITA-2024-0001', 'ITA-2024-0002', 'ITA-2025-0001']],
  ['numbers alone', ['1', '2', '3']],
  ['short', ['K7Q', 'Z9']],
  ['numbers far apart, of one in a million', ['100000', '900000']],
])('IDs that are %s can be guessed', (_, ids) => {
  expect(guessable(...ids)).toEqual({ count: ids.length, of: ids.length, example: ids[0] });
});

test.each([
  ['made by register:ids', randomIds(50, 'ITA')],
  ['random and long', ['7f3c9a12-0b5e', 'c41d88e0-9a7f', '0e92bb41-77c3']],
  ['random numbers', ['8203441958203441', '1930558204417730']],
  ['one alone, and long', ['EXAMPLE-0001']],
  ['blank', ['', '']],
])('IDs that are %s can not be guessed', (_, ids) => {
  expect(guessable(...ids)).toBeUndefined();
});

test('those that can be guessed are counted among all', () => {
  expect(guessable(...randomIds(3, 'ITA'), 'ITA-1', 'ITA-2')).toEqual({
    count: 2,
    of: 5,
    example: 'ITA-1',
  });
});

test('100,000 numbered IDs are counted', () => {
  const ids = Array.from({ length: 100_000 }, (_, at) => `ITA-${at}`);
  expect(guessable(...ids)?.count).toBe(100_000);
});
