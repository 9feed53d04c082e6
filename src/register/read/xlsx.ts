import { RegisterFault, damaged } from '../faults.ts';
import { SheetBuilder } from './sheet-builder.ts';
import {
  defaultLimits,
  type Limits,
  type ReadOptions,
  type SheetRow,
  type WorkbookSheet,
} from '../sheet/sheet.ts';
import type { ZipArchive } from '../file/zip.ts';
import { CellFormats, generalFormat } from './cell-formats.ts';
import { findWorkbookParts, readFormatCodes, type WorkbookParts } from './xlsx-parts.ts';
import { scanXml, type Codes, type XmlPart, type XmlReader, type XmlTag } from './xml.ts';

/**
 * The worksheets of an .xlsx or .xlsm workbook (ECMA-376 part 1), as displayed text; at least one.
 *
 * Nothing is believed that the file declares about its size, and nothing is read past damage: a sheet either gives the
 * text that it shows or a fault.
 *
 * @throws RegisterFault `not-a-spreadsheet`, `password-protected`, `damaged` or `too-large`, and so do the rows;
 *   `interrupted` if a library that it takes could not be loaded.
 */
export async function xlsxSheets(archive: ZipArchive): Promise<WorkbookSheet[]> {
  const parts = await findWorkbookParts(archive);
  let context: Promise<CellContext> | undefined;
  return parts.sheets.map(({ part, ...sheet }) => ({
    ...sheet,
    async rows(options = {}) {
      context ??= readContext(parts, options.limits ?? defaultLimits);
      if (!part) throw damaged('the worksheet is missing');
      return readWorksheet(part, await context, options);
    },
  }));
}

/** The rows of the first of them. */
export async function readXlsx(archive: ZipArchive, options?: ReadOptions): Promise<SheetRow[]> {
  const [first] = await xlsxSheets(archive);
  return first?.rows(options) ?? [];
}

/** What cells refer to. */
interface CellContext {
  readonly strings: readonly string[];
  readonly formats: CellFormats;
}

async function readContext(parts: WorkbookParts, limits: Limits): Promise<CellContext> {
  const { styles, sharedStrings, isDate1904 } = parts;
  const codes = isThere(styles) ? await readFormatCodes(styles) : (styles ?? []);
  const formats = new CellFormats(codes, isDate1904);
  return {
    formats,
    strings: isThere(sharedStrings) ? await readStrings(sharedStrings, limits) : [],
  };
}

function isThere(part: XmlPart | 'missing' | undefined): part is XmlPart {
  return part !== undefined && part !== 'missing';
}

/**
 * The texts that cells refer to by number (18.4.9), rich text as plain text. The counts that the part declares are not
 * read.
 */
async function readStrings(part: XmlPart, { maxCells }: Limits): Promise<string[]> {
  const strings: string[] = [];
  let item = new RichText();
  const add = (text: string) => {
    if (strings.length >= maxCells) throw new RegisterFault('too-large', 'shared strings');
    strings.push(text);
  };
  const addPlainItems = (tag: XmlTag) => {
    for (let text; (text = plainItem(tag)) !== undefined;) add(text);
  };
  await scanXml(part, {
    opened(tag) {
      if (tag.depth === 0) {
        if (tag.name !== 'sst') throw tag.malformed();
        addPlainItems(tag);
        return true;
      }
      if (tag.depth > 1) return item.opened(tag, 2);
      item = new RichText();
      return tag.name === 'si';
    },
    closed(tag) {
      if (tag.depth > 1) item.closed(tag);
      if (tag.depth !== 1) return;
      add(item.text);
      addPlainItems(tag);
    },
  });
  return strings;
}

