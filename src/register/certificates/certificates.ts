import { isBlank, type SheetRow, trimText } from '../../spreadsheet/sheet/cells.ts';
import { OnDemand } from '../../spreadsheet/sheet/on-demand.ts';
import { tableOf } from '../../spreadsheet/sheet/sheet-builder.ts';
import type { SheetTable } from '../../spreadsheet/sheet/sheet-table.ts';
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

/** A row that is not blank. Its cells are not trimmed. */
export interface Line extends Omit<SheetRow, 'number'> {
  /** Counted from 1, as in the sheet. */
  readonly row: number;
}

/**
 * A certificate, which reads its values from the sheet on demand. `student`, `course` and `id` are trimmed. Each is
 * empty if its cell is blank, shows an error, or has no value in the file (R7).
 */
export class CertificateRecord implements Line {
  readonly #sheet: SheetTable;
  readonly #index: number;
  readonly #columns: FoundColumns;
  #line: SheetRow | undefined;

  /** @param index the index of the certificate's row in `sheet` */
  constructor(sheet: SheetTable, index: number, columns: FoundColumns) {
    this.#sheet = sheet;
    this.#index = index;
    this.#columns = columns;
  }

  get row(): number {
    return this.#sheet.numberOf(this.#index);
  }

  get student(): string {
    return this.#valueIn(this.#columns.student);
  }

  get course(): string {
    return this.#valueIn(this.#columns.course);
  }

  get id(): string {
    return this.#valueIn(this.#columns.id);
  }

  get cells(): Line['cells'] {
    return this.#made().cells;
  }

  get days(): Line['days'] {
    return this.#made().days;
  }

  get notKnown(): Line['notKnown'] {
    return this.#made().notKnown;
  }

  findColumn(isIt: Parameters<SheetTable['findColumn']>[1]): number | undefined {
    return this.#sheet.findColumn(this.#index, isIt);
  }

  #valueIn(column: SheetColumn | undefined): string {
    const text = trimText((column && this.#sheet.textAt(this.#index, column.index)) ?? '');
    return isErrorText(text) ? '' : text;
  }

  #made(): SheetRow {
    return (this.#line ??= this.#sheet.row(this.#index));
  }
}

/** Why a row is not a certificate: it is the header (R2), is above the data (R3), or has a blank column A (R5). */
export type DropReason = 'header' | 'above-data' | 'column-a-blank';

/** A sheet as the rules R2 to R7 read it. */
export interface Certificates {
  /** In sheet order. */
  readonly records: OnDemand<CertificateRecord>;
  /** The columns that the settings name, each with its place in the sheet. */
  readonly columns: FoundColumns;
  readonly names: SheetColumns;
  /** The rows that are not blank but do not count as certificates. */
  readonly dropped: OnDemand<Line & { readonly reason: DropReason }>;
}

/** The number of non-blank rows above the data (R3). */
export const rowsAboveData = 2;

/** Reads the certificates in a sheet by the rules R2 to R7. */
export function certificatesIn(
  rows: Iterable<SheetRow>,
  positions: RegisterColumns = defaultColumns,
): Certificates {
  const sheet = tableOf(rows);
  const names = sheetColumns(sheet);
  const columns = columnsAt(positions, names);
  const above: DropReason[] = Array.from({ length: rowsAboveData }, () => 'above-data');
  if (names.hasHeader) above.unshift('header');
  const kept: number[] = [];
  const dropped: number[] = [];
  // A cell whose value is not known is not blank. Cells in columns without a name don't count (R2).
  const isFilled = (text: string | undefined, column: number) =>
    !(text !== undefined && isBlank(text)) && names.nameOf(column) !== undefined;
  const isFilledA = (text: string | undefined, column: number) =>
    isFilled(text, column) && names.nameOf(column) === 'A';
  for (let index = 0; index < sheet.length; index++) {
    if (sheet.findColumn(index, isFilled) === undefined) continue;
    const hasA = sheet.findColumn(index, isFilledA) !== undefined;
    (hasA && dropped.length >= above.length ? kept : dropped).push(index);
  }
  const certificates = Uint32Array.from(kept);
  const others = Uint32Array.from(dropped);
  return {
    records: new OnDemand(
      certificates.length,
      (at) => new CertificateRecord(sheet, certificates[at] ?? 0, columns),
    ),
    columns,
    names,
    dropped: new OnDemand(others.length, (at) => {
      const { number: row, ...line } = sheet.row(others[at] ?? 0);
      return { ...line, row, reason: above[at] ?? 'column-a-blank' };
    }),
  };
}

/** The trimmed text in `column`; empty if the sheet lacks the column. */
export function textIn(
  cells: SheetRow['cells'],
  column: Pick<SheetColumn, 'index'> | undefined,
): string {
  return trimText((column && cells[column.index]) ?? '');
}

/**
 * Whether a cell shows an error of Excel, Google Sheets or LibreOffice, such as `#REF!` or `Err:508`. `####` in a
 * narrow column counts too, and so does the `Loading...` of Google Sheets.
 */
export function isErrorText(text: string): boolean {
  // This quick check avoids the slower pattern for most texts.
  return errorStarts.has(text.charCodeAt(0)) && errorText.test(text);
}

const errorStarts = new Set(Array.from('#EeLl', (sign) => sign.charCodeAt(0)));
const errorText =
  /^(?:#[\p{L}¡¿][\p{L}\d/_¡¿ ]*[!?]|#N\/A|#GETTING_DATA|#{3,}|Err:\d{3}|Error|Loading(?:\.{3}|…)?)$/iu;

/** Whether the file lacks the value of the cell in `column` (R7). */
export function isNotKnown(
  { notKnown }: Pick<Line, 'notKnown'>,
  column: Pick<SheetColumn, 'index'> | undefined,
): boolean {
  return column !== undefined && notKnown?.includes(column.index) === true;
}

/** Whether a column is searched (R8). "Replaced by" is not, so that a new ID never finds the old certificate. */
export function isSearched(
  index: number,
  { names, columns }: Pick<Certificates, 'names' | 'columns'>,
): boolean {
  return isKeptColumn(names.nameOf(index)) && index !== columns.replacedBy?.index;
}
