import type { CellFormat } from '../number-formats/cell-formats.ts';
import { damaged } from '../../../faults/register-fault.ts';
import { nameCode } from '../xml/name-code.ts';

/**
 * What a cell shows that holds neither a number nor a text.
 *
 * @param type The cell's `t` as `nameCode`.
 * @throws RegisterFault `damaged` for a value that the type does not have, or an unknown type.
 */
export function shownValue(type: number, text: string, format: CellFormat): string {
  if (type === ERROR) return text;
  const value = text.trim();
  if (type === DATE) return format.isoDate(value);
  if (type === BOOLEAN) {
    if (value === '1' || value === 'true') return 'TRUE';
    if (value === '0' || value === 'false') return 'FALSE';
  }
  throw damaged('cell value');
}

const BOOLEAN = nameCode('b');
const ERROR = nameCode('e');
const DATE = nameCode('d');

/** @throws RegisterFault `damaged` if the text is no number, or one too large for a spreadsheet. */
export function finiteNumber(text: string): number {
  const value = parseNumber(text);
  if (!Number.isFinite(value)) throw damaged('number');
  return value;
}

/** The number that a text is, by the grammar of xsd:double without INF and NaN; NaN if it is none. */
export function parseNumber(text: string): number {
  return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : Number.NaN;
}
