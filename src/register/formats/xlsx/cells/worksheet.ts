import type { SheetRow } from '../../../sheet/sheet.ts';
import { COLUMNS, cellColumn, cellRow, wholeNumber } from './cell-reference.ts';
import { cellReader, type CellContext } from './cell-reader.ts';
import { damaged } from '../../../faults/register-fault.ts';
import { bytesCode, nameCode } from '../xml/name-code.ts';
import { rowCollector } from '../../../sheet/sheet-builder.ts';
import type { PartReader } from '../xml/scan-xml.ts';
import { CLOSED, ENDED, OPENED, type XmlCursor } from '../xml/xml-tag.ts';

export interface SheetReader extends PartReader {
  /** What has been read, when there is no more. */
  finish(): SheetRow[];
}

/**
 * Reads a worksheet (ECMA-376 part 1, 18.3.1.99): its rows and cells in any order, with or without
 * references, as the text that they show. The dimension that it declares is not read.
 */
export function sheetReader(context: CellContext, onRows?: (rows: number) => void): SheetReader {
  const rows = rowCollector(context.limits);
  const cells = cellReader(context, rows);
  let hasSheet = false;
  let hasData = false;
  let row = 0;
  let hasRowNumber = false;
  let column = -1;

  return {
    step(cursor) {
      // What is no part of sheet, data, row and cell is skipped at once, so this tells where one is.
      const { depth } = cursor;
      const event = cursor.next();
      if (event === OPENED) open(cursor, depth);
      else if (event === CLOSED && depth === IN_ROW) rows.endRow(row);
      else if (event === ENDED && !hasData) throw cursor.malformed();
      return event !== ENDED;
    },
    windowRead: () => onRows?.(rows.count()),
    finish() {
      cells.finish();
      return rows.finish();
    },
  };

  function open(cursor: XmlCursor, depth: number): void {
    const { name } = cursor;
    if (depth === IN_ROW && name === CELL) readCell(cursor);
    else if (depth === IN_DATA && name === ROW) beginRow(cursor);
    else if (depth === IN_SHEET && name === SHEET_DATA) {
      if (hasData) throw cursor.malformed();
      hasData = true;
    } else if (depth === OUTSIDE) {
      if (hasSheet || name !== WORKSHEET) throw cursor.malformed();
      hasSheet = true;
    } else cursor.skip();
  }

  function beginRow(cursor: XmlCursor): void {
    const its = readAttributes(cursor);
    if (its.column >= 0) throw wrongPlace();
    row = its.row || row + 1;
    hasRowNumber = its.row > 0;
    column = -1;
  }

  function readCell(cursor: XmlCursor): void {
    const its = readAttributes(cursor);
    const hasReference = its.row > 0;
    if (hasReference && (its.column < 0 || (hasRowNumber && its.row !== row))) throw wrongPlace();
    const next = hasReference ? its.column : column + 1;
    if (next >= COLUMNS || its.style < 0) throw wrongPlace();

    if (!cursor.isEmpty) cells.read(cursor, next, its.type, its.style);
    row = its.row || row;
    hasRowNumber ||= hasReference;
    column = next;
  }
}

/** Of the row or cell that was opened last. One object serves all of them. */
const its = { column: -1, row: 0, style: 0, type: 0 };

/** Reads where a row or cell stands, if it says so (column -1 and row 0 if not), its style and type. */
function readAttributes({ bytes, attributes, attributeCount }: XmlCursor): typeof its {
  its.column = -1;
  its.row = its.style = its.type = 0;
  for (let i = 0; i < attributeCount * 3; i += 3) {
    const name = attributes[i];
    const start = attributes[i + 1] ?? 0;
    const end = attributes[i + 2] ?? 0;
    if (name === REFERENCE) {
      its.column = cellColumn(bytes, start, end);
      its.row = cellRow(bytes, start, end, its.column);
      if (its.row < 0) throw wrongPlace();
    } else if (name === STYLE) its.style = wholeNumber(bytes, start, end);
    else if (name === TYPE) its.type = bytesCode(bytes, start, end);
  }
  return its;
}

// How many elements are open.
const OUTSIDE = 0;
const IN_SHEET = 1;
const IN_DATA = 2;
const IN_ROW = 3;

const WORKSHEET = nameCode('worksheet');
const SHEET_DATA = nameCode('sheetData');
const ROW = nameCode('row');
const CELL = nameCode('c');
const REFERENCE = nameCode('r');
const STYLE = nameCode('s');
const TYPE = nameCode('t');

function wrongPlace(): Error {
  return damaged('cell reference or style');
}
