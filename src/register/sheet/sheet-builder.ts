import { damaged, RegisterFault } from '../faults/register-fault.ts';
import type { ReadLimits, SheetRow } from './sheet.ts';

/** Gathers the non-blank cells of a sheet into rows, within the limits. */
export interface RowCollector {
  /** Non-blank rows so far. */
  count(): number;
  /**
   * The cells of the current row, in which the one of that column is to be set.
   *
   * @throws RegisterFault `damaged` if it has been set before, `too-large` beyond the limit.
   */
  claim(column: number): (string | undefined)[];
  /** Ends the current row; the next cell claimed is in a new one. */
  endRow(number: number): void;
  /**
   * All rows, in the order of their numbers.
   *
   * @throws RegisterFault `damaged` if two have the same number.
   */
  finish(): SheetRow[];
}

export function rowCollector(limits: ReadLimits): RowCollector {
  const rows: SheetRow[] = [];
  let cellCount = 0;
  let slotCount = 0;
  let cells: (string | undefined)[] | undefined;
  /** How many cells the next row probably has. */
  let width = 0;
  const limit = (isWithin: boolean, what: string) => {
    if (!isWithin) throw new RegisterFault('too-large', what);
  };

  return {
    count: () => rows.length,

    claim(column) {
      cells ??= new Array<string | undefined>(width);
      if (cells[column] !== undefined) throw damaged('duplicate cell');
      limit(++cellCount <= limits.cells, 'cells');
      return cells;
    },

    endRow(number) {
      if (!cells) return;
      let { length } = cells;
      while (cells[length - 1] === undefined) length--;
      cells.length = length;
      width = Math.min(length, MAX_DENSE);
      slotCount += width;
      limit(rows.length < limits.rows, 'rows');
      limit(slotCount <= limits.cells * BLANKS_TO_A_CELL, 'blank cells');
      rows.push({ number, cells });
      cells = undefined;
    },

    finish() {
      rows.sort((a, b) => a.number - b.number);
      if (rows.some(({ number }, i) => number === rows[i - 1]?.number)) {
        throw damaged('duplicate row');
      }
      return rows;
    },
  };
}

/**
 * Engines keep an array with a few far-off cells as a list of pairs, but not if it is shorter than
 * this. So that sheets of nearly blank rows can't take all memory, the slots up to here are counted.
 */
const MAX_DENSE = 512;
const BLANKS_TO_A_CELL = 8;
