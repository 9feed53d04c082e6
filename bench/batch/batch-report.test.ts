import { expect, test } from 'vitest';
import { batchGoals, batchReport } from './batch-report.ts';

const run = { reading: 800, batch: 400, single: 30, longestTask: 20 };

test('figures are medians, beside the time that reading takes', () => {
  const lines = batchReport([run, { ...run, batch: 200 }, { ...run, batch: 5000 }]);
  expect(lines.find((line) => line.startsWith('all IDs'))).toMatch(/ 400 +0\.50$/);
});

test('each goal can be met and missed', () => {
  expect(batchGoals([run]).every(({ isMet }) => isMet)).toBe(true);
  const slow = { reading: 800, batch: 1001, single: 10, longestTask: 51 };
  expect(batchGoals([slow]).some(({ isMet }) => isMet)).toBe(false);
});
