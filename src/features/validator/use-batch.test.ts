import { expect, test } from 'vitest';
import type { Verdict } from '../../register/certificates/verdict.ts';
import { batchRows, repeatedIds } from './use-batch.ts';

test('rows come in the order of the list, as far as there are answers; one whose ID was before says where', () => {
  const unknown: Verdict = { status: 'invalid', certificates: 3, similar: [] };
  const secrets = new Map([['A-2', '00ff']]);
  const list = { ids: ['A-1', 'A-2', 'A-1', 'A-3', 'A-1', 'A-3'], secrets };
  expect(batchRows(list, [unknown]).map(({ number }) => number)).toEqual([1]);
  const rows = batchRows(list, [unknown, { ...unknown, similar: ['A-4'] }, unknown]);
  expect(rows.map(({ number, id, sameAs }) => [number, id, sameAs])).toEqual([
    [1, 'A-1', undefined],
    [2, 'A-2', undefined],
    [3, 'A-1', 1],
    [4, 'A-3', undefined],
    [5, 'A-1', 1],
    [6, 'A-3', 4],
  ]);
  expect(rows[1]).toMatchObject({ secret: '00ff', verdict: { similar: ['A-4'] } });
  expect(repeatedIds(rows)).toBe(2);
});
