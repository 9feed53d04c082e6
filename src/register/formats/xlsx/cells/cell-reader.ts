import { damaged } from '../../../faults/register-fault.ts';
import type { Limits } from '../../../sheet/sheet.ts';
import type { SheetBuilder } from '../../../sheet/sheet-builder.ts';
import {
  type CellFormat,
  type CellFormats,
  generalFormat,
} from '../../number-formats/cell-formats.ts';
import { generalText } from '../../number-formats/general-format.ts';
import { nameCode } from '../xml/name-code.ts';
import { TextArena } from '../xml/text-arena.ts';
import type { XmlTag } from '../xml/xml-tag.ts';
import { LateCells } from './late-cells.ts';
import { finiteNumber, readPlainNumber } from './plain-number.ts';
import { richTextReader } from './rich-text.ts';

/** What cells refer to. */
export interface CellContext {
  readonly strings: readonly (string | undefined)[];
  readonly formats: CellFormats;
  readonly limits: Limits;
}

/**
 * Reads what cells hold (ECMA-376 part 1, 18.3.1.4) into rows, as the text that they show: `begin` for each, its
 * children or `readValue`, `end`. At last `finish` must be called.
 *
 * @throws RegisterFault `damaged` for a value that its type does not have, or a missing string.
 */
export class CellReader {
  readonly #context: CellContext;
  readonly #sheet: SheetBuilder;
  readonly #arena: TextArena;
  readonly #richText;
  readonly #late = new LateCells();

  #column = 0;
  /** The cell's `t` as `nameCode`, 0 if it has none. */
  #type = 0;
  #format: CellFormat = generalFormat;
  #hasValue = false;
  #isInValue = false;
  #hasInline = false;
  /** Whether the arena holds a text, and not a word for an error or a date. */
  #isText = false;
  /** What the cell shows, unless that is in the arena. */
  #shown: CellText = '';

  constructor(context: CellContext, sheet: SheetBuilder) {
    this.#context = context;
    this.#sheet = sheet;
    this.#arena = new TextArena();
    this.#richText = richTextReader(this.#arena, CELL_CHILD + 1);
  }

  begin(column: number, type: number, style: number): void {
    this.#column = column;
    this.#type = type;
    this.#format = this.#context.formats.of(style);
    this.#hasValue = this.#hasInline = false;
    this.#clear(false);
  }

  opened(tag: XmlTag): boolean {
    if (tag.depth > CELL_CHILD) {
      if (this.#isInValue) throw tag.malformed();
      return this.#richText.opened(tag);
    }
    if (tag.name === VALUE) {
      if (this.#hasValue) throw tag.malformed();
      this.#hasValue = true;
      // Of a cell that holds both, its type tells which counts.
      this.#isInValue = !(this.#hasInline && this.#type === INLINE);
      return this.#isInValue;
    }
    if (tag.name !== INLINE_STRING) return false;
    if (this.#hasInline) throw tag.malformed();
    this.#hasInline = true;
    if (this.#hasValue && this.#type !== INLINE) return false;
    this.#clear(true);
    return true;
  }

  closed(tag: XmlTag): void {
    if (tag.depth > CELL_CHILD) this.#richText.closed(tag);
    else if (tag.name === VALUE) {
      this.#isInValue = false;
      this.readValue(tag);
    }
  }

  /** Reads the cell's value, which is the tag's text. */
  readValue(tag: XmlTag): void {
    const type = this.#type;
    this.#clear(type === STRING || type === INLINE);
    if (type === 0 || type === NUMBER) this.#readNumber(tag);
    else if (type === SHARED_STRING) this.#readSharedString(tag);
    else tag.appendText(this.#arena);
  }

  end(): void {
    const { keepsText } = this.#format;
    const column = this.#column;
    let shown = this.#shown;
    if (!this.#arena.isEmpty) {
      if (this.#isText && keepsText) {
        this.#arena.put(this.#sheet.claim(column), column);
        return;
      }
      shown = this.#shownText(this.#arena.take());
    }
    if (shown === '') return;
    if (typeof shown === 'string') {
      this.#sheet.claim(column)[column] = shown;
      return;
    }
    const text = shown();
    if (text === undefined) this.#late.add(this.#sheet.claim(column), column, shown);
    else if (text !== '') this.#sheet.claim(column)[column] = this.#sheet.counted(text);
  }

  /** Keeps the number of cells that wait for the formatting library within bounds. */
  async windowRead(): Promise<void> {
    if (this.#late.count > MAX_LATE) await this.#fillLate();
  }

  /** Decodes what has been read but not been decoded yet, and waits for the formatting library where it must. */
  async finish(): Promise<void> {
    this.#arena.flush();
    if (this.#late.count > 0) await this.#fillLate();
  }

  async #fillLate(): Promise<void> {
    await this.#context.formats.loaded();
    this.#late.fill(this.#sheet);
  }

  #readNumber(tag: XmlTag): void {
    const value = this.#number(tag);
    if (value === undefined) return;
    const format = this.#format;
    this.#shown = format === generalFormat ? generalText(value) : this.#formatted(format, value);
  }

  #formatted(format: CellFormat, value: number): CellText {
    const text = format.number(value);
    return text === undefined ? laterNumber(format, value) : this.#sheet.counted(text);
  }

  #readSharedString(tag: XmlTag): void {
    const index = this.#number(tag);
    if (index === undefined) return;
    const text = this.#context.strings[index];
    if (text === undefined) throw damaged(`the shared string ${index} is missing`);
    const format = this.#format;
    this.#shown = format.keepsText || text === '' ? text : () => format.text(text);
  }

  #number(tag: XmlTag): number | undefined {
    if (tag.isEmpty) return undefined;
    const plain = readPlainNumber(tag.bytes, tag.textStart, tag.textEnd);
    if (!Number.isNaN(plain)) return plain;
    tag.appendText(this.#arena);
    const text = this.#arena.take().trim();
    return text === '' ? undefined : finiteNumber(text);
  }

  /** What a cell shows whose value is in words. */
  #shownText(text: string): CellText {
    const format = this.#format;
    if (this.#isText) return () => format.text(text);
    if (this.#type === ERROR) return text;
    const value = text.trim();
    if (this.#type === DATE) return () => format.isoDate(value);
    if (this.#type === BOOLEAN) {
      if (value === '1' || value === 'true') return 'TRUE';
      if (value === '0' || value === 'false') return 'FALSE';
      throw damaged(`a cell of type boolean holds neither 1 nor 0`);
    }
    throw damaged('a cell has a type that there is not');
  }

  #clear(isText: boolean): void {
    this.#arena.open();
    this.#shown = '';
    this.#isText = isText;
  }
}

/** What a cell shows, or a format's word on it: undefined while the formatting library is not there. */
type CellText = string | (() => string | undefined);

/** Apart from its caller, so that only numbers which wait for the library cost a closure. */
function laterNumber(format: CellFormat, value: number): CellText {
  return () => format.number(value);
}

/** How deep the children of a cell are: `worksheet`, `sheetData`, `row` and `c` are around them. */
const CELL_CHILD = 4;
/** More are not kept waiting without waiting for the library. */
const MAX_LATE = 10_000;

const VALUE = nameCode('v');
const INLINE_STRING = nameCode('is');

// The types of cells (ECMA-376 part 1, 18.18.11 ST_CellType).
const NUMBER = nameCode('n');
const SHARED_STRING = nameCode('s');
const STRING = nameCode('str');
const INLINE = nameCode('inlineStr');
const BOOLEAN = nameCode('b');
const ERROR = nameCode('e');
const DATE = nameCode('d');
