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

export interface ReadOptions {
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
