/**
 * One row of a worksheet that holds at least one non-blank cell.
 *
 * Rows that are blank from end to end are left out, so a stray cell in row 1,048,576 costs one entry.
 */
export interface SheetRow {
  /** The row's number in the sheet, counted from 1. */
  readonly number: number;
  /**
   * The text that the spreadsheet shows in each cell, by column counted from 0 (index 0 is column A).
   * A blank cell is an empty or missing entry; the array may be sparse.
   */
  readonly cells: readonly (string | undefined)[];
}

/** What the reader refuses to go beyond; nothing that a file declares about its own size is believed. */
export interface Limits {
  /** Of all parts of a file together. */
  readonly maxInflatedBytes: number;
  /** Of a sheet, not blank; so are the cells. */
  readonly maxRows: number;
  readonly maxCells: number;
  /** UTF-16 code units that number formats may make of one cell, and of all together. */
  readonly maxCellLength: number;
  readonly maxShownLength: number;
}

export interface ReadOptions {
  readonly limits?: Limits;
  /** Called now and then with the number of rows read so far. */
  readonly onRows?: ((rows: number) => void) | undefined;
}

/** A sheet of cells in a workbook. */
export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** @throws RegisterFault and nothing else; a sheet that cannot be read is never an empty one */
  rows(options?: ReadOptions): Promise<SheetRow[]>;
}

export const defaultLimits: Limits = {
  maxInflatedBytes: 512 * 1024 * 1024,
  maxRows: 1_048_576,
  maxCells: 8_000_000,
  maxCellLength: 32_767,
  maxShownLength: 64 * 1024 * 1024,
};
