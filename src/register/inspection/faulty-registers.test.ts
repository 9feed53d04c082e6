import { expect, test } from 'vitest';

import type { FindingSummary } from '../testing/faulty-register.ts';
import { faultyRegisters } from '../testing/faulty-registers.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import type { FoundColumn } from './column-profiles.ts';
import type { Finding } from './finding.ts';
import { inspectRegister } from './inspect-register.ts';

const courses = ['AutoCAD', 'C', 'C++', 'Core Java', 'Data Science', 'Java Full Stack', 'Python'];
const today = new Date('2026-01-01');

test.each(faultyRegisters)('$what is found, with its place', ({ lines, finding }) => {
  const { findings } = inspectRegister(sheetRows(...lines), { courses, today });
  expect(findings.map(summary)).toContainEqual(expect.objectContaining(finding));
});

function summary(finding: Finding): FindingSummary {
  const { kind, rows, texts } = finding;
  const place = { kind, rows, columns: finding.columns.map(columnName), texts };
  if (finding.kind === 'ignored-state') return { ...place, use: finding.use };
  if (finding.kind !== 'wrong-column') return place;
  const { use, holds, better } = finding;
  return { ...place, use, holds, ...(better && { better: columnName(better) }) };
}

function columnName({ name = '', heading = '' }: FoundColumn): string {
  return `${name} ${heading}`.trim();
}
