import type { ReadLimits } from '../../../sheet/sheet.ts';
import { damaged } from '../../../faults/register-fault.ts';
import {
  type CellFormat,
  type CellFormats,
  generalFormat,
} from '../number-formats/cell-formats.ts';
import { rareParts } from '../load-rare-parts.ts';
import { nameCode } from '../xml/name-code.ts';
import { readPlainNumber } from './plain-number.ts';
import { appendRichText } from './rich-text.ts';
import type { RowCollector } from '../../../sheet/sheet-builder.ts';
import { TextArena } from '../xml/text-arena.ts';
import { OPENED } from '../xml/xml-tag.ts';
import type { XmlCursor } from '../xml/xml-tag.ts';

/** What cells refer to. */
export interface CellContext {
  readonly strings: readonly (string | undefined)[];
  readonly formats: CellFormats;
  readonly limits: ReadLimits;
}

export interface CellReader {
  /**
   * Reads the cell that was just opened on to its end. Nothing is kept before all of it is there.
   *
   * @param type The cell's `t` as `nameCode`, 0 if it has none.
   * @throws RegisterFault `damaged` for a value that its type does not have, or a missing string or
   *   style; Pause while a part of the program that it takes is not there.
   */
  read(cursor: XmlCursor, column: number, type: number, style: number): void;
  /** Decodes what has been read but not been decoded yet. */
  finish(): void;
}

/** Reads what cells hold (ECMA-376 part 1, 18.3.1.4) into rows, as the text that they show. */
export function cellReader(
  { strings, formats, limits }: CellContext,
  rows: RowCollector,
): CellReader {
  const arena = new TextArena(limits.cellLength);
  return { read, finish: () => arena.flush() };

  function read(cursor: XmlCursor, column: number, type: number, style: number): void {
    const format = formats.of(style);
    let isText = type === STRING || type === INLINE;
    let hasValue = false;
    let shown = '';
    arena.open();
    while (cursor.next() === OPENED) {
      const isInline = cursor.name === INLINE_STRING;
      if (!isInline && cursor.name !== VALUE) {
        cursor.skip();
        continue;
      }
      if (hasValue) throw cursor.malformed();
      hasValue = true;
      if (isInline) {
        appendRichText(cursor, arena);
        isText = true;
      } else if (type === 0 || type === NUMBER) {
        shown = readNumber(cursor, format);
        isText = true;
      } else if (type === SHARED_STRING) shown = readSharedString(cursor, format);
      else cursor.appendText(arena);
    }

    if (!arena.isEmpty) {
      if (isText && format.keepsText) {
        arena.put(rows.claim(column), column);
        return;
      }
      const text = arena.take();
      shown = isText ? format.text(text) : rareParts().shownValue(type, text, format);
    }
    if (shown !== '') rows.claim(column)[column] = shown;
  }

  /** Gives the text; or appends the digits as they are, which is cheaper for all but small integers. */
  function readNumber(cursor: XmlCursor, format: CellFormat): string {
    const start = cursor.at;
    const value = readValue(cursor);
    if (value === undefined) return '';
    const isSmall = (value | 0) === value;
    if (isSmall || format !== generalFormat || !rareParts().isShortest(cursor.bytes, start)) {
      return format.number(value);
    }
    arena.appendRun(cursor.bytes, start);
    return '';
  }

  function readSharedString(cursor: XmlCursor, format: CellFormat): string {
    const index = readValue(cursor);
    if (index === undefined) return '';
    const text = strings[index];
    if (text === undefined) throw damaged(`shared string ${index}`);
    return format.keepsText || text === '' ? text : format.text(text);
  }

  function readValue(cursor: XmlCursor): number | undefined {
    const plain = readPlainNumber(cursor);
    if (!Number.isNaN(plain)) {
      cursor.close();
      return plain;
    }
    cursor.appendText(arena);
    const text = arena.take().trim();
    return text === '' ? undefined : rareParts().finiteNumber(text);
  }
}

const VALUE = nameCode('v');
const INLINE_STRING = nameCode('is');

// The types of cells (ECMA-376 part 1, 18.18.11 ST_CellType).
const NUMBER = nameCode('n');
const SHARED_STRING = nameCode('s');
const STRING = nameCode('str');
const INLINE = nameCode('inlineStr');
