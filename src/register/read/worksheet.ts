import { damaged } from '../faults.ts';
import type { ReadOptions, SheetRow } from '../sheet/cells.ts';
import { type CellFormats, dayIn, isoDateSerial } from './cell-formats.ts';
import { ArrayFormulas, CellPlace } from './cell-place.ts';
import { limit, maxTextLength, SheetBuilder } from './sheet-builder.ts';
import { scanXml, type XmlPart, type XmlTag } from './xml.ts';

/** What cells refer to. */
interface CellContext {
  readonly strings: readonly string[];
  /** Whether the file asks to be calculated when it is opened: its writer may not have calculated anything. */
  readonly isCalculatedOnOpening: boolean;
  readonly formats: CellFormats;
}

/** Reads the rows of a worksheet (18.3.1.99). Cells may be in any order; rows and cells may lack references. */
export async function readWorksheet(
  part: XmlPart,
  context: CellContext,
  options: ReadOptions,
): Promise<SheetRow[]> {
  const sheet = new SheetBuilder(options);
  const place = new CellPlace();
  const arrays = new ArrayFormulas(place, sheet);
  const cells = new CellReader(context, place, sheet, arrays);
  let dataParts = 0;
  await scanXml(part, {
    root: 'worksheet',
    opened(tag) {
      if (tag.depth >= CELL_DEPTH) return cells.opened(tag);
      if (tag.depth === 1) {
        if (tag.name !== 'sheetData') return false;
        if (++dataParts > 1) throw tag.malformed();
      } else {
        if (tag.name !== 'row') throw tag.malformed();
        place.beginRow(tag, endRow);
      }
      return true;
    },
    leaf: { depth: CELL_DEPTH, name: 'c', child: 'v', took: (tag) => cells.took(tag) },
    closed(tag) {
      if (tag.depth >= CELL_DEPTH) cells.closed(tag);
    },
  });
  if (dataParts === 0) throw damaged(`${part.name} holds no cells`);
  endRow();
  return sheet.finish();

  function endRow() {
    arrays.endRow();
    sheet.endRow(place.row);
  }
}

/** The depths of a cell, which is in `worksheet`, `sheetData` and `row`, and of its children. */
const CELL_DEPTH = 3;
const CELL_CHILD = 4;

/** What the file says of a cell. */
interface Cell {
  type: string;
  style: number;
  /** Its value if it is a plain number, else -1. */
  number: number;
  /** Any other value as text, empty beside a plain number; undefined if the cell has no value. */
  value: string | undefined;
  /** The text in its child `is`. */
  inline: RichText | undefined;
  isFormula: boolean;
  /** The child that is being read. */
  child: string;
}

class CellReader {
  readonly #context: CellContext;
  readonly #place: CellPlace;
  readonly #sheet: SheetBuilder;
  readonly #arrays: ArrayFormulas;
  readonly #cell: Cell = {
    type: '',
    style: 0,
    number: -1,
    value: undefined,
    inline: undefined,
    isFormula: false,
    child: '',
  };

  constructor(context: CellContext, place: CellPlace, sheet: SheetBuilder, arrays: ArrayFormulas) {
    this.#context = context;
    this.#place = place;
    this.#sheet = sheet;
    this.#arrays = arrays;
  }

  /** A cell that has a value and no formula. */
  took(tag: XmlTag): void {
    if (!this.#begin(tag)) return;
    this.#takeValue(tag);
    this.#end();
  }

  opened(tag: XmlTag): boolean {
    if (tag.depth === CELL_DEPTH) return tag.name === 'c' && this.#begin(tag);
    if (tag.depth === CELL_CHILD) return this.#beginChild(tag);
    if (this.#cell.child !== 'is' || !this.#cell.inline) throw tag.malformed();
    return this.#cell.inline.opened(tag, CELL_CHILD + 1);
  }

  closed(tag: XmlTag): void {
    const cell = this.#cell;
    if (tag.depth > CELL_CHILD) cell.inline?.closed(tag);
    else if (tag.depth === CELL_DEPTH) this.#end();
    else if (cell.child === 'v') this.#takeValue(tag);
  }

  #takeValue(tag: XmlTag): void {
    const cell = this.#cell;
    const isNumber = cell.type === '' || cell.type === 's' || cell.type === 'n';
    cell.number = isNumber ? tag.plainNumber() : -1;
    cell.value = cell.number < 0 ? tag.text : '';
  }

  #begin(tag: XmlTag): boolean {
    this.#place.beginCell(tag);
    if (!this.#sheet.isWanted(this.#place.column)) return false;
    const cell = this.#cell;
    cell.type = tag.attribute('t') ?? '';
    cell.style = tag.wholeNumber('s') ?? 0;
    if (cell.style < 0) throw damaged('the style of a cell is not a number');
    cell.number = -1;
    cell.value = cell.inline = undefined;
    cell.isFormula = false;
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

  /** If a cell has both a value and an inline text, its type decides which counts. */
  #end(): void {
    const { type, style, number, value, inline, isFormula } = this.#cell;
    if ((isFormula || this.#arrays.holdCell()) && this.#isNotCalculated()) {
      this.#sheet.setNotKnown(this.#place.column);
      if (isFormula) this.#arrays.setNotKnown();
      return;
    }
    if (type === 'inlineStr' ? inline : value === undefined)
      this.#showText(this.#sheet.counted(inline?.text ?? ''), style);
    else if (number < 0) this.#show(type, style, value ?? '');
    else if (type === 's') this.#showShared(number, style);
    else this.#showNumber(number, style);
  }

  #isNotCalculated(): boolean {
    const { type, number, value, inline } = this.#cell;
    if (value === undefined) return inline === undefined;
    const isAsked = this.#context.isCalculatedOnOpening;
    // An empty text may be a result too: Excel then gives the cell the type `str`.
    if (number < 0 && value.trim() === '') return type !== 'str' || isAsked;
    return number === 0 && type !== 's' && isAsked;
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
        this.#showText(this.#sheet.counted(unescaped(value)), style);
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

  /** @param written the day, if the file gives it as one */
  #showNumber(number: number, style: number, written?: string): void {
    const format = this.#context.formats.of(style);
    const day = this.#sheet.keepsDays ? (written ?? format.day?.(number)) : undefined;
    this.#showFormatted(format.number(number), day);
  }

  #showShared(index: number, style: number): void {
    const place = index >>> 0;
    const text = place === index ? this.#context.strings[place] : undefined;
    if (text === undefined) throw damaged(`the shared string ${index} is missing`);
    this.#showText(text, style);
  }

  #showText(text: string, style: number): void {
    if (text === '') return;
    const format = this.#context.formats.of(style);
    if (format.keepsText) this.#sheet.set(this.#place.column, text);
    else this.#showFormatted(format.text(text));
  }

  /** @param text what the format made; undefined if the format can't be used */
  #showFormatted(text: string | undefined, day?: string): void {
    if (text === undefined) this.#sheet.setNotKnown(this.#place.column);
    else this.#sheet.set(this.#place.column, this.#sheet.formatted(text), day);
  }
}

function impossible(): never {
  throw damaged('the value of a cell does not fit its type');
}

/** Reads a number by the grammar of xsd:double, without INF and NaN. */
function numberIn(text: string): number {
  const isNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text);
  const value = Number(text);
  if (isNumber && Number.isFinite(value)) return value;
  throw damaged('a cell of type number holds something else');
}

/** A text, whole or in runs, without its phonetic runs (CT_Rst, 18.4.8). */
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

/** `_x000D_` stands for the UTF-16 code unit 000D (22.9.2.19, ST_Xstring). */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
