import type { ReadOptions, SheetRow } from '../sheet/cells.ts';

export interface ReadRowsOptions extends ReadOptions {
  /** Whether it is a visitor's list, which may have any shape; a register that is cut off is told by its shape. */
  readonly isList?: boolean | undefined;
  /** Counts the different IDs in the beginning of a register, so that a CSV is parted by what gives it most of them. */
  readonly countIds?: ((rows: readonly SheetRow[]) => number) | undefined;
}
