import type { Finding } from './finding.ts';
import { findingWords } from './finding-words.ts';
import { grouped } from './grouped.ts';
import { capitalised, rowList } from './report-text.ts';

/** Findings that are put right in the same way. */
export interface FindingGroup {
  /** What to do. */
  readonly fix: string;
  readonly found: readonly FoundPlace[];
}

export interface FoundPlace {
  /** `Rows 3, 5–9`; empty where it is not about rows. */
  readonly where: string;
  readonly what: string;
  readonly rows: readonly number[];
}

/** The findings in words, with what to do about those of one kind said once. */
export function findingGroups(findings: readonly Finding[]): FindingGroup[] {
  const said = findings.map((finding) => ({ ...findingWords(finding), rows: finding.rows }));
  return [...grouped(said, ({ fix }) => fix)].map(([fix, alike]) => ({
    fix,
    found: alike.map(({ what, rows }) => ({
      where: rows.length === 0 ? '' : capitalised(rowList(rows)),
      what,
      rows,
    })),
  }));
}
