import { damaged } from '../faults.ts';
import { maxColumns } from '../sheet/sheet-table.ts';
import { maxRows, type SheetBuilder } from '../sheet/sheet-builder.ts';
import type { XmlTag } from './xml.ts';

/**
 * The current row and cell of a worksheet (ECMA-376 part 1, 18.3.1.73 and 18.3.1.4). A row or cell without a
 * reference comes right after the previous row or cell.
 */
export class CellPlace {
  /** The current row, counted from 1; 0 before the first row. */
  row = 0;
  /** The current column, counted from 0; -1 before the first cell of a row. */
  column = -1;
  #isRowSaid = false;

  /** @param said the row's number, if the file gives it */
  beginRow(said: number | undefined): void {
    const row = said ?? this.row + 1;
    check(row >= 1 && row <= maxRows);
    if (row < this.row) throw damaged(`row ${row} comes after row ${this.row}`);
    this.row = row;
    this.column = -1;
    this.#isRowSaid = said !== undefined;
  }

  beginCell(tag: XmlTag): void {
    const said = tag.attribute('r');
    if (said === undefined) this.column++;
    else {
      const { row, column } = cellNamed(said);
      check(row === this.row || (row > this.row && !this.#isRowSaid));
      this.row = row;
      this.takeColumn(column);
    }
    check(this.column < maxColumns && this.row <= maxRows);
  }

  /** Moves to the cell in `column` of the current row. The file must give the cell's reference. */
  takeColumn(column: number): void {
    this.column = column;
    this.#isRowSaid = true;
  }
}

/**
 * The array formulas of a worksheet, each of which covers a range of cells (ECMA-376 part 1, 18.3.1.40, `array`).
 * Only the first cell of the range contains the formula. Any other cell of the range has a value, or is missing from
 * the file if the formula was not calculated.
 */
export class ArrayFormulas {
  readonly #place: CellPlace;
  readonly #sheet: SheetBuilder;
  readonly #ranges: CellRange[] = [];

  constructor(place: CellPlace, sheet: SheetBuilder) {
    this.#place = place;
    this.#sheet = sheet;
  }

  /** Adds the formula of the current cell if it is an array formula. */
  add(formula: XmlTag): void {
    if (formula.attribute('t') !== 'array') return;
    const [first = '', last = first] = (formula.attribute('ref') ?? '').split(':');
    const [from, to] = [cellNamed(first), cellNamed(last)];
    this.#ranges.push({ from, to, isNotKnown: false });
  }

  get isAny(): boolean {
    return this.#ranges.length > 0;
  }

  /** Whether an array formula covers the current cell. */
  coverCell(): boolean {
    const { row, column } = this.#place;
    return this.#ranges.some(
      ({ from, to }) =>
        row >= from.row && row <= to.row && column >= from.column && column <= to.column,
    );
  }

  /**
   * Notes that the formula of the current cell was not calculated. If that formula is an array formula, the values of
   * the missing cells in its range are unknown.
   */
  setNotKnown(): void {
    const { row, column } = this.#place;
    const range = this.#ranges.at(-1);
    if (range?.from.row === row && range.from.column === column) range.isNotKnown = true;
  }

  endRow(): void {
    const { row } = this.#place;
    for (const { from, to, isNotKnown } of this.#ranges) {
      if (!isNotKnown || row < from.row || row > to.row) continue;
      for (let column = from.column; column <= to.column; column++) {
        if (this.#sheet.isWanted(column) && !this.#sheet.has(column))
          this.#sheet.setNotKnown(column);
      }
    }
  }
}

interface CellRange {
  readonly from: Pick<CellPlace, 'row' | 'column'>;
  readonly to: Pick<CellPlace, 'row' | 'column'>;
  /** Whether the array formula of this range was not calculated. */
  isNotKnown: boolean;
}

/** The place of a cell such as `F5`. */
export function cellNamed(reference: string): Pick<CellPlace, 'row' | 'column'> {
  const [, letters = '', digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.charCodeAt(0) & 31);
  const row = Number(digits);
  check(column >= 1 && column <= maxColumns && row >= 1 && row <= maxRows);
  return { row, column: column - 1 };
}

function check(isPlace: boolean): void {
  if (!isPlace) throw damaged('the reference of a row or cell is wrong');
}
