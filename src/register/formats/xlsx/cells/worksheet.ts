import { damaged } from '../../../faults/register-fault.ts';
import { SheetBuilder } from '../../../sheet/sheet-builder.ts';
import type { SheetRow } from '../../../sheet/sheet.ts';
import { bytesCode, nameCode } from '../xml/name-code.ts';
import { scanXml, type XmlPart, type XmlReader } from '../xml/scan-xml.ts';
import type { XmlTag } from '../xml/xml-tag.ts';
import { CellReader, type CellContext } from './cell-reader.ts';
import { COLUMNS, cellColumn, cellRow, wholeNumber } from './cell-reference.ts';
import { PlainCell } from './plain-cell.ts';

/**
 * Reads a worksheet (ECMA-376 part 1, 18.3.1.99): its rows and cells in any order, with or without
 * references, as the text that they show. The dimension that it declares is not read.
 *
 * @throws RegisterFault `damaged`, `too-large`; `interrupted` if a library that it takes could not be loaded.
 */
export async function readWorksheet(
  part: XmlPart,
  context: CellContext,
  onRows?: (rows: number) => void,
): Promise<SheetRow[]> {
  const sheet = new SheetBuilder({ limits: context.limits, onRows });
  const cells = new CellReader(context, sheet);
  const reader = new WorksheetReader(cells, sheet);
  await scanXml(part, reader);
  if (!reader.hasData) throw damaged(`${part.name} holds no cells`);
  await cells.finish();
  return sheet.finish();
}

class WorksheetReader implements XmlReader {
  hasData = false;
  readonly #cells: CellReader;
  readonly #sheet: SheetBuilder;
  readonly #plain = new PlainCell();
  /** Where the cell before was. */
  #row = 0;
  #hasRowNumber = false;
  #column = -1;

  constructor(cells: CellReader, sheet: SheetBuilder) {
    this.#cells = cells;
    this.#sheet = sheet;
  }

  opened(tag: XmlTag): boolean {
    switch (tag.depth) {
      case 0:
        if (tag.name !== WORKSHEET) throw tag.malformed();
        return true;
      case 1:
        if (tag.name !== SHEET_DATA) return false;
        if (this.hasData) throw tag.malformed();
        this.hasData = true;
        return true;
      case IN_DATA:
        if (tag.name !== ROW) return false;
        this.#beginRow(tag);
        if (!tag.isEmpty) this.#readPlainCells(tag);
        return true;
      case IN_ROW:
        return tag.name === CELL && this.#beginCell(tag);
      default:
        return this.#cells.opened(tag);
    }
  }

  closed(tag: XmlTag): void {
    if (tag.depth > IN_ROW) this.#cells.closed(tag);
    else if (tag.depth === IN_ROW) {
      this.#cells.end();
      this.#readPlainCells(tag);
    } else if (tag.depth === IN_DATA) this.#sheet.endRow(this.#row);
  }

  windowRead(): Promise<void> {
    return this.#cells.windowRead();
  }

  #beginRow(tag: XmlTag): void {
    const { column, row } = this.#readAttributes(tag);
    if (column >= 0) throw wrongReference();
    this.#row = row || this.#row + 1;
    this.#hasRowNumber = row > 0;
    this.#column = -1;
  }

  #beginCell(tag: XmlTag): boolean {
    const { column, row, style, type } = this.#readAttributes(tag);
    this.#place(column, row);
    if (style < 0) throw damaged('the style of a cell is no number');
    if (!tag.isEmpty) this.#cells.begin(this.#column, type, style);
    return !tag.isEmpty;
  }

  /** Reads the cells after the tag as far as they are plain ones. The tag goes on after the last. */
  #readPlainCells(tag: XmlTag): void {
    const cell = this.#plain;
    while (cell.read(tag)) {
      this.#place(cell.column, cell.row);
      this.#cells.begin(this.#column, cell.type, cell.style);
      this.#cells.readValue(tag);
      this.#cells.end();
    }
  }

  /** Goes on to a cell's place; one that does not say it (row 0) is beside the one before. */
  #place(column: number, row: number): void {
    const hasReference = row > 0;
    if (hasReference && (column < 0 || (this.#hasRowNumber && row !== this.#row))) {
      throw wrongReference();
    }
    this.#column = hasReference ? column : this.#column + 1;
    if (this.#column >= COLUMNS) throw wrongReference();
    this.#row = row || this.#row;
    this.#hasRowNumber ||= hasReference;
  }

  /** Where a row or cell is, if it says so (column -1 and row 0 if not), its style and type. */
  #readAttributes({ bytes, attributes, attributeCount }: XmlTag) {
    const read = { column: -1, row: 0, style: 0, type: 0 };
    for (let i = 0; i < attributeCount * 3; i += 3) {
      const name = attributes[i];
      const start = attributes[i + 1] ?? 0;
      const end = attributes[i + 2] ?? 0;
      if (name === REFERENCE) {
        read.column = cellColumn(bytes, start, end);
        read.row = cellRow(bytes, start, end, read.column);
        if (read.row < 0) throw wrongReference();
      } else if (name === STYLE) read.style = wholeNumber(bytes, start, end);
      else if (name === TYPE) read.type = bytesCode(bytes, start, end);
    }
    return read;
  }
}

// How many elements are around a row, and around a cell.
const IN_DATA = 2;
const IN_ROW = 3;

const WORKSHEET = nameCode('worksheet');
const SHEET_DATA = nameCode('sheetData');
const ROW = nameCode('row');
const CELL = nameCode('c');
const REFERENCE = nameCode('r');
const STYLE = nameCode('s');
const TYPE = nameCode('t');

function wrongReference(): Error {
  return damaged('a row or cell has a reference that is no place in its row');
}
