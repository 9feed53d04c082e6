import type { ReadLimits } from '../sheet.ts';
import { damaged } from './damaged.ts';
import type { CellFormat, CellFormats } from './cell-formats.ts';
import { generalText } from './general-text.ts';
import { nameCode } from './name-code.ts';
import { isShortest, parseNumber, readPlainNumber } from './plain-number.ts';
import { appendRichText } from './rich-text.ts';
import type { RowCollector } from './row-collector.ts';
import { TextArena } from './text-arena.ts';
import { OPENED } from './xml-cursor.ts';
import type { XmlCursor } from './xml-cursor.ts';

/** What cells refer to. */
export interface CellContext {
  readonly strings: readonly (string | undefined)[];
  readonly formats: CellFormats;
  readonly limits: ReadLimits;
}

/** Reads what a cell holds (ECMA-376 part 1, 18.3.1.4) into a row, as the text that it shows. */
export class CellReader {
  readonly #context: CellContext;
  readonly #rows: RowCollector;
  readonly #arena: TextArena;

  constructor(context: CellContext, rows: RowCollector) {
    this.#context = context;
    this.#rows = rows;
    this.#arena = new TextArena(context.limits.cellLength);
  }

  /**
   * Reads the cell that was just opened on to its end. Nothing is kept before all of it is there.
   *
   * @param type The cell's `t` as `nameCode`, 0 if it has none.
   * @throws RegisterFault `damaged` for a value that its type does not have, or a missing string or
   *   style; Pause while the format's library is not there.
   */
  read(cursor: XmlCursor, column: number, type: number, style: number): void {
    const arena = this.#arena;
    const rows = this.#rows;
    const format = this.#context.formats.of(style);
    let isText = type === STRING || type === INLINE;
    let hasValue = false;
    let shown = '';
    arena.open();
    while (cursor.next() === OPENED) {
      const isValue = cursor.name === VALUE || cursor.name === INLINE_STRING;
      if (isValue && hasValue) throw cursor.malformed();
      hasValue ||= isValue;
      if (cursor.name === VALUE) {
        if (type === 0 || type === NUMBER) {
          shown = this.#readNumber(cursor, format);
          isText = true;
        } else if (type === SHARED_STRING) shown = this.#readSharedString(cursor, format);
        else cursor.appendText(arena);
      } else if (cursor.name === INLINE_STRING) {
        appendRichText(cursor, arena);
        isText = true;
      } else cursor.skip();
    }

    if (!arena.isEmpty) {
      if (isText && format.keepsText) {
        arena.put(rows.claim(column), column);
        return;
      }
      const text = arena.take();
      shown = isText ? format.text(text) : shownValue(type, text, format);
    }
    if (shown !== '') rows.claim(column)[column] = shown;
  }

  /** Decodes what has been read but not been decoded yet. */
  finish(): void {
    this.#arena.flush();
  }

  /** Gives the text; or appends the digits as they are, which is cheaper for all but small integers. */
  #readNumber(cursor: XmlCursor, format: CellFormat): string {
    const start = cursor.at;
    const value = this.#readValue(cursor);
    if (value === undefined) return '';
    const isSmall = (value | 0) === value;
    if (isSmall || format.number !== generalText || !isShortest(cursor.bytes, start)) {
      return format.number(value);
    }
    this.#arena.appendRun(cursor.bytes, start);
    return '';
  }

  #readSharedString(cursor: XmlCursor, format: CellFormat): string {
    const index = this.#readValue(cursor);
    if (index === undefined) return '';
    const text = this.#context.strings[index];
    if (text === undefined) throw damaged(`shared string ${index}`);
    return format.keepsText || text === '' ? text : format.text(text);
  }

  #readValue(cursor: XmlCursor): number | undefined {
    const plain = readPlainNumber(cursor);
    if (!Number.isNaN(plain)) {
      cursor.close();
      return plain;
    }
    cursor.appendText(this.#arena);
    const text = this.#arena.take().trim();
    if (text === '') return undefined;
    const value = parseNumber(text);
    if (!Number.isFinite(value)) throw damaged('number');
    return value;
  }
}

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

function shownValue(type: number, text: string, format: CellFormat): string {
  if (type === ERROR) return text;
  const value = text.trim();
  if (type === DATE) return format.isoDate(value);
  if (type === BOOLEAN) {
    if (value === '1' || value === 'true') return 'TRUE';
    if (value === '0' || value === 'false') return 'FALSE';
  }
  throw damaged('cell value');
}
