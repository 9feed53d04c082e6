import type { ReadOptions, SheetRow } from './cells.ts';

/** The most columns of a sheet, A to XFD (ECMA-376 part 1, 18.3.1.4). */
export const maxColumns = 16_384;

// An entry is the text of a cell, the day of a cell, or a mark that the value of a cell is not known. The place of a
// text is the index of its column. The place of a day is that index plus `DAY`, and the place of a mark is that index
// plus `NOT_KNOWN`.
export const DAY = maxColumns;
export const NOT_KNOWN = 2 * maxColumns;

/** The number of rows in a batch. Only the last batch of a table may have fewer. */
export const BATCH = 512;

/** Rows of a table that follow each other. */
export interface RowBatch {
  /** The text of each entry, row by row. */
  readonly texts: readonly string[];
  /** The place of each entry. */
  readonly places: Uint16Array;
  /** For each row: its number, the index of its first entry, and the index after its last entry. */
  readonly rows: Uint32Array;
}

const noRows: RowBatch = { texts: [], places: new Uint16Array(), rows: new Uint32Array() };

/**
 * The rows of a worksheet in little memory. Blank cells take no memory, and a `SheetRow` is made only on request.
 * The index of a row counts from 0 and leaves out blank rows.
 */
export class SheetTable implements Iterable<SheetRow> {
  readonly length: number;
  readonly batches: readonly RowBatch[];
  /** Why each torn row is torn (see `SheetRow`), by the row's number. */
  readonly torn: Map<number, SheetRow['torn']>;

  constructor(batches: readonly RowBatch[], length: number, torn: SheetTable['torn'] = new Map()) {
    this.batches = batches;
    this.length = length;
    this.torn = torn;
  }

  *[Symbol.iterator](): Generator<SheetRow, void> {
    let above: SheetRow | undefined;
    for (let index = 0; index < this.length; index++) {
      const number = this.numberOf(index);
      const { rows } = this.#batchOf(index);
      const at = placeInBatch(index);
      const isRepeated = at > 0 && rows[at + 1] === rows[at - 2];
      above = above && isRepeated ? { ...above, number } : this.row(index);
      yield above;
    }
  }

  row(index: number): SheetRow {
    const number = this.numberOf(index);
    const cells: (string | undefined)[] = [];
    let days: (string | undefined)[] | undefined;
    let notKnown: number[] | undefined;
    const { texts, places, rows } = this.#batchOf(index);
    const end = rows[placeInBatch(index) + 2] ?? 0;
    for (let at = rows[placeInBatch(index) + 1] ?? 0; at < end; at++) {
      const place = places[at] ?? 0;
      if (place < DAY) cells[place] = texts[at];
      else if (place < NOT_KNOWN) (days ??= [])[place - DAY] = texts[at];
      else (notKnown ??= []).push(place - NOT_KNOWN);
    }
    return { number, cells, days, notKnown, torn: this.torn.get(number) };
  }

  /** The number of the row at an index, counted from 1 as in the sheet. */
  numberOf(index: number): number {
    return this.#batchOf(index).rows[placeInBatch(index)] ?? 0;
  }

  /** The text of a cell; undefined for a blank cell. */
  textAt(index: number, column: number): string | undefined {
    const { texts, places, rows } = this.#batchOf(index);
    const end = rows[placeInBatch(index) + 2] ?? 0;
    for (let at = rows[placeInBatch(index) + 1] ?? 0; at < end; at++) {
      if (places[at] === column) return texts[at];
    }
    return undefined;
  }

  /**
   * The first column whose cell in the row at `index` satisfies `isIt`; undefined if there is none.
   *
   * @param isIt the condition, which is never called for a blank cell; its `text` is undefined if the value of the
   *   cell is not known
   */
  findColumn(
    index: number,
    isIt: (text: string | undefined, column: number) => boolean,
  ): number | undefined {
    let found: number | undefined;
    const { texts, places, rows } = this.#batchOf(index);
    const end = rows[placeInBatch(index) + 2] ?? 0;
    for (let at = rows[placeInBatch(index) + 1] ?? 0; at < end; at++) {
      const place = places[at] ?? 0;
      const column = place % maxColumns;
      const text = place < DAY ? texts[at] : undefined;
      const isCell = place < DAY || place >= NOT_KNOWN;
      // The entries of a row may be in any order.
      if (isCell && (found === undefined || column < found) && isIt(text, column)) found = column;
    }
    return found;
  }

  #batchOf(index: number): RowBatch {
    return this.batches[Math.floor(index / BATCH)] ?? noRows;
  }
}

/** Where the three numbers of a row begin in `rows` of its batch. */
function placeInBatch(index: number): number {
  return 3 * (index % BATCH);
}

export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** The part of an .xlsx with the worksheet. */
  readonly part?: string;
  /** @throws SheetFault if the sheet can't be read; an empty table means that the sheet is empty */
  rows(options?: ReadOptions): Promise<SheetTable>;
}