/** A text or the runs of one (CT_Rst, 18.4.8), without its phonetic runs. */
class RichText {
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
function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/**
 * Reads a worksheet (18.3.1.99): its rows and cells in any order, with or without references. The dimension that it
 * declares is not read.
 */
async function readWorksheet(
  part: XmlPart,
  context: CellContext,
  options: ReadOptions,
): Promise<SheetRow[]> {
  const reader = new WorksheetReader(context, new SheetBuilder(options));
  await scanXml(part, reader);
  return reader.finish(part.name);
}

class WorksheetReader implements XmlReader {
  readonly #context: CellContext;
  readonly #sheet: SheetBuilder;
  readonly #late: LateCell[] = [];
  readonly #plain = new PlainCell();
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

  constructor(context: CellContext, sheet: SheetBuilder) {
    this.#context = context;
    this.#sheet = sheet;
  }

  opened(tag: XmlTag): boolean {
    switch (tag.depth) {
      case 0:
        if (tag.name !== 'worksheet') throw tag.malformed();
        return true;
      case 1:
        if (tag.name !== 'sheetData') return false;
        if (this.#hasData) throw tag.malformed();
        this.#hasData = true;
        return true;
      case 2:
        if (tag.name !== 'row') return false;
        this.#beginRow(tag.attribute('r'));
        if (!tag.isEmpty) this.#readPlainCells(tag);
        return true;
      case 3:
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
    } else if (tag.depth === 3) {
      this.#endCell();
      this.#readPlainCells(tag);
    } else if (tag.depth === 2) this.#sheet.endRow(this.#row);
  }

  async pieceRead(): Promise<void> {
    if (this.#late.length > MOST_LATE) await this.#fillLate();
  }

  /** The rows, when the whole part of that name has been read. */
  async finish(name: string): Promise<SheetRow[]> {
    if (!this.#hasData) throw damaged(`${name} holds no cells`);
    if (this.#late.length > 0) await this.#fillLate();
    return this.#sheet.finish();
  }

  #beginRow(reference: string | undefined): void {
    this.#row = reference === undefined ? this.#row + 1 : rowNumber(reference);
    this.#hasRowNumber = reference !== undefined;
    this.#column = -1;
  }

  #beginCell(tag: XmlTag): boolean {
    const reference = tag.attribute('r');
    if (reference === undefined) this.#place(this.#column + 1, this.#row);
    else {
      const letters = /^[A-Z]{1,3}/i.exec(reference)?.[0] ?? '';
      this.#place(columnOf(letters), rowNumber(reference.slice(letters.length)));
      this.#hasRowNumber = true;
    }
    this.#type = tag.attribute('t') ?? '';
    this.#style = wholeNumber(tag.attribute('s') || '0');
    if (Number.isNaN(this.#style)) throw damaged('the style of a cell is no number');
    this.#value = this.#inline = undefined;
    this.#isInValue = false;
    return !tag.isEmpty;
  }

  #beginValue(tag: XmlTag): boolean {
    if (tag.name === 'v') {
      if (this.#value !== undefined) throw tag.malformed();
      this.#isInValue = true;
    } else if (tag.name === 'is') {
      if (this.#inline) throw tag.malformed();
      this.#inline = new RichText();
    }
    return tag.name === 'v' || tag.name === 'is';
  }

  /** Goes on to a cell's place. */
  #place(column: number, row: number): void {
    if (this.#hasRowNumber && row !== this.#row) throw wrongReference();
    if (column < 0 || column >= COLUMNS || row < 1 || row > ROWS) throw wrongReference();
    this.#row = row;
    this.#column = column;
  }

  /** Of a cell that holds both a value and a text of its own, its type tells which counts. */
  #endCell(): void {
    const inline = this.#inline?.text;
    const isInline = this.#type === 'inlineStr' ? inline !== undefined : this.#value === undefined;
    if (!isInline) this.#show(this.#type, this.#style, this.#value ?? '');
    else if (inline) this.#showText(inline, this.#style);
  }

  /** Puts what the cell shows into its place. */
  #show(type: string, style: number, value: string): void {
    switch (type) {
      case '':
      case 'n':
        this.#showNumber(value, style);
        return;
      case 's':
        this.#showSharedString(value, style);
        return;
      case 'str':
      case 'inlineStr':
        if (value) this.#showText(unescaped(value), style);
        return;
      case 'e':
        if (value) this.#put(value);
        return;
    }
    const word = value.trim();
    if (word === '') return;
    if (type === 'd') {
      const format = this.#context.formats.of(style);
      this.#showFormatted(() => format.isoDate(word));
    } else if (type === 'b' && /^(1|0|true|false)$/.test(word)) {
      this.#put(word === '1' || word === 'true' ? 'TRUE' : 'FALSE');
    } else throw damaged('a cell holds a value that its type does not have');
  }

  #showNumber(written: string, style: number): void {
    const format = this.#context.formats.of(style);
    if (format === generalFormat && shownAsWritten.test(written)) {
      this.#put(written);
      return;
    }
    const value = numberIn(written);
    if (value !== undefined) this.#showFormatted(() => format.number(value));
  }

  #showSharedString(written: string, style: number): void {
    const index = numberIn(written);
    if (index === undefined) return;
    const text = this.#context.strings[index];
    if (text === undefined) throw damaged(`the shared string ${index} is missing`);
    if (text !== '') this.#showText(text, style);
  }

  #showText(text: string, style: number): void {
    const format = this.#context.formats.of(style);
    if (format.keepsText) this.#put(text);
    else this.#showFormatted(() => format.text(text));
  }

