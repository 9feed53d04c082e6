import { expect, test } from 'vitest';
import { faultyRegisters } from '../testing/faulty-registers.ts';
import { inspectedLines } from '../testing/inspected-lines.ts';
import type { FindingSummary } from '../testing/register-lines.ts';
import type { FoundColumn } from './columns.ts';
import type { Finding } from './findings.ts';

test.each(faultyRegisters)('$what is found, with its place', ({ lines, finding }) => {
  const { findings } = inspectedLines(lines);
  expect(findings.map(summary)).toContainEqual(expect.objectContaining(finding));
});

function summary({ kind, rows, columns, texts, wrong }: Finding): FindingSummary {
  const place = { kind, rows, columns: columns.map(columnName), texts };
  if (!wrong) return place;
  const { use, holds, better } = wrong;
  return { ...place, use, holds, ...(better && { better: columnName(better) }) };
}

function columnName({ name = '', heading = '' }: FoundColumn): string {
  return `${name} ${heading}`.trim();
}
