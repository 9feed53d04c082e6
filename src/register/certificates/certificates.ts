import { eachFilledCell, type SheetRow, trimText } from '../sheet/cells.ts';
import {
  columnsAt,
  defaultColumns,
  type FoundColumns,
  isKeptColumn,
  type RegisterColumns,
  type SheetColumn,
  sheetColumns,
  type SheetColumns,
} from './columns.ts';

/** A row of the sheet that is not blank. Its cells are not trimmed. */
export interface Line extends Omit<SheetRow, 'number'> {
  /** The row's number in the sheet, counted from 1. */
  readonly row: number;
}

/**
 * A certificate. Its texts are trimmed. A text is empty if its cell is blank or shows an error, or if the file lacks
 * the value of the cell (R7).
 */
export interface CertificateRecord extends Line {
  readonly student: string;
  readonly course: string;
  readonly id: string;
}

/** Why a row is not a certificate: it is the header (R2), it is above the data (R3), or column A is blank (R5). */
export type DropReason = 'header' | 'above-data' | 'column-a-blank';

/** A sheet as the rules R2 to R7 read it. */
export interface Certificates {
  /** The certificates, in the order of their rows in the sheet. */
  readonly records: readonly CertificateRecord[];
  /** The columns that the settings name, each with its place in the sheet. */
  readonly columns: FoundColumns;
  readonly names: SheetColumns;
  /** The rows that are not blank but do not count as certificates. */
  readonly dropped: readonly (Line & { readonly reason: DropReason })[];
}

/** The number of non-blank rows above the data (R3). */
export const rowsAboveData = 2;

/** Reads the certificates in a sheet by the rules R2 to R7. */
export function certificatesIn(
  rows: readonly SheetRow[],
  positions: RegisterColumns = defaultColumns,
): Certificates {
  const names = sheetColumns(rows);
  const columns = columnsAt(positions, names);
  const records: CertificateRecord[] = [];
  const dropped: (Line & { readonly reason: DropReason })[] = [];
  const above: DropReason[] = Array.from({ length: rowsAboveData }, () => 'above-data');
  if (names.hasHeader) above.unshift('header');
  for (const { number: row, cells, days, notKnown } of rows) {
    const { isEmpty, hasColumnA } = filling({ cells, notKnown }, names);
    if (isEmpty) continue;
    const reason = above.shift() ?? (hasColumnA ? undefined : 'column-a-blank');
    if (reason) dropped.push({ row, cells, days, notKnown, reason });
    else
      records.push({
        student: valueIn(cells, columns.student),
        course: valueIn(cells, columns.course),
        id: valueIn(cells, columns.id),
        cells,
        days,
        notKnown,
        row,
      });
  }
  return { records, columns, names, dropped };
}

/** The number of different IDs in a sheet. */
export function countIds(rows: readonly SheetRow[], positions?: RegisterColumns): number {
  const ids = certificatesIn(rows, positions).records.map(({ id }) => id);
  return new Set(ids.filter((id) => id !== '')).size;
}

/** The trimmed text of the cell in `column`; empty if the sheet lacks the column. */
export function textIn(
  cells: SheetRow['cells'],
  column: Pick<SheetColumn, 'index'> | undefined,
): string {
  return trimText((column && cells[column.index]) ?? '');
}

/** The trimmed text of the cell in `column`; empty if the cell shows an error. */
function valueIn(cells: SheetRow['cells'], column: SheetColumn | undefined): string {
  const text = textIn(cells, column);
  return isErrorText(text) ? '' : text;
}

/**
 * Whether a cell shows an error of Excel, Google Sheets or LibreOffice instead of its value, such as `#REF!`, `#N/A`
 * or `Err:508`. `####`, which appears if a column is too narrow for its number, counts as an error too. So does
 * `Loading...`, which Google Sheets shows while it calculates.
 */
export function isErrorText(text: string): boolean {
  // This quick check comes first, since most texts don't begin with any of these characters.
  return /^[#el]/i.test(text) && errorText.test(text);
}

const errorText =
  /^(?:#[\p{L}¡¿][\p{L}\d/_¡¿ ]*[!?]|#N\/A|#GETTING_DATA|#{3,}|Err:\d{3}|Error|Loading(?:\.{3}|…)?)$/iu;

/** Whether the file lacks the value of the cell in `column` (R7). */
export function isNotKnown(
  { notKnown }: Pick<Line, 'notKnown'>,
  column: Pick<SheetColumn, 'index'> | undefined,
): boolean {
  return column !== undefined && notKnown?.includes(column.index) === true;
}

/**
 * Whether a row is blank in all columns with a name (R2), and whether its cell in column A is filled. A cell counts
 * as filled if the file lacks its value.
 */
function filling({ cells, notKnown }: Pick<Line, 'cells' | 'notKnown'>, names: SheetColumns) {
  let isEmpty = true;
  let hasColumnA = false;
  const see = (index: number) => {
    const name = names.nameOf(index);
    isEmpty &&= name === undefined;
    hasColumnA ||= name === 'A';
  };
  eachFilledCell(cells, (_, index) => see(index));
  notKnown?.forEach(see);
  return { isEmpty, hasColumnA };
}

/**
 * Whether a column is searched (R8). All kept columns are searched, except the column with the IDs of replacements.
 * In that column, a search for the new certificate would find the old one.
 */
export function isSearched(
  index: number,
  { names, columns }: Pick<Certificates, 'names' | 'columns'>,
): boolean {
  return isKeptColumn(names.nameOf(index)) && index !== columns.replacedBy?.index;
}
