import type { SheetRow } from '../sheet.ts';
import { damaged } from './damaged.ts';
import { CellReader } from './cell-reader.ts';
import type { CellContext } from './cell-reader.ts';
import { COLUMNS, cellColumn, cellRow, rowNumber, wholeNumber } from './cell-position.ts';
import { nameCode } from './name-code.ts';
import { type RowCollector, rowCollector } from './row-collector.ts';
import type { PartReader } from './scan-part.ts';
import { CLOSED, ENDED } from './xml-cursor.ts';
import type { XmlCursor } from './xml-cursor.ts';

/**
 * Reads a worksheet (ECMA-376 part 1, 18.3.1.99): its rows and cells in any order, with or without
 * references, as the text that they show. The dimension that it declares is not read.
 */
export class SheetReader implements PartReader {
  readonly #rows: RowCollector;
  readonly #cell: CellReader;
  readonly #onRows: ((rows: number) => void) | undefined;
  #place: 'before' | 'sheet' | 'data' | 'row' | 'after' = 'before';
  #hasData = false;
  #row = 0;
  #hasRowNumber = false;
  #column = -1;

  constructor(context: CellContext, onRows?: (rows: number) => void) {
    this.#rows = rowCollector(context.limits);
    this.#cell = new CellReader(context, this.#rows);
    this.#onRows = onRows;
  }

  /** What has been read, when there is no more. */
  finish(): SheetRow[] {
    this.#cell.finish();
    return this.#rows.finish();
  }

  windowRead(): void {
    this.#onRows?.(this.#rows.count());
  }

  step(cursor: XmlCursor): boolean {
    const event = cursor.next();
    if (event === ENDED) {
      if (this.#place !== 'after') throw cursor.malformed();
      return false;
    }
    if (event === CLOSED) this.#close(cursor);
    else this.#open(cursor);
    return true;
  }

  #open(cursor: XmlCursor): void {
    const { name } = cursor;
    if (this.#place === 'row' && name === CELL) this.#readCell(cursor);
    else if (this.#place === 'data' && name === ROW) this.#beginRow(cursor);
    else if (this.#place === 'sheet' && name === SHEET_DATA) this.#beginData(cursor);
    else if (this.#place === 'before' && name === WORKSHEET && !cursor.isEmpty) {
      this.#place = 'sheet';
    } else if (this.#place === 'before' || this.#place === 'after') throw cursor.malformed();
    else cursor.skip();
  }

  #close(cursor: XmlCursor): void {
    if (this.#place === 'row') {
      this.#rows.endRow(this.#row);
      this.#place = 'data';
    } else if (this.#place === 'data') this.#place = 'sheet';
    else if (this.#hasData) this.#place = 'after';
    else throw cursor.malformed();
  }

  #beginData(cursor: XmlCursor): void {
    if (this.#hasData) throw cursor.malformed();
    this.#hasData = true;
    if (!cursor.isEmpty) this.#place = 'data';
  }

  #beginRow(cursor: XmlCursor): void {
    let row = this.#row + 1;
    this.#hasRowNumber = false;
    for (let i = 0; i < cursor.attributeCount; i++) {
      if (cursor.attributeNames[i] !== REFERENCE) continue;
      row = rowNumber(cursor.bytes, cursor.attributeStarts[i] ?? 0, cursor.attributeEnds[i] ?? 0);
      if (row === -1) throw wrongPlace();
      this.#hasRowNumber = true;
    }
    this.#row = row;
    this.#column = -1;
    if (!cursor.isEmpty) this.#place = 'row';
  }

  #readCell(cursor: XmlCursor): void {
    let row = this.#row;
    let hasRowNumber = this.#hasRowNumber;
    let column = this.#column + 1;
    let style = 0;
    let type = 0;
    for (let i = 0; i < cursor.attributeCount; i++) {
      const name = cursor.attributeNames[i];
      const start = cursor.attributeStarts[i] ?? 0;
      const end = cursor.attributeEnds[i] ?? 0;
      if (name === REFERENCE) {
        column = cellColumn(cursor.bytes, start, end);
        const itsRow = cellRow(cursor.bytes, start, end, column);
        if (column < 0 || itsRow < 0 || (hasRowNumber && itsRow !== row)) throw wrongPlace();
        row = itsRow;
        hasRowNumber = true;
      } else if (name === STYLE) style = wholeNumber(cursor.bytes, start, end);
      else if (name === TYPE) type = typeCode(cursor.bytes, start, end);
    }
    if (column >= COLUMNS || style < 0) throw damaged('cell reference or style');

    if (!cursor.isEmpty) this.#cell.read(cursor, column, type, style);
    this.#row = row;
    this.#column = column;
    this.#hasRowNumber = hasRowNumber;
  }
}

const WORKSHEET = nameCode('worksheet');
const SHEET_DATA = nameCode('sheetData');
const ROW = nameCode('row');
const CELL = nameCode('c');
const REFERENCE = nameCode('r');
const STYLE = nameCode('s');
const TYPE = nameCode('t');

/** A cell's type as `nameCode` has it. */
function typeCode(bytes: Uint8Array, start: number, end: number): number {
  let code = 0;
  for (let at = start; at < end; at++) code = (Math.imul(code, 31) + (bytes[at] ?? 0)) | 0;
  return code;
}

function wrongPlace(): Error {
  return damaged('cell reference');
}
