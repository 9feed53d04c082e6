import {
  capitalised,
  findingWords,
  type Finding,
  type FindingKind,
  isPersonal,
  rowList,
} from '../../register/inspection/findings.ts';
import { certificateLink } from '../../features/validator/certificate-link.ts';
import type { OpenedSheet } from './opened-sheet.ts';

/** What is made for printing, and what is not. */
export interface MadeCodes {
  /** `link` opens the site's validator with this certificate. */
  readonly codes: readonly Readonly<{ row: number; student: string; id: string; link: string }>[];
  /**
   * Rows for which no code is made, since it would lead to nothing, or to another certificate, today or once it is
   * corrected. `where` is `Rows 4, 5`, or empty for the whole sheet.
   */
  readonly leftOut: readonly { readonly where: string; readonly why: string }[];
}

/** Rows of the sheet, both included. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The codes of the certificates in these rows.
 *
 * @param validator the full address of the site's validator
 */
export function madeCodes(
  { register, inspection }: OpenedSheet,
  validator: string,
  { first, last }: RowRange,
): MadeCodes {
  const isWithin = (row: number) => row >= first && row <= last;
  const { id: idColumn } = inspection.register.columns;
  const spoiling = inspection.findings
    .filter((finding) => spoilsCode(finding, idColumn?.index))
    .map((finding) => ({ ...finding, rows: finding.rows.filter(isWithin) }))
    .filter(({ kind, rows }) => kind === 'wrong-column' || rows.length > 0);
  const leftOut = spoiling.map((finding) => ({
    where: finding.rows.length === 0 ? '' : capitalised(rowList(finding.rows)),
    why: findingWords(finding).what,
  }));
  if (spoiling.some(({ kind }) => kind === 'wrong-column')) return { codes: [], leftOut };
  const spoilt = new Set(spoiling.flatMap(({ rows }) => rows));
  const codes = (register?.records ?? [])
    .filter(({ row, id }) => isWithin(row) && !spoilt.has(row) && id !== '')
    .map(({ row, student, id }) => ({ row, student, id, link: certificateLink(id, validator) }));
  return { codes, leftOut };
}

/** Whether a code of these rows would be a wrong one. A fault of another column than that of the IDs spoils none. */
function spoilsCode(finding: Finding, idColumn: number | undefined): boolean {
  if (finding.wrong) return finding.wrong.use === 'id';
  const [column] = finding.columns;
  if (isPersonal(finding) || harmless.has(finding.kind)) return false;
  return column === undefined || column.index === idColumn;
}

/** These codes lead where they should, today and later. */
const harmless: ReadonlySet<FindingKind> = new Set(['similar-ids', 'guessable-ids']);
