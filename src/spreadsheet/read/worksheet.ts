import { damaged } from '../faults.ts';
import type { ReadOptions } from '../sheet/cells.ts';
import type { SheetTable } from '../sheet/sheet-table.ts';
import { type CellFormats, dayIn, decimalNumber, isoDateSerial } from './cell-formats.ts';
import { ArrayFormulas, CellPlace } from './cell-place.ts';
import { limit, maxTextLength, SheetBuilder } from '../sheet/sheet-builder.ts';
import { UsualCells } from './usual-cells.ts';
import type { XmlBytes } from './xml-bytes.ts';
import { scanXml, type XmlPart, type XmlReader, type XmlTag } from './xml.ts';

/** What the reader needs from the other parts of the workbook. */
interface CellContext {
  readonly strings: readonly string[];
  /** Whether the workbook asks to be calculated when it is opened. Its formulas may have no results yet. */
  readonly isCalculatedOnOpening: boolean;
  readonly formats: CellFormats;
}

/**
 * Reads the rows of a worksheet (ECMA-376 part 1, 18.3.1.99). Cells may be in any order, and rows and cells may lack
 * references.
 */
export async function readWorksheet(
  part: XmlPart,
  context: CellContext,
  options: ReadOptions,
): Promise<SheetTable> {
  const reader = new WorksheetReader(context, new SheetBuilder(options));
  await scanXml(part, reader);
  return reader.finish();
}

/** The part of the current cell that has been read so far. */
interface Cell {
  readonly type: string;
  readonly style: number;
  /** The text of the child element `v`; undefined if the cell has no value. */
  value: string | undefined;
  /** The text in the child element `is`. */
  inline: RichText | undefined;
  isFormula: boolean;
  /** The name of the child element that is being read. */
  child: string;
}

function newCell(type: string, style: number): Cell {
  return { type, style, value: undefined, inline: undefined, isFormula: false, child: '' };
}

/** A cell is inside `worksheet`, `sheetData` and `row`. */
const CELL_DEPTH = 3;
const CELL_CHILD = 4;

class WorksheetReader implements XmlReader {
  readonly root = 'worksheet';
  readonly usual = {
    depth: CELL_DEPTH,
    read: (xml: XmlBytes, start: number) => this.#readUsual(xml, start),
  };
  readonly #context: CellContext;
  readonly #sheet: SheetBuilder;
  readonly #place = new CellPlace();
  readonly #arrays: ArrayFormulas;
  readonly #usual = new UsualCells();
  #cell = newCell('', 0);
  #dataParts = 0;

  constructor(context: CellContext, sheet: SheetBuilder) {
    this.#context = context;
    this.#sheet = sheet;
    this.#arrays = new ArrayFormulas(this.#place, sheet);
  }

  opened(tag: XmlTag): boolean {
    switch (tag.depth) {
      case 1:
        if (tag.name !== 'sheetData') return false;
        if (++this.#dataParts > 1) throw tag.malformed();
        return true;
      case 2:
        if (tag.name !== 'row') throw tag.malformed();
        this.#beginRow(tag.wholeNumber('r'));
        return true;
      case CELL_DEPTH:
        return tag.name === 'c' && this.#begin(tag);
      case CELL_CHILD:
        return this.#beginChild(tag);
      default:
        if (this.#cell.child !== 'is' || !this.#cell.inline) throw tag.malformed();
        return this.#cell.inline.opened(tag, CELL_CHILD + 1);
    }
  }

  closed(tag: XmlTag): void {
    const cell = this.#cell;
    if (tag.depth > CELL_CHILD) cell.inline?.closed(tag);
    else if (tag.depth === CELL_DEPTH) this.#end();
    else if (tag.depth === CELL_CHILD && cell.child === 'v') cell.value = tag.text;
  }

  finish(): SheetTable {
    if (this.#dataParts === 0) throw damaged('the worksheet has no cells');
    this.#endRow();
    return this.#sheet.finish();
  }

  #readUsual(xml: XmlBytes, start: number): number {
    let end = 0;
    for (let at = start; at > 0 && at < xml.end;) {
      at = this.#readUsualCell(xml, at) || this.#readNextRow(xml, at);
      if (at > 0) end = at;
    }
    return end;
  }

  #readUsualCell(xml: XmlBytes, start: number): number {
    const cell = this.#usual;
    const end = cell.readCell(xml, start);
    if (end === 0 || cell.row !== this.#place.row || this.#arrays.isAny) return 0;
    this.#place.takeColumn(cell.column);
    const isRead = !this.#sheet.isWanted(cell.column) || this.#showUsual(xml);
    return isRead ? end : 0;
  }

  /** Returns false if the cell's value has to be read in the slower way. */
  #showUsual(xml: XmlBytes): boolean {
    const { type, style, valueStart, valueEnd } = this.#usual;
    if (type === 'str') {
      this.#showOwn(xml.text(valueStart, valueEnd), style);
      return true;
    }
    const number = xml.number(valueStart, valueEnd);
    if (number < 0) return false;
    if (type === 's') this.#showShared(number, style);
    else this.#showNumber(number, style);
    return true;
  }

  #readNextRow(xml: XmlBytes, start: number): number {
    const end = this.#usual.readNextRow(xml, start);
    if (end === 0 || this.#usual.row <= this.#place.row) return 0;
    this.#beginRow(this.#usual.row);
    return end;
  }

  /** @param said the row's number, if the file gives it */
  #beginRow(said: number | undefined): void {
    // Some programs write one row as several elements with the same number.
    if (said === undefined || said > this.#place.row) this.#endRow();
    this.#place.beginRow(said);
  }

  #endRow(): void {
    this.#arrays.endRow();
    this.#sheet.endRow(this.#place.row);
  }

