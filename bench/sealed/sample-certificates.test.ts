import { expect, it } from 'vitest';
import { sampleCertificates } from './sample-certificates.ts';

it('no two sample certificates have the same ID', () => {
  const ids = sampleCertificates(50_000).map(({ id }) => id);
  expect(new Set(ids).size).toBe(50_000);
  expect(ids[0]).toMatch(/^ITA-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{5}$/);
});
