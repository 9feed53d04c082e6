import { RegisterFault } from '../faults/register-fault.ts';
import { defaultLimits, type ReadOptions, type SheetRow } from './sheet.ts';
import { isBlank } from './trim-text.ts';

/** How often progress is told, in rows. */
const rowsPerReport = 5000;

/** Gathers the rows that are not blank, keeps to the limits and tells how far it has come. */
export class RowCollector {
  readonly #options: ReadOptions;
  readonly #rows: SheetRow[] = [];
  #cells = 0;

  constructor(options: ReadOptions) {
    this.#options = options;
  }

  /**
   * @param number the row's number in the sheet, counted from 1
   * @param cells by column counted from 0; may be sparse
   * @throws RegisterFault `too-large`
   */
  add(number: number, cells: readonly (string | undefined)[]): void {
    const limits = this.#options.limits ?? defaultLimits;
    let filled = 0;
    cells.forEach((text) => {
      if (text !== undefined && !isBlank(text)) filled++;
    });
    if (filled === 0) return;
    this.#rows.push({ number, cells });
    this.#cells += filled;
    if (this.#rows.length > limits.rows) throw new RegisterFault('too-large', 'rows');
    if (this.#cells > limits.cells) throw new RegisterFault('too-large', 'cells');
    if (this.#rows.length % rowsPerReport === 0) this.#options.onRows?.(this.#rows.length);
  }

  finish(): SheetRow[] {
    this.#options.onRows?.(this.#rows.length);
    return this.#rows;
  }
}
