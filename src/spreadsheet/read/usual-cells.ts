import { maxRows } from '../sheet/sheet-builder.ts';
import { maxColumns } from '../sheet/sheet-table.ts';
import { fourBytes, isDigit, type XmlBytes } from './xml-bytes.ts';

/**
 * Reads cells in their usual form: a number, the index of a shared string, or a text of their own, as in
 * `<c r="A7"><v>6</v></c>`, `<c r="B7" s="2" t="s"><v>12</v></c>` and `<c r="C7" t="str"><v>Asha</v></c>`. The fields
 * describe the cell that was read last, because making an object for each cell would take time. Every loop ends at
 * the `<` that `XmlBytes` adds after the bytes.
 */
export class UsualCells {
  /** The row of the cell, counted from 1. */
  row = 0;
  /** The column of the cell, counted from 0. */
  column = 0;
  style = 0;
  /** The cell's type: a number, the index of a shared string, or a text. */
  type: 'n' | 's' | 'str' = 'n';
  valueStart = 0;
  /** The index after the last byte of the value. */
  valueEnd = 0;

  /**
   * Reads the cell at `start` and returns where the cell ends. Returns 0 if the cell has another form or has not
   * arrived completely.
   */
  readCell(xml: XmlBytes, start: number): number {
    if (!xml.has(CELL, start) || !xml.has(REFERENCE, start + 2)) return 0;
    const { codes } = xml;
    let at = start + '<c r="'.length;
    let column = 0;
    while (isCapital(codes[at] ?? 0)) column = column * 26 + (codes[at++] ?? 0) - CAPITAL_A + 1;
    let row = 0;
    while (isDigit(codes[at] ?? 0)) row = row * 10 + (codes[at++] ?? 0) - ZERO;
    if (codes[at] !== QUOTE || column < 1 || column > maxColumns) return 0;
    at++;
    let style = 0;
    if (xml.has(STYLE, at)) {
      at += ' s="'.length;
      while (isDigit(codes[at] ?? 0)) style = style * 10 + (codes[at++] ?? 0) - ZERO;
      if (codes[at] !== QUOTE) return 0;
      at++;
    }
    this.type = 'n';
    if (xml.has(TYPE, at)) {
      if (xml.has(SHARED, at + 2)) this.type = 's';
      else if (xml.has(OWN_TEXT, at + 4)) this.type = 'str';
      else return 0;
      at += ` t="${this.type}"`.length;
    }
    const valueStart = at + '><v>'.length;
    if (!xml.has(VALUE, at) || valueStart > xml.end) return 0;
    const valueEnd = xml.endOfText(valueStart);
    const end = valueEnd + '</v></c>'.length;
    if (end > xml.end || !xml.has(VALUE_END, valueEnd) || !xml.has(CELL_END, end - 4)) return 0;
    this.row = row;
    this.column = column - 1;
    this.style = style;
    this.valueStart = valueStart;
    this.valueEnd = valueEnd;
    return end;
  }

  /**
   * Reads the end of a row and the start tag of the next row, such as `</row><row r="8" spans="1:5">`. Returns where
   * the start tag ends. Returns 0 if the tags have another form or have not arrived completely.
   */
  readNextRow(xml: XmlBytes, start: number): number {
    let at = start + '</row><row r="'.length;
    if (!xml.has(ROW_END, start) || !xml.has(NEXT, start + 4) || !xml.has(ROW, start + 8)) return 0;
    if (!xml.has(REFERENCE, start + 10) || at > xml.end) return 0;
    const { codes } = xml;
    let row = 0;
    while (isDigit(codes[at] ?? 0)) row = row * 10 + (codes[at++] ?? 0) - ZERO;
    if (codes[at] !== QUOTE || row > maxRows) return 0;
    while (codes[at] !== GREATER && codes[at] !== LESS) at++;
    if (codes[at] === LESS || codes[at - 1] === SLASH) return 0;
    this.row = row;
    return at + 1;
  }
}

function isCapital(code: number): boolean {
  return code >= CAPITAL_A && code <= CAPITAL_Z;
}

// Each constant in this group is four characters of a usual cell or row.
const CELL = fourBytes('<c r');
const REFERENCE = fourBytes(' r="');
const STYLE = fourBytes(' s="');
const TYPE = fourBytes(' t="');
const SHARED = fourBytes('="s"');
const OWN_TEXT = fourBytes('str"');
const VALUE = fourBytes('><v>');
const VALUE_END = fourBytes('</v>');
const CELL_END = fourBytes('</c>');
const ROW_END = fourBytes('</ro');
const NEXT = fourBytes('w><r');
const ROW = fourBytes('ow r');

const QUOTE = 0x22;
const SLASH = 0x2f;
const ZERO = 0x30;
const LESS = 0x3c;
const GREATER = 0x3e;
const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;
