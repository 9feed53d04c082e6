import { expect, test, vi } from 'vitest';
import { forLog } from './site-register.ts';

const report = 'Row 3, column F: the ID "ITA-2024-0001" is in row 4 too; "A-1" is short.';

test('IDs and names are shortened only in automatic runs, whose logs may be public', () => {
  vi.stubEnv('GITHUB_ACTIONS', undefined);
  expect(forLog(report)).toBe(report);
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  const told = forLog(report);
  vi.unstubAllEnvs();
  expect(told).toContain('"ITA-…" is in row 4 too');
  expect(told).not.toContain('2024-0001');
  expect(told).toContain('register:check');
});
