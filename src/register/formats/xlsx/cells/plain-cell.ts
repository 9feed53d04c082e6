import { bytesCode } from '../xml/name-code.ts';
import { LESS, QUOTE } from '../xml/xml-bytes.ts';
import type { XmlTag } from '../xml/xml-tag.ts';
import { cellColumn, cellRow, wholeNumber } from './cell-reference.ts';

/**
 * A cell as programs write nearly all of theirs, `<c r="B7" s="1" t="s"><v>12</v></c>`, with or without the style and
 * the type. Such a cell is read at a stroke and not in four tags, which takes a third off the time of a large sheet.
 *
 * What is written in any other way, or is cut off by the window's end, is left to be read tag by tag, with its faults.
 */
export class PlainCell {
  /** From 0. */
  column = 0;
  /** From 1. */
  row = 0;
  style = 0;
  /** Its `t` as `nameCode`, 0 if it has none. */
  type = 0;

  /**
   * Reads the cell that comes next. The tag's text is then that of its value, and the tag goes on after the cell.
   *
   * @returns Whether a cell comes next that is written so; if not, the tag goes on where it did.
   */
  read(tag: XmlTag): boolean {
    const { bytes } = tag;
    let start = after(START, bytes, tag.at);
    if (start === 0) return false;
    let end = endOf(bytes, start, QUOTE);
    this.column = cellColumn(bytes, start, end);
    this.row = cellRow(bytes, start, end, this.column);

    this.style = this.type = 0;
    start = after(STYLE, bytes, end);
    if (start > 0) this.style = wholeNumber(bytes, start, (end = endOf(bytes, start, QUOTE)));
    start = after(TYPE, bytes, end);
    if (start > 0) this.type = bytesCode(bytes, start, (end = endOf(bytes, start, QUOTE)));

    start = after(VALUE, bytes, end);
    if (start === 0) return false;
    end = endOf(bytes, start, LESS);
    const next = after(CELL_END, bytes, end);
    if (next === 0 || Math.min(this.column, this.row, this.style) < 0) return false;
    tag.textStart = start;
    tag.textEnd = end;
    tag.at = next;
    return true;
  }
}

const START = asciiBytes('<c r="');
const STYLE = asciiBytes('" s="');
const TYPE = asciiBytes('" t="');
const VALUE = asciiBytes('"><v>');
const CELL_END = asciiBytes('</v></c>');

function asciiBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Where these words end, if they are at `from`; 0 if they are not. */
function after(words: Uint8Array, bytes: Uint8Array, from: number): number {
  for (let i = 0; i < words.length; i++) if (bytes[from + i] !== words[i]) return 0;
  return from + words.length;
}

/** Where the value or text that starts at `from` ends: before `last`, or where it can't go on. */
function endOf(bytes: Uint8Array, from: number, last: number): number {
  let at = from;
  for (let byte; (byte = bytes[at] ?? 0) !== last && byte !== LESS && byte !== 0;) at++;
  return at;
}
