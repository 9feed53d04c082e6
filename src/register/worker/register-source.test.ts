import { expect, test } from 'vitest';
import { countingVerdict, later } from './register-source.ts';

test('a register whose reader does not arrive has a fault, and says nothing about an ID (R9)', async () => {
  const source = later(Promise.reject(new TypeError('Failed to fetch')));
  const fault = { status: 'fault', kind: 'interrupted' };
  expect(await source.state).toEqual(fault);
  expect(await source.ask({ task: 'find', ids: ['ID-1'] })).toEqual(fault);
});

test.each([
  ['a found certificate counts most', ['invalid', 'found'], 'found'],
  ['an ID that can’t be read without its secret counts least', ['unread', 'invalid'], 'invalid'],
  ['if no ID can be read, the first one counts', ['unread', 'unread'], 'unread'],
])('of several possible IDs, %s', (_, statuses, counts) => {
  const ids = statuses.map((status, at) => `${status}-${at}`);
  const counting = countingVerdict(
    ids,
    statuses.map((status) => ({ status })),
  );
  expect(counting).toEqual({ status: counts, id: ids[statuses.indexOf(counts)] });
});
