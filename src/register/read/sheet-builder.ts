import { RegisterFault, damaged } from '../faults.ts';
import { isBlank, type ReadOptions, type SheetRow } from '../sheet/cells.ts';

type Cells = (string | undefined)[];

/** Collects a sheet's non-blank rows, within the limits, and reports progress. */
export class SheetBuilder {
  /** Whether days are needed. */
  readonly keepsDays: boolean;
  readonly #options: ReadOptions;
  readonly #rows: SheetRow[] = [];
  #isWanted: ((column: number) => boolean) | undefined;
  /** The same of near columns. */
  #wanted: readonly boolean[] | undefined;
  #cells = 0;
  #gaps = 0;
  #text = 0;
  /** The current row: its cells as far as they are usual, and those beyond. */
  readonly #near: Cells = new Array<string | undefined>(NEAR).fill(undefined);
  #width = 0;
  #far: Map<number, string> | undefined;
  #days: Cells | undefined;
  #notKnown: Set<number> | undefined;
  /** By column and day: the days of a row that has no other, which all such rows share. */
  readonly #daysAlone: Map<string, Cells>[] = [];

  constructor(options: ReadOptions) {
    this.#options = options;
    this.keepsDays = options.withoutDays !== true;
  }

  /** Whether the column is needed. */
  isWanted(column: number): boolean {
    return this.#wanted?.[column] ?? this.#isWanted?.(column) ?? true;
  }

  /** Sets a cell of the current row that has not been set before: its text, and the day that it is. */
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

  /** Whether a cell of the current row has been set. */
  has(column: number): boolean {
    const text = column < NEAR ? this.#near[column] : this.#far?.get(column);
    return text !== undefined || this.#notKnown?.has(column) === true;
  }

  /**
   * Ends the current row, below all that were ended before; the next cell is in a new one.
   *
   * @param times How many rows it stands for, this one and those below it.
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

  /** Adds a whole row, unless it is blank; its cells may be sparse. */
  addRow(number: number, cells: readonly string[]): void {
    cells.forEach((text, column) => {
      if (!isBlank(text)) this.set(column, this.counted(text));
    });
    this.endRow(number);
  }

  /** A text that is the cell's own, counted against the limits. */
  counted(text: string): string {
    this.#text += text.length;
    limit(this.#text <= maxTextLength, 'length of all cells');
    return text;
  }

  /** The same of a text that a number format made. */
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
      // Those of a row with several days are its own, and take as much room as two cells.
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

// What the reader refuses to go beyond; nothing that a file declares about its own size is believed.

/** What a sheet has at most: columns A to XFD (ECMA-376 part 1, 18.3.1.4 and 18.3.1.73). */
export const maxColumns = 16_384;
export const maxRows = 1_048_576;
/** That are not blank, together with the days of rows that have several. */
const maxCells = 8_000_000;
/** UTF-16 code units of all cells together, where each text that cells share counts once. */
export const maxTextLength = 64 * 1024 * 1024;
/** UTF-16 code units that a number format may make of one cell. */
const maxFormattedLength = 32_767;
/** Blank cells in front of others, which take room as well. */
const maxGaps = 16_000_000;

/** So many rows are read whole, from which it is told which columns are wanted. */
const FIRST_ROWS = 100;

/** Cells of a row beyond this column are kept apart, so that a row is only as wide as its cells. */
const NEAR = 128;

/** @throws RegisterFault `too-large` */
export function limit(isWithin: boolean, what: string): void {
  if (!isWithin) throw new RegisterFault('too-large', what);
}
