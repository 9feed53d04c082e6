import { RegisterFault } from '../register-fault.ts';
import type { ReadLimits, SheetRow } from '../sheet.ts';
import { damaged } from './damaged.ts';

/** Gathers the non-blank cells of a sheet into rows, within the limits. */
export class RowCollector {
  readonly #rows: SheetRow[] = [];
  readonly #limits: ReadLimits;
  #isOrdered = true;
  #cellCount = 0;
  #slotCount = 0;
  #lastNumber = 0;
  #cells: (string | undefined)[] | undefined;
  /** How many cells the next row probably has. */
  #width = 0;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  /** Non-blank rows so far. */
  get count(): number {
    return this.#rows.length;
  }

  /**
   * The cells of the current row, in which the one of that column is to be set.
   *
   * @throws RegisterFault `damaged` if it has been set before, `too-large` beyond the limit.
   */
  claim(column: number): (string | undefined)[] {
    this.#cells ??= new Array<string | undefined>(this.#width);
    if (this.#cells[column] !== undefined) throw damaged('duplicate cell');
    if (++this.#cellCount > this.#limits.cells) throw new RegisterFault('too-large', 'cells');
    return this.#cells;
  }

  /** Ends the current row; the next cell claimed is in a new one. */
  endRow(number: number): void {
    const cells = this.#cells;
    if (!cells) return;
    let { length } = cells;
    while (cells[length - 1] === undefined) length--;
    cells.length = length;
    this.#width = Math.min(length, MAX_DENSE);
    this.#slotCount += this.#width;
    this.#cells = undefined;

    if (this.#rows.length >= this.#limits.rows) throw new RegisterFault('too-large', 'rows');
    if (this.#slotCount > this.#limits.cells * BLANKS_TO_A_CELL) {
      throw new RegisterFault('too-large', 'blank cells');
    }
    if (number <= this.#lastNumber) this.#isOrdered = false;
    this.#lastNumber = number;
    this.#rows.push({ number, cells });
  }

  /**
   * All rows, in the order of their numbers.
   *
   * @throws RegisterFault `damaged` if two have the same number.
   */
  finish(): SheetRow[] {
    const rows = this.#rows;
    if (this.#isOrdered) return rows;
    rows.sort((a, b) => a.number - b.number);
    if (rows.some(({ number }, i) => number === rows[i - 1]?.number)) {
      throw damaged('duplicate row');
    }
    return rows;
  }
}

/**
 * Engines keep an array with a few far-off cells as a list of pairs, but not if it is shorter than
 * this. So that sheets of nearly blank rows can't take all memory, the slots up to here are counted.
 */
const MAX_DENSE = 512;
const BLANKS_TO_A_CELL = 8;
