import { expect, test } from 'vitest';
import { listColumns } from '../../register/list/list-ids.ts';
import { likeliestColumn } from './use-list.ts';

const columns = listColumns(
  [
    ['Old no.', 'Name', 'Certificate'],
    ['OLD-0001', 'Asha', 'A-1'],
    ['OLD-0002', 'Ravi', 'A-2'],
  ].map((cells, index) => ({ number: index + 1, cells })),
);

test('where the register can’t tell, the one that looks most like IDs is', () => {
  const chosen = likeliestColumn({ columns, isTable: true }, [], false);
  expect(chosen).toMatchObject({ index: 0, mayBeAll: false });
});
