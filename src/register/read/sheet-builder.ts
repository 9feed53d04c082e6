import { RegisterFault, damaged } from '../faults.ts';
import { isBlank, type ReadOptions, type SheetRow } from '../sheet/cells.ts';

type Cells = (string | undefined)[];

/** Gathers a sheet's rows that are not blank, within the limits, and tells how far it has come. */
export class SheetBuilder {
  readonly #onRows: ((rows: number) => void) | undefined;
  readonly #rows: SheetRow[] = [];
  #cellCount = 0;
  #shownLength = 0;
  #cells: Cells | undefined;
  #days: Cells | undefined;
  #notKnown: Set<number> | undefined;
  /** Of the row before, and probably of the next. */
  #width = 0;

  constructor({ onRows }: ReadOptions) {
    this.#onRows = onRows;
  }

  /** The cells of the current row, in which the one of that column is to be set, and has not been before. */
  claim(column: number): Cells {
    this.#cells ??= new Array<string | undefined>(this.#width);
    if (this.has(column)) throw damaged('a cell occurs twice');
    limit(++this.#cellCount <= maxCells, 'cells');
    limit(column < maxColumns, 'columns');
    return this.#cells;
  }

  /** Sets a cell of the current row that has not been set before: its text, and the day that it is. */
  set(column: number, text: string, day?: string): void {
    if (text === '') return;
    this.claim(column)[column] = text;
    if (day !== undefined) (this.#days ??= [])[column] = day;
  }

  /** Says of a cell of the current row that the file does not hold its value. */
  setNotKnown(column: number): void {
    this.claim(column);
    (this.#notKnown ??= new Set()).add(column);
  }

  /** Whether a cell of the current row has been set. */
  has(column: number): boolean {
    return this.#cells?.[column] !== undefined || this.#notKnown?.has(column) === true;
  }

  /** Ends the current row, below all that were ended before; the next cell claimed is in a new one. */
  endRow(number: number): void {
    const cells = this.#cells;
    if (!cells) return;
    while (cells.length > 0 && cells.at(-1) === undefined) cells.length--;
    this.#width = Math.min(cells.length, MAX_DENSE);
    const notKnown = this.#notKnown && [...this.#notKnown];
    const count = this.#rows.push({ number, cells, days: this.#days, notKnown });
    this.#cells = this.#days = this.#notKnown = undefined;
    limit(count <= maxRows, 'rows');
    if (count % 5000 === 0) this.#onRows?.(count);
  }

  /** Adds a whole row, unless it is blank; its cells may be sparse. */
  addRow(number: number, cells: Cells, days?: Cells, notKnown: readonly number[] = []): void {
    cells.forEach((text = '', column) => {
      if (!isBlank(text)) this.set(column, text, days?.[column]);
    });
    for (const column of notKnown) this.setNotKnown(column);
    this.endRow(number);
  }

  /** A text that a number format made, counted against the limits. */
  counted(text: string): string {
    this.#shownLength += text.length;
    limit(text.length <= maxCellLength, 'length of a cell');
    limit(this.#shownLength <= maxShownLength, 'length of all cells');
    return text;
  }

  finish(): SheetRow[] {
    this.#onRows?.(this.#rows.length);
    return this.#rows;
  }
}

// What the reader refuses to go beyond; nothing that a file declares about its own size is believed.

/** What a sheet has at most: columns A to XFD (ECMA-376 part 1, 18.3.1.4 and 18.3.1.73). */
export const maxColumns = 16_384;
export const maxRows = 1_048_576;
/** That are not blank. */
const maxCells = 8_000_000;
/** UTF-16 code units that number formats may make of one cell, and of all together. */
const maxCellLength = 32_767;
const maxShownLength = 64 * 1024 * 1024;

/** Engines keep an array with a few far-off cells as a list of pairs, but not if it is shorter than this. */
const MAX_DENSE = 512;

function limit(isWithin: boolean, what: string): void {
  if (!isWithin) throw new RegisterFault('too-large', what);
}
