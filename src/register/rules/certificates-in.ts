import { eachFilledCell } from './filled-cells.ts';
import {
  type CertificateRecord,
  type Certificates,
  type RegisterColumns,
  type SheetColumn,
} from './register.ts';
import { isKeptColumn, keptColumns, sheetColumns, type SheetColumns } from './sheet-columns.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { trimText } from '../sheet/trim-text.ts';

/** How many non-blank rows are above the data (R3). */
export const rowsAboveData = 2;

/** The certificates in a sheet, by the rules R2 to R7; there may be none. */
export function certificatesIn(
  rows: readonly SheetRow[],
  positions: RegisterColumns,
): Certificates {
  const names = sheetColumns(rows);
  const columns = columnsAt(positions, names);
  const records: CertificateRecord[] = [];
  let valueColumns: readonly string[] = [];
  let above = rowsAboveData + Number(names.hasHeader);
  for (const row of rows) {
    const text = rowText(row, names);
    if (text.isEmpty) continue;
    if (!isSame(valueColumns, text.valueColumns)) valueColumns = text.valueColumns;
    if (above > 0) above--;
    else if (text.hasColumnA) {
      records.push(certificateRecord(row, columns, text.values, valueColumns));
    }
  }
  return { records, columns };
}

interface RowText {
  /** In the columns that are kept (R4), blank cells left out. */
  readonly values: string[];
  /** The names of those columns. */
  readonly valueColumns: string[];
  /** Whether nothing is in any column that has a name (R2). */
  readonly isEmpty: boolean;
  readonly hasColumnA: boolean;
}

export function rowText(row: SheetRow, names: SheetColumns): RowText {
  const values: string[] = [];
  const valueColumns: string[] = [];
  let isEmpty = true;
  let hasColumnA = false;
  eachFilledCell(row.cells, (text, index) => {
    const name = names.nameOf(index);
    if (name === undefined) return;
    isEmpty = false;
    if (name === 'A') hasColumnA = true;
    if (!isKeptColumn(name)) return;
    values.push(text);
    valueColumns.push(name);
  });
  return { values, valueColumns, isEmpty, hasColumnA };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, index) => name === others[index]);
}

function columnsAt(positions: RegisterColumns, names: SheetColumns): Certificates['columns'] {
  const at = (position = 0) => keptColumns(names, position)[position - 1];
  const uses = Object.entries<number | undefined>({ ...positions });
  // The same keys as those of the positions.
  return Object.fromEntries(
    uses.map(([use, position]) => [use, at(position)]),
  ) as Certificates['columns'];
}

function certificateRecord(
  row: SheetRow,
  columns: Certificates['columns'],
  values: readonly string[],
  valueColumns: readonly string[],
): CertificateRecord {
  const textIn = (column: SheetColumn | undefined) =>
    trimText((column && row.cells[column.index]) ?? '');
  return {
    student: textIn(columns.student),
    course: textIn(columns.course),
    id: textIn(columns.id),
    values,
    valueColumns,
    row: row.number,
  };
}
