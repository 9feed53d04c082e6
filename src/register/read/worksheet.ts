import { damaged } from '../faults.ts';
import type { ReadOptions, SheetRow } from '../sheet/cells.ts';
import { type CellFormats, dayIn, isoDateSerial } from './cell-formats.ts';
import { maxColumns, maxRows, SheetBuilder } from './sheet-builder.ts';
import { scanXml, type XmlPart, type XmlPiece, type XmlReader, type XmlTag } from './xml.ts';

/** The rows of a worksheet (18.3.1.99), whose cells are in any order, and they and the rows with or without references. */
export async function readWorksheet(
  part: XmlPart,
  context: CellContext,
  options: ReadOptions,
): Promise<SheetRow[]> {
  const reader = new WorksheetReader(context, new SheetBuilder(options));
  await scanXml(part, reader);
  return reader.finish(part.name);
}

/** What cells refer to. */
interface CellContext {
  readonly strings: readonly string[];
  /** Whether the file asks to be calculated when it is opened: its writer may not have calculated anything. */
  readonly isCalculatedOnOpening: boolean;
  readonly formats: CellFormats;
}

class WorksheetReader implements XmlReader {
  readonly root = 'worksheet';
  readonly #context: CellContext;
  readonly #sheet: SheetBuilder;
  #hasData = false;
  /** Where the cell before was. */
  #row = 0;
  #hasRowNumber = false;
  #column = -1;
  // What the cell says of itself.
  #type = '';
  #style = 0;
  #value: string | undefined;
  #isInValue = false;
  #inline: RichText | undefined;
  #isFormula = false;
  /** Where formulas are that stand for many cells, which say nothing of it themselves. */
  readonly #arrays: CellRange[] = [];

  constructor(context: CellContext, sheet: SheetBuilder) {
    this.#context = context;
    this.#sheet = sheet;
  }