  /** @param show Tells what the cell shows; undefined while the formatting library is not there. */
  #showFormatted(show: () => string | undefined): void {
    const text = show();
    if (text === '') return;
    const column = this.#column;
    const cells = this.#put(text === undefined ? '…' : this.#sheet.counted(text));
    if (text === undefined) this.#late.push({ cells, column, show });
  }

  #put(text: string): LateCell['cells'] {
    const cells = this.#sheet.claim(this.#column);
    cells[this.#column] = text;
    return cells;
  }

  async #fillLate(): Promise<void> {
    await this.#context.formats.loaded();
    for (const { cells, column, show } of this.#late.splice(0)) {
      const text = show() ?? '';
      cells[column] = text === '' ? undefined : this.#sheet.counted(text);
      if (text === '') while (cells.length > 0 && cells.at(-1) === undefined) cells.length--;
    }
  }

  /** Reads the cells after the tag as far as they are plain ones. The tag goes on after the last. */
  #readPlainCells(tag: XmlTag): void {
    const cell = this.#plain;
    while (cell.read(tag)) {
      this.#place(cell.column, cell.row);
      this.#hasRowNumber = true;
      this.#show(cell.type, cell.style, cell.value);
    }
  }
}

/** A cell that waits for the formatting library, which loads beside the scan. */
interface LateCell {
  readonly cells: (string | undefined)[];
  readonly column: number;
  readonly show: () => string | undefined;
}

/** More are not kept waiting without waiting for the library. */
const MOST_LATE = 10_000;

/** How deep the children of a cell are: `worksheet`, `sheetData`, `row` and `c` are around them. */
const CELL_CHILD = 4;

/**
 * A cell as programs write nearly all of theirs, `<c r="B7" s="1" t="s"><v>12</v></c>`, with or without the style and the
 * type. It is read at a stroke and not in four tags, which takes half off the time of a large sheet; a pattern would make
 * five texts of each. What is written in any other way, or is cut off, is left to be read tag by tag, with its faults.
 */
class PlainCell {
  /** From 0. */
  column = 0;
  /** From 1. */
  row = 0;
  style = 0;
  type = '';
  value = '';
  #codes: Codes = new Uint8Array(0);
  #at = 0;

