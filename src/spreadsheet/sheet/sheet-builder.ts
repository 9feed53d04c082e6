import { SheetFault, damaged } from '../faults.ts';
import type { ReadOptions, SheetRow } from './cells.ts';
import { BATCH, DAY, maxColumns, NOT_KNOWN, type RowBatch, SheetTable } from './sheet-table.ts';

/** Makes a table of rows. Returns `rows` itself if it is a table already. */
export function tableOf(rows: Iterable<SheetRow>): SheetTable {
  if (rows instanceof SheetTable) return rows;
  const builder = new SheetBuilder();
  const tornRows = new Map<number, SheetRow['torn']>();
  for (const { number, cells, days, notKnown, torn } of rows) {
    cells.forEach((text = '', column) => builder.set(column, text, days?.[column]));
    notKnown?.forEach((column) => builder.setNotKnown(column));
    builder.endRow(number);
    if (torn) tornRows.set(number, torn);
  }
  const table = builder.finish();
  for (const [number, torn] of tornRows) table.torn.set(number, torn);
  return table;
}

/** Collects a sheet's non-blank rows, within the limits, and reports progress. */
export class SheetBuilder {
  readonly keepsDays: boolean;
  readonly #options: ReadOptions;
  readonly #full: RowBatch[] = [];
  // The entries and rows of the current batch. Every batch reuses these lists, so the lists stay short.
  readonly #texts: string[] = [];
  readonly #places: number[] = [];
  readonly #rows = new Uint32Array(3 * BATCH);
  /** The index of the first entry of the current row. */
  #start = 0;
  /** The index after the last entry of the current row. */
  #end = 0;
  /** The number of rows before the current row. */
  #length = 0;
  #isWanted: ((column: number) => boolean) | undefined;
  /** The results of `#isWanted` for the columns before `NEAR`. */
  #wanted: readonly boolean[] | undefined;
  #cells = 0;
  #gaps = 0;
  #text = 0;
  /** For each column, the index of the last row with a cell in the column, plus 1; 0 if there is no such row. */
  readonly #claimed = new Uint32Array(maxColumns);
  #days = 0;
  /** The width of the current row. Columns from `NEAR` on are ignored. */
  #width = 0;

  constructor(options: ReadOptions = {}) {
    this.#options = options;
    this.keepsDays = options.withoutDays !== true;
  }

  isWanted(column: number): boolean {
    return this.#wanted?.[column] ?? this.#isWanted?.(column) ?? true;
  }

  /** Sets the text of a cell in the current row, and the day of a date cell. Each cell can be set only once. */
  set(column: number, text: string, day?: string): void {
    if (text === '') return;
    this.#claim(column);
    this.#add(column, text);
    if (column < NEAR && column >= this.#width) this.#width = column + 1;
    if (day === undefined || !this.keepsDays) return;
    this.#add(column + DAY, day);
    this.#days++;
  }

  /** Notes that the file lacks the value of the cell in `column`. */
  setNotKnown(column: number): void {
    this.#claim(column);
    this.#add(column + NOT_KNOWN, '');
  }

  /** Whether the cell in `column` of the current row has a text, or a value that is not known. */
  has(column: number): boolean {
    return this.#claimed[column] === this.#length + 1;
  }

  /**
   * Ends the current row, which must be below all earlier rows. The next cell belongs to a new row.
   *
   * @param times the number of equal rows: this row and the rows right below it
   */
  endRow(number: number, times = 1): void {
    const entries = this.#end - this.#start;
    if (entries === 0) return;
    // A row's first day counts as no cell, and each further day counts as two. But `entries` counts every day once.
    const more = this.#days > 0 ? this.#days - 2 : 0;
    this.#cells += (entries + more) * times;
    limit(this.#cells <= maxCells, 'cells');
    this.#gaps += this.#width;
    limit(this.#gaps <= maxGaps + this.#cells, 'blank cells');
    for (let row = number; row < number + times; row++) this.#addRow(row);
    this.#start = this.#end;
    this.#days = this.#width = 0;
  }

  /**
   * Adds the length of `text` to the total length of all texts, and returns `text`. Throws if the total is too large.
   * A shared text is counted when it is read, not for each cell.
   */
  counted(text: string): string {
    this.#text += text.length;
    limit(this.#text <= maxTextLength, 'length of all cells');
    return text;
  }

  /** Like `counted`, for a text that a number format made. Also throws if `text` alone is too long. */
  formatted(text: string): string {
    limit(text.length <= maxFormattedLength, 'length of a cell');
    return this.counted(text);
  }

  finish(): SheetTable {
    this.#options.onRows?.(this.#length);
    return this.#table();
  }

  #table(): SheetTable {
    return new SheetTable([...this.#full, this.#batch(this.#length % BATCH)], this.#length);
  }

  /** The first `length` rows of the current batch, without spare memory. */
  #batch(length: number): RowBatch {
    return {
      texts: this.#texts.slice(0, this.#end),
      places: new Uint16Array(this.#places.slice(0, this.#end)),
      rows: this.#rows.slice(0, 3 * length),
    };
  }

  #claim(column: number): void {
    if (this.has(column)) throw damaged('a cell occurs twice');
    limit(column < maxColumns, 'columns');
    this.#claimed[column] = this.#length + 1;
  }

  #add(place: number, text: string): void {
    this.#texts[this.#end] = text;
    this.#places[this.#end++] = place;
  }

  #addRow(number: number): void {
    const at = 3 * (this.#length % BATCH);
    this.#rows[at] = number;
    this.#rows[at + 1] = this.#start;
    this.#rows[at + 2] = this.#end;
    const length = ++this.#length;
    limit(length <= maxRows, 'rows');
    if (length % BATCH === 0) this.#beginBatch();
    if (length === FIRST_ROWS) {
      const isWanted = this.#options.wanted?.(this.#table());
      this.#isWanted = isWanted;
      if (isWanted) this.#wanted = Array.from({ length: NEAR }, (_, column) => isWanted(column));
    }
    if (length % 5000 === 0) this.#options.onRows?.(length);
  }

  /** Begins a batch with the entries of the current row, since `endRow` may add the same row again. */
  #beginBatch(): void {
    this.#full.push(this.#batch(BATCH));
    this.#texts.copyWithin(0, this.#start, this.#end);
    this.#places.copyWithin(0, this.#start, this.#end);
    this.#end -= this.#start;
    this.#start = 0;
  }
}

// A file may declare false sizes, so these limits apply to what is actually read.

/** The most rows of a sheet (ECMA-376 part 1, 18.3.1.73). */
export const maxRows = 1_048_576;
/** The limit for filled cells in a sheet. `endRow` counts some days as cells too. */
const maxCells = 8_000_000;
/** The most UTF-16 code units in all cells together. A text that several cells share counts only once. */
export const maxTextLength = 64 * 1024 * 1024;
/** The greatest length of a text that a number format may make, in UTF-16 code units. */
const maxFormattedLength = 32_767;
/** The limit for blank cells to the left of filled cells, all rows together. In a `SheetRow`, such cells take memory. */
const maxGaps = 16_000_000;

/** The number of rows that are read in full. In later rows, only the wanted columns are read. */
const FIRST_ROWS = 100;

/**
 * Few sheets use the columns from this index on. Blank cells before a cell in such a column are not counted as gaps.
 */
const NEAR = 128;

/** @throws SheetFault `too-large` unless `isWithin` */
export function limit(isWithin: boolean, what: string): void {
  if (!isWithin) throw new SheetFault('too-large', what);
}
