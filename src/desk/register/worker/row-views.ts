import { findingWords, isPersonal, type Finding } from '../../../register/inspection/findings.ts';
import type { Inspection } from '../../../register/inspection/inspect-register.ts';
import { type DropReason, textIn } from '../../../register/certificates/certificates.ts';
import type { SheetRow } from '../../../register/sheet/sheet.ts';
import type { Verdict } from '../../../register/certificates/verdict.ts';
import type { OpenedSheet } from './opened-sheet.ts';
import type { RowsAsked } from './room-messages.ts';
import { siteVerdicts } from './site-verdicts.ts';

/** A row that is not blank, and what the validator takes it for. */
export interface RowLine {
  readonly row: SheetRow;
  readonly use: 'certificate' | DropReason;
  /** What has to be fixed in it, in sentences; what concerns many rows is not said of each. */
  readonly findings: readonly string[];
}

export type RowFilter = 'all' | 'to-fix' | 'not-counted';

/** A row as its owner reads it, beside what a visitor reads. */
export interface RowView {
  /** Counted from 1, as in the sheet. */
  readonly number: number;
  readonly use: RowLine['use'];
  readonly student: string;
  readonly course: string;
  readonly id: string;
  /** What the site answers to a search for the ID; missing where there is none to search for. */
  readonly verdict?: Verdict | undefined;
  readonly findings: readonly string[];
}

export interface RowPage {
  readonly views: readonly RowView[];
  /** How many rows come before these. */
  readonly from: number;
  /** How many rows there are of the kind that was asked for. */
  readonly of: number;
}

/** So many rows are shown at once. */
export const rowsOnPage = 25;

/** @param certificates the rows that hold one */
export function rowLines(
  rows: readonly SheetRow[],
  { dropped, findings }: Inspection,
  certificates: Iterable<{ readonly row: number }>,
): readonly RowLine[] {
  const uses = new Map<number, RowLine['use']>(dropped.map(({ row, reason }) => [row, reason]));
  const certificateRows = new Set([...certificates].map(({ row }) => row));
  for (const row of certificateRows) uses.set(row, 'certificate');
  const found = new Map<number, string[]>();
  for (const finding of findings) {
    if (isOfColumn(finding, certificateRows.size)) continue;
    const { what } = findingWords(finding);
    for (const row of finding.rows) {
      const sentences = found.get(row);
      if (sentences) sentences.push(what);
      else found.set(row, [what]);
    }
  }
  return rows.flatMap((row) => {
    const use = uses.get(row.number);
    return use === undefined ? [] : [{ row, use, findings: found.get(row.number) ?? none }];
  });
}

/** Whether it concerns a whole column, so that "What to fix" says it once for all of its rows. */
function isOfColumn(finding: Finding, certificates: number): boolean {
  const { rows } = finding;
  const isOfMost = rows.length > 2 && rows.length * 2 > certificates;
  return isPersonal(finding) || rows.length > mostRows || isOfMost;
}

const mostRows = 20;

const none: readonly string[] = [];

/** A page of rows, with what the site answers to a search for each ID. */
export function rowPage(
  { lines, columns, context, register }: OpenedSheet,
  { only, at }: RowsAsked,
): RowPage {
  const chosen = only === 'all' ? lines : lines.filter(filters[only]);
  const index = 'from' in at ? at.from : chosen.findIndex(({ row }) => row.number >= at.row);
  const within = Math.min(index < 0 ? chosen.length : index, Math.max(0, chosen.length - 1));
  const from = within - (within % rowsOnPage);
  const shown = chosen.slice(from, from + rowsOnPage).map(({ row, ...line }) => {
    const student = textIn(row.cells, columns.student);
    const course = textIn(row.cells, columns.course);
    return { ...line, number: row.number, student, course, id: textIn(row.cells, columns.id) };
  });
  const asked = shown.filter(({ id, use }) => id !== '' && isSearched(use));
  const verdicts = register
    ? siteVerdicts(
        register,
        context,
        asked.map(({ id }) => id),
      )
    : new Map<string, Verdict>();
  const views = shown.map((view) => ({
    ...view,
    ...(isSearched(view.use) && { verdict: verdicts.get(view.id) }),
  }));
  return { views, from, of: chosen.length };
}

/** Nobody searches for a heading. */
function isSearched(use: RowLine['use']): boolean {
  return use === 'certificate' || use === 'column-a-blank';
}

const filters: Readonly<Record<Exclude<RowFilter, 'all'>, (line: RowLine) => boolean>> = {
  'to-fix': ({ findings }) => findings.length > 0,
  'not-counted': ({ use }) => use !== 'certificate',
};
