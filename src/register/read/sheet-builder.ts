import { RegisterFault, damaged } from '../faults.ts';
import { defaultLimits, type Limits, type ReadOptions, type SheetRow } from '../sheet/sheet.ts';
import { isBlank } from '../sheet/cells.ts';

type Cells = (string | undefined)[];

/** Gathers a sheet's rows that are not blank, within the limits, and tells how far it has come. */
export class SheetBuilder {
  readonly #limits: Limits;
  readonly #onRows: ((rows: number) => void) | undefined;
  readonly #rows: { number: number; cells: Cells }[] = [];
  #cellCount = 0;
  #slotCount = 0;
  #shownLength = 0;
  #cells: Cells | undefined;
  /** How many cells the next row probably has. */
  #width = 0;

  constructor({ limits = defaultLimits, onRows }: ReadOptions) {
    this.#limits = limits;
    this.#onRows = onRows;
  }

  /**
   * The cells of the current row, in which the one of that column, which is not blank, is to be set.
   *
   * @throws RegisterFault `damaged` if it has been set before, `too-large` beyond the limit.
   */
  claim(column: number): Cells {
    this.#cells ??= new Array<string | undefined>(this.#width);
    if (this.#cells[column] !== undefined) throw damaged('a cell occurs twice');
    limit(++this.#cellCount <= this.#limits.maxCells, 'cells');
    return this.#cells;
  }

  /** Ends the current row; the next cell claimed is in a new one. */
  endRow(number: number): void {
    const cells = this.#cells;
    if (!cells) return;
    trim(cells);
    this.#width = Math.min(cells.length, MAX_DENSE);
    this.#slotCount += this.#width;
    limit(this.#slotCount <= this.#limits.maxCells * BLANKS_TO_A_CELL, 'blank cells');
    this.#cells = undefined;
    const count = this.#rows.push({ number, cells });
    limit(count <= this.#limits.maxRows, 'rows');
    if (count % ROWS_PER_REPORT === 0) this.#onRows?.(count);
  }

  /**
   * Adds a whole row, unless it is blank.
   *
   * @param number The row's number in the sheet, counted from 1.
   * @param cells By column counted from 0; may be sparse.
   * @throws RegisterFault `too-large` beyond the limits.
   */
  addRow(number: number, cells: readonly string[]): void {
    cells.forEach((text, column) => {
      if (!isBlank(text)) this.claim(column)[column] = text;
    });
    this.endRow(number);
  }

  /**
   * A text that a number format made, counted against the limits.
   *
   * @throws RegisterFault `too-large` beyond them.
   */
  counted(text: string): string {
    this.#shownLength += text.length;
    limit(text.length <= this.#limits.maxCellLength, 'length of a cell');
    limit(this.#shownLength <= this.#limits.maxShownLength, 'length of all cells');
    return text;
  }

  /**
   * All rows, in the order of their numbers. Of rows with the same number each gives its cells.
   *
   * @throws RegisterFault `damaged` if two have the same cell.
   */
  finish(): SheetRow[] {
    this.#onRows?.(this.#rows.length);
    this.#rows.sort((a, b) => a.number - b.number);
    const rows: { number: number; cells: Cells }[] = [];
    for (const row of this.#rows) {
      const before = rows.at(-1);
      if (row.number === before?.number) merge(before.cells, row.cells);
      else if (row.cells.length > 0) rows.push(row);
    }
    return rows;
  }
}

/** How often progress is told, in rows. */
const ROWS_PER_REPORT = 5000;
/**
 * Engines keep an array with a few far-off cells as a list of pairs, but not if it is shorter than
 * this. So that sheets of nearly blank rows can't take all memory, the slots up to here are counted.
 */
const MAX_DENSE = 512;
const BLANKS_TO_A_CELL = 8;

function limit(isWithin: boolean, what: string): void {
  if (!isWithin) throw new RegisterFault('too-large', what);
}

function trim(cells: Cells): void {
  while (cells.length > 0 && cells.at(-1) === undefined) cells.length--;
}

function merge(into: Cells, cells: Cells): void {
  cells.forEach((text, column) => {
    if (text === undefined) return;
    if (into[column] !== undefined) throw damaged('a cell occurs twice');
    into[column] = text;
  });
}
