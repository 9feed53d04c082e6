import { expect, test } from 'vitest';
import { randomIds } from '../ids/random-ids.ts';
import { unsealable } from './findings.ts';

function guessable(...ids: string[]) {
  const records = ids.map((id, row) => ({ id, row }));
  return unsealable(records, { idPrefixes: ['ITA'], opensByLink: false })[0];
}

test.each([
  ['numbered', ['ITA-2024-0001', 'ITA-2024-0002', 'ITA-2025-0001']],
  ['numbers alone', ['1', '2', '3']],
  ['short', ['K7Q', 'Z9']],
  ['numbers far apart, of one in a million', ['100000', '900000']],
])('IDs that are %s can be guessed', (_, ids) => {
  expect(guessable(...ids)).toMatchObject({ rows: ids.map((_id, row) => row), texts: [ids[0]] });
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

test('those that can be guessed are named with their rows', () => {
  expect(guessable(...randomIds(3, 'ITA'), 'ITA-1', 'ITA-2')).toMatchObject({
    kind: 'guessable-ids',
    rows: [3, 4],
    texts: ['ITA-1'],
  });
});

test('100,000 numbered IDs are counted', () => {
  const ids = Array.from({ length: 100_000 }, (_, at) => `ITA-${at}`);
  expect(guessable(...ids)?.rows).toHaveLength(100_000);
});
