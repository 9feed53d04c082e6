import { expect, test } from 'vitest';
import { tableLines } from './table-lines.ts';

test('figures are at the right, words at the left', () => {
  const rows = [
    ['fault', 'ms', 'told'],
    ['reset', '1,234', 'It was lost.'],
    ['429', '–', 'No.'],
  ];
  expect(tableLines(rows)).toEqual([
    'fault     ms  told',
    'reset  1,234  It was lost.',
    '429        –  No.',
  ]);
});
