import { expect, test } from 'vitest';
import type { Verdict } from '../../register/certificates/verdict.ts';
import { oneByOne, repeatedIds, withRows } from './use-batch.ts';

const unknown: Verdict = { status: 'invalid', certificates: 3, similar: [] };
const none = new Map<string, string>();

test('rows come in the order of the list, as far as there are answers; one whose ID was before says where', () => {
  const list = { ids: ['A-1', 'A-2', 'A-1', 'A-3', 'A-1', 'A-3'], secrets: none };
  const verdicts = new Map([['A-1', unknown]]);
  const first = withRows(list, [], verdicts);
  expect(first.map(({ number }) => number)).toEqual([1]);
  verdicts.set('A-2', unknown).set('A-3', unknown);
  const rows = withRows(list, first, verdicts);
  expect(rows[0]).toBe(first[0]);
  expect(rows.map(({ number, id, sameAs }) => [number, id, sameAs])).toEqual([
    [1, 'A-1', undefined],
    [2, 'A-2', undefined],
    [3, 'A-1', 1],
    [4, 'A-3', undefined],
    [5, 'A-1', 1],
    [6, 'A-3', 4],
  ]);
  expect(repeatedIds(rows)).toBe(2);
  expect(withRows(list, rows, verdicts)).toEqual(rows);
});

test('of a register that takes its time for each ID, each answer is given at once, the first however late', async () => {
  const asked: string[] = [];
  const ask = oneByOne(async (id) => {
    asked.push(id);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return unknown;
  });
  expect(await ask(['A-1', 'A-2', 'A-3'], none)).toEqual([unknown]);
  expect(await ask(['A-2', 'A-3'], none)).toEqual([unknown]);
  expect(await ask(['A-3'], none)).toEqual([unknown]);
  // What was under way when a moment was over is not asked for again.
  expect(asked).toEqual(['A-1', 'A-2', 'A-3']);
});

test('what was answered is given although the next answer never comes', async () => {
  const never = new Promise<Verdict>(() => undefined);
  const ask = oneByOne((id) => (id === 'A-3' ? never : Promise.resolve(unknown)));
  expect(await ask(['A-1', 'A-2', 'A-3'], none)).toEqual([unknown, unknown]);
});

test('what was answered before the register failed is kept, and the rest is asked for anew', async () => {
  let isBroken = true;
  const ask = oneByOne(async (id) => (isBroken && id !== 'A-1' ? undefined : unknown));
  expect(await ask(['A-1', 'A-2', 'A-3'], none)).toEqual([unknown]);
  expect(await ask(['A-2', 'A-3'], none)).toBe('failed');
  isBroken = false;
  expect(await ask(['A-2', 'A-3'], none)).toEqual([unknown, unknown]);
});

test('each ID is asked for with the secret of its own link', async () => {
  const asked: unknown[] = [];
  const ask = oneByOne((id, secret) => {
    asked.push([id, secret]);
    return Promise.resolve(unknown);
  });
  await ask(['A-1', 'A-2'], new Map([['A-2', '00ff']]));
  expect(asked).toEqual([
    ['A-1', undefined],
    ['A-2', '00ff'],
  ]);
});