  #begin(tag: XmlTag): boolean {
    this.#place.beginCell(tag);
    if (!this.#sheet.isWanted(this.#place.column)) return false;
    const style = tag.wholeNumber('s') ?? 0;
    if (style < 0) throw damaged('the style of a cell is not a number');
    this.#cell = newCell(tag.attribute('t') ?? '', style);
    return true;
  }

  #beginChild(tag: XmlTag): boolean {
    const cell = this.#cell;
    cell.child = tag.name;
    if (tag.name === 'v') {
      if (cell.value !== undefined) throw tag.malformed();
      return true;
    }
    if (tag.name === 'f') {
      cell.isFormula = true;
      this.#arrays.add(tag);
    }
    if (tag.name !== 'is') return false;
    if (cell.inline) throw tag.malformed();
    cell.inline = new RichText();
    return true;
  }

  /** If the cell has both a value and an inline text, the type of the cell decides which of them counts. */
  #end(): void {
    const { type, style, value, inline, isFormula } = this.#cell;
    if ((isFormula || this.#arrays.coverCell()) && this.#isNotCalculated()) {
      this.#sheet.setNotKnown(this.#place.column);
      if (isFormula) this.#arrays.setNotKnown();
      return;
    }
    if (type === 'inlineStr' ? inline : value === undefined)
      this.#showText(this.#sheet.counted(inline?.text ?? ''), style);
    else this.#show(type, style, value ?? '');
  }

  #isNotCalculated(): boolean {
    const { type, value, inline } = this.#cell;
    if (value === undefined) return inline === undefined;
    const isAsked = this.#context.isCalculatedOnOpening;
    // The result of a formula may be an empty text. Excel then gives the cell the type `str`.
    if (value.trim() === '') return type !== 'str' || isAsked;
    return Number(value) === 0 && (type === '' || type === 'n') && isAsked;
  }

  #show(type: string, style: number, value: string): void {
    const word = value.trim();
    if (word === '' && type !== 'str' && type !== 'inlineStr') return;
    switch (type) {
      case '':
      case 'n':
        this.#showNumber(numberIn(word), style);
        break;
      case 's':
        this.#showShared(numberIn(word), style);
        break;
      case 'str':
      case 'inlineStr':
        this.#showOwn(value, style);
        break;
      case 'e':
        this.#sheet.set(this.#place.column, this.#sheet.counted(value));
        break;
      case 'd': {
        const serial = isoDateSerial(word, this.#context.formats.isDate1904);
        if (serial === undefined) this.#showText(word, style);
        else this.#showNumber(serial, style, dayIn(word));
        break;
      }
      case 'b':
        if (!/^(?:0|1|false|true)$/.test(word)) impossible();
        this.#sheet.set(this.#place.column, /^[1t]/.test(word) ? 'TRUE' : 'FALSE');
        break;
      default:
        impossible();
    }
  }

  /** @param written the day, if the file gives a date and not a serial number */
  #showNumber(number: number, style: number, written?: string): void {
    const format = this.#context.formats.of(style);
    const day = this.#sheet.keepsDays ? (written ?? format.day?.(number)) : undefined;
    this.#showFormatted(format.number(number), day);
  }

  #showShared(index: number, style: number): void {
    const text = this.#context.strings[index];
    if (text === undefined) throw damaged(`the shared string ${index} is missing`);
    this.#showText(text, style);
  }

  /** Shows a text that is written in the cell itself. */
  #showOwn(value: string, style: number): void {
    this.#showText(this.#sheet.counted(unescaped(value)), style);
  }

  #showText(text: string, style: number): void {
    if (text === '') return;
    const format = this.#context.formats.of(style);
    if (format.keepsText) this.#sheet.set(this.#place.column, text);
    else this.#showFormatted(format.text(text));
  }

  /** @param text the text that the format made; undefined if the format can't be used */
  #showFormatted(text: string | undefined, day?: string): void {
    if (text === undefined) this.#sheet.setNotKnown(this.#place.column);
    else this.#sheet.set(this.#place.column, this.#sheet.formatted(text), day);
  }
}

function impossible(): never {
  throw damaged('the value of a cell does not fit its type');
}

function numberIn(text: string): number {
  const value = decimalNumber(text);
  if (value === undefined) throw damaged('the value of a cell is not a number');
  return value;
}

/** A text in one or several parts. Its phonetic parts are left out (CT_Rst; ECMA-376 part 1, 18.4.8). */
export class RichText {
  text = '';
  #isInText = false;

  /** @param depth the depth of the text's children */
  opened(tag: XmlTag, depth: number): boolean {
    if (this.#isInText) throw tag.malformed();
    this.#isInText = tag.name === 't';
    return this.#isInText || (tag.name === 'r' && tag.depth === depth);
  }

  closed(tag: XmlTag): void {
    if (tag.name === 't') this.text += unescaped(tag.text);
    limit(this.text.length <= maxTextLength, 'length of a cell');
    this.#isInText = false;
  }
}

/**
 * The text with its codes resolved: `_x000D_` stands for the UTF-16 code unit 000D (ST_Xstring; ECMA-376 part 1,
 * 22.9.2.19).
 */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
