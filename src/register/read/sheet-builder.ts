import { RegisterFault, damaged } from '../faults.ts';
import type { ReadOptions, SheetRow } from '../sheet/cells.ts';

type Cells = (string | undefined)[];

/** Collects a sheet's non-blank rows, within the limits, and reports progress. */
export class SheetBuilder {
  /** Whether the builder keeps the days of date cells. */
  readonly keepsDays: boolean;
  readonly #options: ReadOptions;
  readonly #rows: SheetRow[] = [];
  #isWanted: ((column: number) => boolean) | undefined;
  /** The results of `#isWanted` for the columns before `NEAR`. */
  #wanted: readonly boolean[] | undefined;
  #cells = 0;
  #gaps = 0;
  #text = 0;
  /** The cells of the current row before column `NEAR`; `#far` has the others. */
  readonly #near: Cells = new Array<string | undefined>(NEAR).fill(undefined);
  #width = 0;
  #far: Map<number, string> | undefined;
  #days: Cells | undefined;
  #notKnown: Set<number> | undefined;
  /**
   * Lists of days that contain only one day, by the column and then by the day. Rows with the same day in the same
   * column share one list.
   */
  readonly #daysAlone: Map<string, Cells>[] = [];

  constructor(options: ReadOptions) {
    this.#options = options;
    this.keepsDays = options.withoutDays !== true;
  }

  isWanted(column: number): boolean {
    return this.#wanted?.[column] ?? this.#isWanted?.(column) ?? true;
  }

  /**
   * Sets the text of a cell of the current row, and the cell's day if the cell is a date. A cell can be set only
   * once.
   */
  set(column: number, text: string, day?: string): void {
    if (text === '') return;
    this.#claim(column);
    if (column < NEAR) {
      this.#near[column] = text;
      if (column >= this.#width) this.#width = column + 1;
    } else (this.#far ??= new Map()).set(column, text);
    if (day !== undefined && this.keepsDays) this.#setDay(column, day);
  }

  /** Notes that the file lacks the value of a cell of the current row. */
  setNotKnown(column: number): void {
    this.#claim(column);
    (this.#notKnown ??= new Set()).add(column);
  }

  /** Whether the cell in `column` of the current row has a text, or a value that is not known. */
  has(column: number): boolean {
    const text = column < NEAR ? this.#near[column] : this.#far?.get(column);
    return text !== undefined || this.#notKnown?.has(column) === true;
  }

  /**
   * Ends the current row, which must be below all earlier rows. The next cell belongs to a new row.
   *
   * @param times how many equal rows the row stands for: itself and the rows right below it
   */
  endRow(number: number, times = 1): void {
    if (this.#width === 0 && !this.#far && !this.#notKnown) return;
    const cells = new Array<string | undefined>(this.#width);
    for (let column = 0; column < cells.length; column++) {
      cells[column] = this.#near[column];
      this.#near[column] = undefined;
    }
    this.#gaps += this.#width;
    limit(this.#gaps <= maxGaps + this.#cells, 'blank cells');
    this.#far?.forEach((text, column) => (cells[column] = text));
    const notKnown = this.#notKnown && [...this.#notKnown];
    const days = this.#days;
    this.#width = 0;
    this.#far = this.#days = this.#notKnown = undefined;
    this.#count((times - 1) * cells.length);
    for (let row = number; row < number + times; row++) {
      if (notKnown) this.#add({ number: row, cells, days, notKnown });
      else this.#add(days ? { number: row, cells, days } : { number: row, cells });
    }
  }

  /**
   * Adds the length of `text` to the total, and returns `text`. Throws if the total is too large. A text that several
   * cells share is counted where it is read.
   */
  counted(text: string): string {
    this.#text += text.length;
    limit(this.#text <= maxTextLength, 'length of all cells');
    return text;
  }

  /** Counts a text that a number format made, and returns the text. The length of each such text is limited too. */
  formatted(text: string): string {
    limit(text.length <= maxFormattedLength, 'length of a cell');
    return this.counted(text);
  }

  finish(): SheetRow[] {
    this.#options.onRows?.(this.#rows.length);
    return this.#rows;
  }

  #claim(column: number): void {
    if (this.has(column)) throw damaged('a cell occurs twice');
    limit(column < maxColumns, 'columns');
    this.#count(1);
  }

  #count(cells: number): void {
    this.#cells += cells;
    limit(this.#cells <= maxCells, 'cells');
  }

  #setDay(column: number, day: string): void {
    if (this.#days) {
      // Rows can't share a list of several days. So each further day takes more memory, and counts as two cells.
      this.#count(2);
      this.#days = [...this.#days];
      this.#days[column] = day;
      return;
    }
    const alone = (this.#daysAlone[column] ??= new Map<string, Cells>());
    this.#days = alone.get(day);
    if (this.#days) return;
    this.#days = new Array<string | undefined>(column + 1);
    this.#days[column] = day;
    alone.set(day, this.#days);
  }

  #add(row: SheetRow): void {
    const count = this.#rows.push(row);
    limit(count <= maxRows, 'rows');
    if (count === FIRST_ROWS) {
      const isWanted = this.#options.wanted?.(this.#rows);
      this.#isWanted = isWanted;
      if (isWanted) this.#wanted = Array.from({ length: NEAR }, (_, column) => isWanted(column));
    }
    if (count % 5000 === 0) this.#options.onRows?.(count);
  }
}

// The reader has the limits below, since it does not trust the sizes that a file declares.

/** The most columns (A to XFD) and rows of a sheet (ECMA-376 part 1, 18.3.1.4 and 18.3.1.73). */
export const maxColumns = 16_384;
export const maxRows = 1_048_576;
/** The most cells that are not blank. If a row has several days, each further day counts as two cells. */
const maxCells = 8_000_000;
/** The most UTF-16 code units in all cells together. A text that several cells share counts only once. */
export const maxTextLength = 64 * 1024 * 1024;
/** The most UTF-16 code units that a number format may make for one cell. */
const maxFormattedLength = 32_767;
/** The most blank cells to the left of a filled cell. Such blank cells take memory too. */
const maxGaps = 16_000_000;

/**
 * The number of rows that are read with all columns. In later rows, only the columns that the caller wants are read.
 */
const FIRST_ROWS = 100;

/** The first column whose cells are kept in a map until the row ends. Most rows have no cells so far to the right. */
const NEAR = 128;

/** @throws RegisterFault `too-large` unless `isWithin` */
export function limit(isWithin: boolean, what: string): void {
  if (!isWithin) throw new RegisterFault('too-large', what);
}