  opened(tag: XmlTag): boolean {
    switch (tag.depth) {
      case 1:
        if (tag.name !== 'sheetData') return false;
        if (this.#hasData) throw tag.malformed();
        this.#hasData = true;
        return true;
      case 2:
        if (tag.name !== 'row') throw tag.malformed();
        this.#beginRow(tag.attribute('r'));
        return true;
      case CELL_DEPTH:
        return tag.name === 'c' && this.#beginCell(tag);
      case CELL_CHILD:
        return this.#beginValue(tag);
      default:
        if (this.#isInValue || !this.#inline) throw tag.malformed();
        return this.#inline.opened(tag, CELL_CHILD + 1);
    }
  }

  closed(tag: XmlTag): void {
    if (tag.depth > CELL_CHILD) this.#inline?.closed(tag);
    else if (tag.depth === CELL_CHILD) {
      if (tag.name === 'v') this.#value = tag.text;
      this.#isInValue = false;
    } else if (tag.depth === CELL_DEPTH) this.#endCell();
  }

  /**
   * Takes cells that are written as programs write nearly all of theirs, `<c r="B7" s="1" t="s"><v>12</v></c>`, with or
   * without the style and the type, and the end of a row with the start of the next.
   */
  take(piece: XmlPiece, from: number, depth: number): number {
    let at = from;
    if (depth !== CELL_DEPTH || this.#arrays.length > 0) return at;
    for (let next; (next = this.#takeCell(piece, at) || this.#takeRowEnd(piece, at)) > 0;) {
      at = next;
    }
    return at;
  }

  finish(name: string): SheetRow[] {
    if (!this.#hasData) throw damaged(`${name} holds no cells`);
    this.#endRow();
    return this.#sheet.finish();
  }

  /** Where the cell ends that comes next, if it is a plain one; else 0, and nothing was taken. */
  #takeCell({ source, codes }: XmlPiece, from: number): number {
    let at = after(CELL, codes, from);
    if (at === 0) return 0;
    let column = -1;
    for (; at < codes.length; at++) {
      const letter = (codes[at] ?? 0) - 0x41;
      if (letter < 0 || letter > 25) break;
      column = (column + 1) * 26 + letter;
    }
    let start = at;
    at = endOfDigits(codes, at);
    const row = digitsIn(codes, start, at);
    let style = 0;
    if ((start = after(STYLE, codes, at)) > 0) {
      at = endOfDigits(codes, start);
      style = digitsIn(codes, start, at);
    }
    const shared = after(SHARED, codes, at);
    start = shared || after(NUMBER, codes, at) || after(VALUE, codes, at);
    if (start === 0) return 0;
    const end = shared > 0 ? endOfDigits(codes, start) : endOfPlainText(codes, start);
    at = after(CELL_END, codes, end);
    if (at === 0 || start === end) return 0;
    this.#place(column, row);
    this.#hasRowNumber = true;
    if (shared > 0) this.#showShared(digitsIn(codes, start, end), style);
    else this.#show('', style, source.slice(start, end));
    return at;
  }

  /** The same of the end of a row and the start of the next. */
  #takeRowEnd({ source }: XmlPiece, from: number): number {
    nextRow.lastIndex = from;
    const found = nextRow.exec(source);
    if (!found) return 0;
    this.#beginRow(found[1]);
    return nextRow.lastIndex;
  }

  #beginRow(reference: string | undefined): void {
    const row = reference === undefined ? this.#row + 1 : rowNumber(reference);
    if (row < this.#row) throw damaged(`row ${row} comes after row ${this.#row}`);
    // Some programs write a row in pieces.
    if (row > this.#row) this.#endRow();
    this.#row = row;
    this.#hasRowNumber = reference !== undefined;
    this.#column = -1;
  }

  #beginCell(tag: XmlTag): boolean {
    const reference = tag.attribute('r');
    if (reference === undefined) this.#place(this.#column + 1, this.#row);
    else {
      const [, letters = '', number] = /^([A-Z]{1,3})(\d+)$/i.exec(reference) ?? [];
      this.#place(columnOf(letters), rowNumber(number));
      this.#hasRowNumber = true;
    }
    this.#type = tag.attribute('t') ?? '';
    this.#style = wholeNumber(tag.attribute('s') || '0');
    if (Number.isNaN(this.#style)) throw damaged('the style of a cell is no number');
    this.#value = this.#inline = undefined;
    this.#isInValue = this.#isFormula = false;
    return true;
  }

  #beginValue(tag: XmlTag): boolean {
    this.#isInValue = tag.name === 'v';
    const isInline = tag.name === 'is';
    if (tag.name === 'f') this.#beginFormula(tag);
    if ((this.#isInValue && this.#value !== undefined) || (isInline && this.#inline)) {
      throw tag.malformed();
    }
    if (isInline) this.#inline = new RichText();
    return this.#isInValue || isInline;
  }

  #place(column: number, row: number): void {
    if (row !== this.#row && (this.#hasRowNumber || row < this.#row)) throw wrongReference();
    if (column < 0 || column >= maxColumns || row < 1 || row > maxRows) throw wrongReference();
    this.#row = row;
    this.#column = column;
  }

  #beginFormula(tag: XmlTag): void {
    this.#isFormula = true;
    const range = tag.attribute('t') === 'array' && tag.attribute('ref');
    if (range) this.#arrays.push(cellRange(range));
  }

  /** Ends the row, in which some cells of an array may be left out. */
  #endRow(): void {
    for (const { top, bottom, left, right, isNotKnown } of this.#arrays) {
      if (!isNotKnown || this.#row < top || this.#row > bottom) continue;
      for (let column = left; column <= right; column++) {
        if (!this.#sheet.has(column)) this.#sheet.setNotKnown(column);
      }
    }
    this.#sheet.endRow(this.#row);
  }

  /** Whether the cell is a formula whose result the file does not hold. */
  #isNotKnown(): boolean {
    const inArray = this.#arrays.some(
      ({ top, bottom, left, right }) =>
        this.#row >= top && this.#row <= bottom && this.#column >= left && this.#column <= right,
    );
    if (!this.#isFormula && !inArray) return false;
    if (this.#value === undefined) return this.#inline === undefined;
    const value = this.#value.trim();
    // An empty text is a result like any other: Excel says so by the type.
    if (value === '') return this.#type !== 'str' || this.#context.isCalculatedOnOpening;
    const isNumber = this.#type === '' || this.#type === 'n';
    return isNumber && Number(value) === 0 && this.#context.isCalculatedOnOpening;
  }

  /** Of a cell that holds both a value and a text of its own, its type tells which counts. */
  #endCell(): void {
    if (this.#isNotKnown()) {
      this.#sheet.setNotKnown(this.#column);
      // The cells after the first of an array are left out where nothing was calculated.
      const array = this.#arrays.at(-1);
      if (this.#isFormula && array?.top === this.#row && array.left === this.#column) {
        array.isNotKnown = true;
      }
      return;
    }
    const inline = this.#inline?.text;
    const isInline = this.#type === 'inlineStr' ? inline !== undefined : this.#value === undefined;
    if (isInline) this.#showText(inline ?? '', this.#style);
    else this.#show(this.#type, this.#style, this.#value ?? '');
  }

  #show(type: string, style: number, value: string): void {
    const word = value.trim();
    if (word === '' && type !== 'str' && type !== 'inlineStr') return;
    switch (type) {
      case '':
      case 'n':
        this.#showNumber(word, style);
        break;
      case 's':
        this.#showShared(numberIn(word), style);
        break;
      case 'str':
      case 'inlineStr':
        this.#showText(unescaped(value), style);
        break;
      case 'e':
        this.#sheet.set(this.#column, value);
        break;
      case 'd': {
        const serial = isoDateSerial(word, this.#context.formats.isDate1904);
        if (serial === undefined) this.#showText(word, style);
        else this.#showNumber(String(serial), style, dayIn(word));
        break;
      }
      case 'b':
        if (!/^(?:0|1|false|true)$/.test(word)) impossible();
        this.#sheet.set(this.#column, /^[1t]/.test(word) ? 'TRUE' : 'FALSE');
        break;
      default:
        impossible();
    }
  }

  /** @param written By a cell that says which day it is. */
  #showNumber(text: string, style: number, written?: string): void {
    const format = this.#context.formats.of(style);
    const number = numberIn(text);
    this.#showFormatted(format.number(number), written ?? format.day?.(number));
  }

  #showShared(index: number, style: number): void {
    const text = this.#context.strings[index];
    if (text === undefined) throw damaged(`the shared string ${index} is missing`);
    this.#showText(text, style);
  }

  #showText(text: string, style: number): void {
    if (text === '') return;
    const format = this.#context.formats.of(style);
    if (format.keepsText) this.#sheet.set(this.#column, text);
    else this.#showFormatted(format.text(text));
  }

  /** @param text What the format made; undefined if it can't be used. */
  #showFormatted(text: string | undefined, day?: string): void {
    if (text === undefined) this.#sheet.setNotKnown(this.#column);
    else this.#sheet.set(this.#column, this.#sheet.counted(text), day);
  }
}