  /** Reads the cell that comes next, if it is a plain one; the tag goes on after it. */
  read(tag: XmlTag): boolean {
    this.#codes = tag.codes;
    this.#at = tag.at;
    if (!this.#skip(START)) return false;
    this.column = this.#letters() - 1;
    this.row = this.#digits();
    this.style = this.#skip(STYLE) ? this.#digits() : 0;
    this.type = this.#skip(TYPE) ? this.#text(tag.source) : '';
    if (!this.#skip(VALUE)) return false;
    this.value = this.#text(tag.source);
    if (!this.#skip(CELL_END)) return false;
    tag.at = this.#at;
    return true;
  }

  /** Goes over these words, if they are next. */
  #skip(words: Uint8Array): boolean {
    const codes = this.#codes;
    const at = this.#at;
    for (let i = 0; i < words.length; i++) if (codes[at + i] !== words[i]) return false;
    this.#at = at + words.length;
    return true;
  }

  /** Goes over capital letters, as a column from 1; 0 if there are none. */
  #letters(): number {
    const codes = this.#codes;
    let column = 0;
    let at = this.#at;
    for (let code; (code = codes[at] ?? 0) >= 0x41 && code <= 0x5a; at++) {
      column = column * 26 + code - 0x40;
    }
    this.#at = at;
    return column;
  }

  /** Goes over digits; 0 if there are none. */
  #digits(): number {
    const codes = this.#codes;
    let number = 0;
    let at = this.#at;
    for (let code; (code = codes[at] ?? 0) >= 0x30 && code <= 0x39; at++) {
      number = number * 10 + code - 0x30;
    }
    this.#at = at;
    return number;
  }

  /** Goes over text that needs no thought, up to `"`, `<`, a reference, a line end or a NUL. */
  #text(source: string): string {
    const codes = this.#codes;
    const start = this.#at;
    let at = start;
    for (let code; (code = codes[at] ?? 0) > 0; at++) {
      if (code === 0x22 || code === 0x26 || code === 0x3c || code === 0x0d) break;
    }
    this.#at = at;
    return source.slice(start, at);
  }
}

const bytesOf = (words: string) => new TextEncoder().encode(words);
const START = bytesOf('<c r="');
const STYLE = bytesOf('" s="');
const TYPE = bytesOf('" t="');
const VALUE = bytesOf('"><v>');
const CELL_END = bytesOf('</v></c>');

/** The same of a shared string, `<si><t>Asha</t></si>`. */
function plainItem(tag: XmlTag): string | undefined {
  plainItemPattern.lastIndex = tag.at;
  const found = plainItemPattern.exec(tag.source);
  if (!found) return undefined;
  tag.at = plainItemPattern.lastIndex;
  return unescaped(found[1] ?? '');
}

const plainItemPattern = /<si><t(?: xml:space="preserve")?>([^<&\r\0]*)<\/t><\/si>/y;

/** A column by its letters, from 0; -1 without letters. */
function columnOf(letters: string): number {
  let column = 0;
  for (let i = 0; i < letters.length; i++) column = column * 26 + (letters.charCodeAt(i) & 31);
  return column - 1;
}

function rowNumber(text: string): number {
  const row = wholeNumber(text);
  if (!(row >= 1 && row <= ROWS)) throw wrongReference();
  return row;
}

/** What a sheet has at most: columns A to XFD (18.3.1.4 and 18.3.1.73). */
const COLUMNS = 16_384;
const ROWS = 1_048_576;

/** Numbers that General shows as they are written: whole ones, and others that fit into eleven characters. */
const shownAsWritten = /^-?(?:0|[1-9]\d{0,14}|(?=.{3,11}$)(?:0|[1-9]\d*)\.\d*[1-9])$/;

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

/** The number that a text is, by the grammar of xsd:double without INF and NaN; undefined for a blank one. */
function numberIn(text: string): number | undefined {
  const whole = wholeNumber(text);
  if (!Number.isNaN(whole)) return whole;
  const written = text.trim();
  if (written === '') return undefined;
  const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(written) ? Number(written) : NaN;
  if (Number.isFinite(value)) return value;
  throw damaged('a cell of type number holds none');
}

function wrongReference(): Error {
  return damaged('a row or cell has a reference that is no place in its row');
}
