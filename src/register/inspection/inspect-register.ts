import { courseNames } from './course-names.ts';
import { inspectionFindings, type InspectionFindings } from './inspection-findings.ts';
import { previewOf, type ColumnPreview } from './inspection-preview.ts';
import { applyRegisterRules } from '../rules/register-rules.ts';
import {
  defaultColumns,
  type DroppedRow,
  type Register,
  type RegisterColumns,
} from '../rules/register.ts';
import type { SheetRow } from '../sheet/sheet.ts';

/** What the validator sees in a register, for its owner. Row numbers count from 1, as in the sheet. */
export interface Inspection extends InspectionFindings {
  readonly headerKind: Register['headerKind'];
  /** How the columns are read, with the text in the first rows of each. */
  readonly columns: readonly ColumnPreview[];
  /** The rows of the preview, in sheet order. */
  readonly firstRows: readonly PreviewRow[];
  /** How many rows hold a certificate. */
  readonly kept: number;
  readonly dropped: readonly DroppedRow[];
}

export interface PreviewRow {
  readonly row: number;
  readonly use: 'certificate' | DroppedRow['reason'];
}

/** Rows shown of the beginning of the sheet. */
const previewRows = 6;

/**
 * Checks a register by the rules that the validator follows.
 *
 * @param courses every name that a course goes by on the site
 * @param today tells dates of birth from other dates
 * @throws RegisterFault `no-usable-rows`
 */
export function inspectRegister(
  rows: readonly SheetRow[],
  courses: readonly string[],
  positions: RegisterColumns = defaultColumns,
  today = new Date(),
): Inspection {
  const register = applyRegisterRules(rows, positions);
  const { records, dropped, headerKind } = register;
  const uses = new Map<number, PreviewRow['use']>([
    ...records.map(({ row }) => [row, 'certificate'] as const),
    ...dropped.map(({ row, reason }) => [row, reason] as const),
  ]);
  // The rows that have no use are blank.
  const first = rows.filter((row) => uses.has(row.number)).slice(0, previewRows);
  return {
    headerKind,
    columns: previewOf(register, rows, first),
    firstRows: first.map(({ number }) => ({ row: number, use: uses.get(number) ?? 'certificate' })),
    kept: records.length,
    dropped,
    ...inspectionFindings(register, rows, courseNames(courses), today),
  };
}
