import { type SavedFormat, tableFile } from '../../../register/list/table-file.ts';
import type { LoadedRegister } from '../../../register/certificates/verdict.ts';
import { certificatesIn, textIn } from '../../../register/certificates/certificates.ts';
import {
  keptColumn,
  sheetColumns,
  type RegisterColumns,
} from '../../../register/certificates/columns.ts';
import type { SheetRow } from '../../../register/sheet/sheet.ts';
import { trimText } from '../../../register/sheet/cells.ts';
import { openSheet, type OpenedSheet } from './opened-sheet.ts';

export interface CopyReport {
  readonly certificates: number;
  /** IDs that the copy would answer otherwise than the sheet; there may be none. */
  readonly different: readonly string[];
}

/** A file with no more than the validator needs; and what comes out when it is read again. */
export async function publishableCopy(
  { rows, context, register }: OpenedSheet,
  format: SavedFormat,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly report: CopyReport }> {
  const bytes = tableFile(copyRows(rows, context.columns), format);
  const copy = await openSheet(bytes, context);
  const [before, after] = [answers(register), answers(copy.register)];
  const different = [...before.keys()].filter((id) => before.get(id) !== after.get(id));
  return { bytes, report: { certificates: copy.inspection.register.records.length, different } };
}

/** What a register says of each of its IDs: the first row that has it. */
function answers(register: LoadedRegister | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const record of register?.records ?? []) {
    if (record.id === '' || found.has(record.id)) continue;
    const state = register?.stateOf(record);
    found.set(record.id, JSON.stringify([record.student, record.course, state]));
  }
  return found;
}

/**
 * The certificates of a sheet with no more than the validator needs, below two rows of headings: each value in the
 * column in which the site's settings look for it, the certificate's number in column A, and nothing else.
 */
function copyRows(rows: readonly SheetRow[], positions: RegisterColumns): string[][] {
  const { records, columns, names } = certificatesIn(rows, positions);
  const uses = usesOf(positions).map(([use, position]) => ({
    heading: headings[use],
    source: columns[use],
    target: targetOf(position),
  }));
  const width = Math.max(...uses.map(({ target }) => target)) + 1;
  const line = (first: string, textOf: (use: (typeof uses)[number]) => string) => {
    const cells = Array.from({ length: width }, () => '');
    cells[0] = first;
    for (const use of uses) cells[use.target] = textOf(use);
    return cells;
  };
  const columnA = [0, 1].find((at) => names.nameOf(at) === 'A');
  const certificates = records.map(({ cells }, at) =>
    line(serial(trimText(cells[columnA ?? -1] ?? ''), at), ({ source }) => textIn(cells, source)),
  );
  return [
    line('Register of certificates', () => ''),
    line('No.', ({ heading }) => heading),
    ...certificates,
  ];
}

const headings: Readonly<Record<keyof RegisterColumns, string>> = {
  student: 'Student',
  course: 'Course',
  id: 'Certificate ID',
  issued: 'Issued on',
  validUntil: 'Valid until',
  status: 'Status',
  statusSince: 'Status since',
  replacedBy: 'Replaced by',
};

function usesOf(positions: RegisterColumns): [keyof RegisterColumns, number][] {
  // The keys of the settings, which `RegisterColumns` names.
  const entries = Object.entries(positions) as [keyof RegisterColumns, number | undefined][];
  return entries.flatMap(([use, position]) => (position === undefined ? [] : [[use, position]]));
}

/** Where a column is in a sheet whose first row has no letters, counted from 0. */
function targetOf(position: number): number {
  return keptColumn(sheetColumns([]), position)?.index ?? 0;
}

/**
 * What is in column A, where that is the certificate's number. Any other text could be personal, and a number of our own
 * could be another certificate's ID.
 */
function serial(text: string, at: number): string {
  return /^\d{1,6}$/.test(text) ? text : `No. ${at + 1}`;
}
