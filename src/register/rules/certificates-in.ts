import { eachFilledCell } from './filled-cells.ts';
import {
  defaultColumns,
  type CertificateRecord,
  type DroppedRow,
  type Register,
  type RegisterColumns,
  type SheetColumn,
} from './register.ts';
import { isKeptColumn, keptColumns, sheetColumns, type SheetColumns } from './sheet-columns.ts';
import type { SheetRow } from '../sheet.ts';
import { isBlank, trimText } from './trim-text.ts';

/** How many non-blank rows stand above the data (R3). */
const rowsAboveData = 2;

/** The certificates in a sheet, by the rules R2 to R7; there may be none. */
export function certificatesIn(
  rows: readonly SheetRow[],
  positions: RegisterColumns = defaultColumns,
): Register {
  const firstRow = rows.find((row) => !row.cells.every(isBlank));
  const names = sheetColumns(firstRow);
  const columns = columnsAt(positions, names);
  const records: CertificateRecord[] = [];
  const dropped: DroppedRow[] = [];
  let above = 0;

  for (const row of rows) {
    if (row === firstRow && names.headerKind === 'column-letters') {
      dropped.push({ row: row.number, reason: 'header' });
      continue;
    }
    const { values, isEmpty, hasColumnA } = rowText(row, names);
    if (isEmpty) continue;
    if (above < rowsAboveData) {
      above++;
      dropped.push({ row: row.number, reason: 'above-data' });
    } else if (hasColumnA) {
      records.push(certificateRecord(row, columns, values));
    } else {
      dropped.push({ row: row.number, reason: 'column-a-blank' });
    }
  }

  return { records, headerKind: names.headerKind, dropped, columns };
}

interface RowText {
  /** In the columns that are kept (R4), blank cells left out. */
  readonly values: string[];
  /** Whether nothing stands in any column that has a name (R2). */
  readonly isEmpty: boolean;
  readonly hasColumnA: boolean;
}

function columnsAt(positions: RegisterColumns, names: SheetColumns): Register['columns'] {
  const kept = keptColumns(names, Math.max(positions.student, positions.course, positions.id));
  return {
    student: kept[positions.student - 1],
    course: kept[positions.course - 1],
    id: kept[positions.id - 1],
  };
}

function rowText(row: SheetRow, names: SheetColumns): RowText {
  const values: string[] = [];
  let isEmpty = true;
  let hasColumnA = false;
  eachFilledCell(row.cells, (text, index) => {
    const name = names.nameOf(index);
    if (name === undefined) return;
    isEmpty = false;
    if (name === 'A') hasColumnA = true;
    if (isKeptColumn(name)) values.push(text);
  });
  return { values, isEmpty, hasColumnA };
}

function certificateRecord(
  row: SheetRow,
  columns: Register['columns'],
  values: readonly string[],
): CertificateRecord {
  const textIn = (column: SheetColumn | undefined) =>
    trimText((column && row.cells[column.index]) ?? '');
  return {
    student: textIn(columns.student),
    course: textIn(columns.course),
    id: textIn(columns.id),
    values,
    row: row.number,
  };
}
