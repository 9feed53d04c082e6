import vectors from './sealed-vectors.json' with { type: 'json' };
import { fromHex } from '../sealed/hex.ts';
import type { KeyFile } from '../sealed/key-file.ts';
import type { FormatLimits } from '../sealed/format-limits.ts';
import type { CertificateFacts } from '../rules/certificate-facts.ts';
import type { CertificateToSeal, SealedInput } from '../sealed/seal-types.ts';

/**
 * Every intermediate value of a register of three certificates in two buckets, worked out by two other implementations
 * of the format. All bytes are in hex.
 */
export const sealedVectors = vectors;

export const vectorLimits: FormatLimits = { leastIterations: 600_000, leastBits: 1 };

export const vectorKey: KeyFile = {
  signingKey: vectors.signingKeyJwk,
  secret: fromHex(vectors.secret),
};

/** What the vectors seal. */
export const vectorInput: SealedInput = {
  records: vectors.records.map(({ typed, fields }, index) => certificate(typed, fields, index + 4)),
  key: vectorKey,
  prefixes: vectors.prefixes,
  link: false,
  date: '2026-11-21',
  now: 1_795_300_000,
};

function certificate(id: string, fields: readonly string[], row: number): CertificateToSeal {
  const [student = '', course = '', issued = '', until = '', status = '', since = ''] = fields;
  const replacedBy = fields[6] ?? '';
  const facts: CertificateFacts = {
    issued,
    ...(until === '' ? {} : { until }),
    ...(status === 'withdrawn' || status === 'replaced' ? { status } : {}),
    ...(since === '' ? {} : { since }),
    ...(replacedBy === '' ? {} : { replacedBy }),
  };
  return { id, student, course, facts, row };
}
