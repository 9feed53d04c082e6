import { findingGroups, type FindingGroup } from '../../../register/inspection/findings.ts';
import type { Inspection } from '../../../register/inspection/inspect-register.ts';
import {
  previewCells,
  readingWords,
  type ReadingWords,
} from '../../../register/inspection/reading.ts';

/** What the page shows of a sheet: what `register:check` finds, in its words. */
export interface SheetReport {
  readonly reading: ReadingWords;
  /** The first rows as they are read, below a line of headings. */
  readonly preview: readonly (readonly string[])[];
  readonly findings: readonly ShownGroup[];
  readonly notes: readonly ShownGroup[];
  /** How many rows hold a certificate. */
  readonly certificates: number;
  /** The first and the last of these rows. */
  readonly firstRow: number;
  readonly lastRow: number;
}

/** As much of a group of findings as a person reads. */
export interface ShownGroup extends Omit<FindingGroup, 'found'> {
  readonly found: readonly ShownFinding[];
  /** How many there are besides. */
  readonly more: number;
}

export interface ShownFinding {
  readonly where: string;
  readonly what: string;
  /** The first of its rows. */
  readonly row?: number | undefined;
}

/** @param rows the numbers of the rows that hold a certificate, in sheet order */
export function sheetReport(inspection: Inspection, rows: readonly number[]): SheetReport {
  return {
    reading: readingWords(inspection),
    preview: previewCells(inspection),
    findings: findingGroups(inspection.findings).map(shownGroup),
    notes: findingGroups(inspection.notes).map(shownGroup),
    certificates: inspection.kept,
    firstRow: rows[0] ?? 1,
    lastRow: rows.at(-1) ?? 1,
  };
}

const mostFound = 200;

function shownGroup({ fix, found }: FindingGroup): ShownGroup {
  return {
    fix,
    found: found.slice(0, mostFound).map(({ where, what, rows: [row] }) => ({ where, what, row })),
    more: Math.max(0, found.length - mostFound),
  };
}
