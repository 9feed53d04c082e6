import { RegisterFault } from '../faults.ts';
import { eachFilledCell, type SheetRow, trimText } from '../sheet/cells.ts';
import {
  columnsAt,
  defaultColumns,
  isKeptColumn,
  type RegisterColumns,
  type SheetColumn,
  sheetColumns,
  type SheetColumns,
} from './columns.ts';

/** One certificate; its texts are trimmed, and a blank cell is an empty string. */
export interface CertificateRecord {
  readonly student: string;
  readonly course: string;
  readonly id: string;
  /** The cells of its row, by column counted from 0; not trimmed. */
  readonly cells: SheetRow['cells'];
  readonly row: number;
}

/** A row of the sheet, whatever is in it. */
export type Line = Pick<CertificateRecord, 'row' | 'cells'>;

/** Why a row holds no certificate: the header (R2), a row above the data (R3), or column A is blank (R5). */
export type DropReason = 'header' | 'above-data' | 'column-a-blank';

export type Certificates = ReturnType<typeof certificatesIn>;

/** How many non-blank rows are above the data (R3). */
export const rowsAboveData = 2;

/** The certificates in a sheet, by the rules R2 to R7. */
export function certificatesIn(
  rows: readonly SheetRow[],
  positions: RegisterColumns = defaultColumns,
) {
  const names = sheetColumns(rows);
  const columns = columnsAt(positions, names);
  const records: CertificateRecord[] = [];
  const dropped: (Line & { readonly reason: DropReason })[] = [];
  const above: DropReason[] = Array.from({ length: rowsAboveData }, () => 'above-data');
  if (names.hasHeader) above.unshift('header');
  for (const { number: row, cells } of rows) {
    const { isEmpty, hasColumnA } = filling(cells, names);
    if (isEmpty) continue;
    const reason = above.shift() ?? (hasColumnA ? undefined : 'column-a-blank');
    if (reason) dropped.push({ row, cells, reason });
    else
      records.push({
        student: textIn(cells, columns.student),
        course: textIn(cells, columns.course),
        id: textIn(cells, columns.id),
        cells,
        row,
      });
  }
  return { records, columns, names, dropped };
}

/** The text of a row in a column, trimmed; empty where the sheet has no such column. */
export function textIn(cells: SheetRow['cells'], column: SheetColumn | undefined): string {
  return trimText((column && cells[column.index]) ?? '');
}

/** Whether nothing is in any column that has a name (R2), and whether anything is in column A. */
function filling(cells: SheetRow['cells'], names: SheetColumns) {
  let isEmpty = true;
  let hasColumnA = false;
  eachFilledCell(cells, (_, index) => {
    const name = names.nameOf(index);
    isEmpty &&= name === undefined;
    hasColumnA ||= name === 'A';
  });
  return { isEmpty, hasColumnA };
}

/**
 * Whether a column can be searched (R8): it is kept, and not that of the IDs which replace others, in which a search
 * would find the certificate that was replaced.
 */
export function isSearched(index: number, { names, columns }: Omit<Certificates, 'dropped'>) {
  const name = names.nameOf(index);
  return name !== undefined && isKeptColumn(name) && index !== columns.replacedBy?.index;
}

/** The fault of a sheet without a certificate; its detail says why, for the owner. */
export function noUsableRows({ dropped }: Certificates): RegisterFault {
  const withoutA = dropped.filter(({ reason }) => reason === 'column-a-blank').length;
  return new RegisterFault(
    'no-usable-rows',
    withoutA > 0
      ? `column A is blank in all ${withoutA} rows below the headings`
      : dropped.length > 0
        ? 'there is nothing below the headings'
        : 'the sheet is blank',
  );
}