/** Rows from 1, columns from 0. */
interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** Whether the formula's own cell, the first, has no result. */
  isNotKnown: boolean;
}

/** `F3:F40`, or one cell. */
function cellRange(text: string): CellRange {
  const [first = '', last = first] = text.split(':');
  const [from, to] = [first, last].map((cell) => {
    const [, letters = '', row] = /^\$?([A-Z]{1,3})\$?(\d+)$/i.exec(cell) ?? [];
    return { row: rowNumber(row), column: columnOf(letters) };
  });
  if (!from || !to || to.column >= maxColumns) throw wrongReference();
  return { top: from.row, bottom: to.row, left: from.column, right: to.column, isNotKnown: false };
}

function impossible(): never {
  throw damaged('a cell holds a value that its type does not have');
}

/** How deep a cell is, with `worksheet`, `sheetData` and `row` around it, and its children. */
const CELL_DEPTH = 3;
const CELL_CHILD = 4;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const CELL = bytesOf('<c r="');
const STYLE = bytesOf('" s="');
const NUMBER = bytesOf('" t="n"><v>');
const SHARED = bytesOf('" t="s"><v>');
const VALUE = bytesOf('"><v>');
const CELL_END = bytesOf('</v></c>');

/** What a row says of itself after its number is nothing that needs thought. */
const nextRow = /<\/row><row r="(\d+)"(?: [\w:.]+="[\w:. -]*")* ?>/y;

/** Where these words end, if they come next; else 0. */
function after(words: Uint8Array, codes: Uint8Array, at: number): number {
  const end = at + words.length;
  // An array that was once looked at beyond its end is slower from then on.
  if (end > codes.length) return 0;
  for (let i = 0; i < words.length; i++) if (codes[at + i] !== words[i]) return 0;
  return end;
}

function endOfDigits(codes: Uint8Array, from: number): number {
  let at = from;
  for (; at < codes.length; at++) {
    const code = codes[at] ?? 0;
    if (code < 0x30 || code > 0x39) break;
  }
  return at;
}

/** Where text ends that needs no thought: before a tag, a reference, a line end or a NUL. */
function endOfPlainText(codes: Uint8Array, from: number): number {
  let at = from;
  for (; at < codes.length; at++) {
    const code = codes[at];
    if (code === 0x3c || code === 0x26 || code === 0x0d || code === 0) break;
  }
  return at;
}

/** The number that digits are, at most 15 of them. */
function digitsIn(codes: Uint8Array, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) number = number * 10 + (codes[at] ?? 0) - 0x30;
  return number;
}

/** A column by its letters, from 0; -1 without letters. */
function columnOf(letters: string): number {
  let column = 0;
  for (let i = 0; i < letters.length; i++) column = column * 26 + (letters.charCodeAt(i) & 31);
  return column - 1;
}

function rowNumber(text = ''): number {
  const row = wholeNumber(text);
  if (!(row >= 1 && row <= maxRows)) throw wrongReference();
  return row;
}

/** The number that up to fifteen digits are, as most are; NaN for any other text. */
function wholeNumber(text: string): number {
  let number = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 0x30;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return text.length > 0 && text.length <= 15 ? number : Number.NaN;
}

/** The number that a text is, by the grammar of xsd:double without INF and NaN. */
function numberIn(text: string): number {
  const whole = wholeNumber(text);
  if (!Number.isNaN(whole)) return whole;
  const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN;
  if (Number.isFinite(value)) return value;
  throw damaged('a cell of type number holds none');
}

function wrongReference(): Error {
  return damaged('a row or cell has a reference that is no place in its row');
}

/** A text or the runs of one (CT_Rst, 18.4.8), without its phonetic runs. */
export class RichText {
  text = '';
  #isInText = false;

  /** @param depth How deep the children of the text are. */
  opened(tag: XmlTag, depth: number): boolean {
    if (this.#isInText) throw tag.malformed();
    this.#isInText = tag.name === 't';
    return this.#isInText || (tag.name === 'r' && tag.depth === depth);
  }

  closed(tag: XmlTag): void {
    if (tag.name === 't') this.text += unescaped(tag.text);
    this.#isInText = false;
  }
}

/** `_x000D_` stands for the UTF-16 code unit 000D (22.9.2.19, ST_Xstring). */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
