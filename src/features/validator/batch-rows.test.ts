import { expect, test } from 'vitest';
import type { Verdict } from '../../register/certificates/verdict.ts';
import { checkedList, nextRows, repeatedIds } from './batch-rows.ts';

const unknown: Verdict = { status: 'invalid', certificates: 3, similar: [] };

test('an ID that is in a list twice is looked up once, and shown wherever it is', () => {
  const list = checkedList({ ids: ['A-1', 'A-2', 'A-1', 'A-3', 'A-1', 'A-3'], secrets: new Map() });
  expect(list.distinct).toEqual(['A-1', 'A-2', 'A-3']);
  const rows = nextRows(list, [], [unknown, unknown, unknown]);
  expect(rows.map(({ number, id, sameAs }) => [number, id, sameAs])).toEqual([
    [1, 'A-1', undefined],
    [2, 'A-2', undefined],
    [3, 'A-1', 1],
    [4, 'A-3', undefined],
    [5, 'A-1', 1],
    [6, 'A-3', 4],
  ]);
  expect(repeatedIds(rows)).toBe(2);
});

test('rows come in the order of the list, as far as there are answers', () => {
  const list = checkedList({ ids: ['A-1', 'A-2', 'A-1', 'A-3'], secrets: new Map() });
  const first = nextRows(list, [], [unknown]);
  expect(first.map(({ number }) => number)).toEqual([1]);
  const next = nextRows(list, first, [unknown, unknown]);
  expect(next.map(({ number }) => number)).toEqual([2, 3]);
  expect(nextRows(list, [...first, ...next], [unknown, unknown])).toEqual([]);
});
