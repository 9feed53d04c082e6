import { searchedValues } from '../../../register/certificates/find.ts';
import { type SavedFormat, tableFile } from '../../../register/list/table-file.ts';
import {
  findingGroups,
  type Finding,
  type FindingGroup,
} from '../../../register/inspection/findings.ts';
import type { LoadedRegister } from '../../../register/certificates/verdict.ts';
import { columnProfiles, columnText, foundColumns } from '../../../register/inspection/columns.ts';
import type { CertificateRecord } from '../../../register/certificates/certificates.ts';
import { copiedHeadings, copyRows } from './copy-rows.ts';
import { openSheet, type OpenedSheet } from './opened-sheet.ts';

export interface CopyReport {
  readonly certificates: number;
  /** IDs that the copy would answer otherwise than the sheet; there may be none. */
  readonly different: readonly string[];
  /** Those of them that it would call invalid. */
  readonly lost: readonly string[];
  /** What has to be fixed in the copy, by the rows of the sheet that it was made of. */
  readonly findings: readonly FindingGroup[];
  /** The columns of the sheet that the copy does not have, such as `column D ("Grade")`. */
  readonly leftOut: readonly string[];
}

/** A file with no more than the validator needs; and what comes out when it is read again. */
export async function publishableCopy(
  sheet: OpenedSheet,
  format: SavedFormat,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly report: CopyReport }> {
  const { rows, context, register } = sheet;
  const bytes = tableFile(copyRows(rows, context.columns), format);
  const copy = await openSheet(bytes, context);
  const report = {
    certificates: copy.inspection.kept,
    ...changedAnswers(register, copy.register),
    findings: findingGroups(inSheetRows(copy.inspection.findings, register)),
    leftOut: columnsLeftOut(sheet),
  };
  return { bytes, report };
}

/** The same findings by the rows of the sheet: the copy has its certificates one after another, below two headings. */
function inSheetRows(
  findings: readonly Finding[],
  register: LoadedRegister | undefined,
): Finding[] {
  return findings.map((finding) => ({
    ...finding,
    rows: finding.rows.map((row) => register?.records[row - copiedHeadings - 1]?.row ?? row),
  }));
}

/** Those with a text in the rows of certificates, but column A, of which the copy has the numbers. */
function columnsLeftOut({ rows, inspection, columns, register }: OpenedSheet): string[] {
  if (!register) return [];
  const used = new Set(Object.values(columns).map((column) => column?.index));
  const headings = inspection.dropped
    .filter(({ reason }) => reason === 'above-data')
    .flatMap(({ row }) => rows.filter(({ number }) => number === row))
    .map(({ number, cells }) => ({ row: number, cells }));
  const columnAt = foundColumns(register.names, headings);
  return columnProfiles(register.records, columnAt)
    .filter(({ column: { index, name } }) => !used.has(index) && name !== 'A')
    .map(({ column }) => columnText(column));
}

/** The IDs that the second register answers otherwise than the first. */
function changedAnswers(
  before: LoadedRegister | undefined,
  after: LoadedRegister | undefined,
): Pick<CopyReport, 'different' | 'lost'> {
  const ids = [...new Set(before?.records.map(({ id }) => id))].filter((id) => id !== '');
  const [one, other] = [answers(before, ids), answers(after, ids)];
  const different = ids.filter((id) => one(id) !== other(id));
  return { different, lost: different.filter((id) => other(id) === '') };
}

/** What a register says of each of these IDs; an empty text where it lacks one. */
function answers(
  register: LoadedRegister | undefined,
  ids: readonly string[],
): (id: string) => string {
  if (!register) return () => '';
  const missing = new Set(ids);
  const found = new Map<string, CertificateRecord>();
  for (const record of register.records) {
    for (const value of searchedValues(record, register)) {
      if (missing.delete(value)) found.set(value, record);
    }
  }
  return (id) => {
    const record = found.get(id);
    if (!record) return '';
    return JSON.stringify([record.student, record.course, record.id, register.stateOf(record)]);
  };
}
