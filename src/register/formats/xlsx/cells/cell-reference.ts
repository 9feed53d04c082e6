/**
 * Reads the column of a cell's reference, such as `XFD1048576` (ECMA-376 part 1, 18.18.7 ST_CellRef).
 *
 * @returns The column from 0, or -1 if it is none that a sheet has.
 */
export function cellColumn(bytes: Uint8Array, start: number, end: number): number {
  let column = 0;
  for (let at = start; at < end; at++) {
    const letter = (bytes[at] ?? 0) | 0x20;
    if (letter < 0x61 || letter > 0x7a) break;
    column = column * 26 + letter - 0x60;
    if (column > COLUMNS) return -1;
  }
  return column - 1;
}

/**
 * The row, from 1, of a reference whose column is known, -1 for a row's own reference, which has none;
 * -1 if it is no row that a sheet has.
 */
export function cellRow(bytes: Uint8Array, start: number, end: number, column: number): number {
  const letters = column < 0 ? 0 : column < 26 ? 1 : column < 26 * 27 ? 2 : 3;
  return wholeNumber(bytes, start + letters, end) || -1;
}

/** Reads digits, or gives -1 if there is anything else or the number is that of no row; 0 for no digits. */
export function wholeNumber(bytes: Uint8Array, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at++) {
    const digit = (bytes[at] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number > ROWS ? -1 : number;
}

/** What a sheet has at most: columns A to XFD (ECMA-376 part 1, 18.3.1.4 and 18.3.1.73). */
export const COLUMNS = 16_384;
const ROWS = 1_048_576;
