import { expect, it } from 'vitest';
import type { Measured } from './measure.ts';
import { sealedGoals, sealedReport } from './sealed-report.ts';

const measured: Measured = {
  files: {
    result: {
      publicKey: '04',
      buckets: 16,
      bucketBytes: 9368,
      manifestBytes: 446,
      sealSeconds: 1,
      writeSeconds: 1,
    },
    memory: 200e6,
  },
  sealed: {
    result: { right: 600, lookUp: 2, key: 150 },
    memory: 100e6,
    traffic: { requests: 601, bytes: 446 + 600 * 9368 },
  },
  plain: {
    result: { status: 'read', right: 40, loadSeconds: 3, lookUp: 1 },
    memory: 900e6,
    traffic: { requests: 1, bytes: 40e6 },
  },
};

it('what a look-up costs is told beside the plain register', () => {
  const report = sealedReport(measured).join('\n');
  expect(report).toMatch(/bytes up to the first answer +9,814 +40,000,000/);
  expect(sealedGoals(measured).every(({ isMet }) => isMet)).toBe(true);
});

it.each([
  ['a wrong answer', { result: { right: 599, lookUp: 2, key: 150 } }],
  ['two requests a look-up', { traffic: { requests: 1201, bytes: 446 + 600 * 9368 } }],
  ['too many bytes', { traffic: { requests: 601, bytes: 446 + 600 * 10_001 } }],
])('%s misses a goal', (_, change) => {
  const spoilt = { ...measured, sealed: { ...measured.sealed, ...change } };
  expect(sealedGoals(spoilt).filter(({ isMet }) => !isMet)).toHaveLength(1);
});

it('a plain register that is refused is said to be', () => {
  const result = { status: 'refused', fault: 'too-large: cells' } as const;
  const spoilt = { ...measured, plain: { ...measured.plain, result } };
  expect(sealedReport(spoilt).at(-1)).toBe('the plain register is refused: too-large: cells');
});
