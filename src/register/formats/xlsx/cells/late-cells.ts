import { damaged } from '../../../faults/register-fault.ts';
import type { SheetBuilder } from '../../../sheet/sheet-builder.ts';

type Cells = (string | undefined)[];

/** Cells that wait for the formatting library, which loads beside the scan. */
export class LateCells {
  #waiting: (readonly [cells: Cells, column: number, show: () => string | undefined])[] = [];

  get count(): number {
    return this.#waiting.length;
  }

  /** Keeps the place of a cell until `show` can tell what it shows. */
  add(cells: Cells, column: number, show: () => string | undefined): void {
    cells[column] = PLACEHOLDER;
    this.#waiting.push([cells, column, show]);
  }

  /** Fills the cells in, now that the library is there; those that show nothing are blank. */
  fill(sheet: SheetBuilder): void {
    for (const [cells, column, show] of this.#waiting) {
      const text = show();
      if (text === undefined) throw damaged('a number format can not be used');
      cells[column] = text === '' ? undefined : sheet.counted(text);
      if (text === '') while (cells.length > 0 && cells.at(-1) === undefined) cells.length--;
    }
    this.#waiting = [];
  }
}

const PLACEHOLDER = '…';
