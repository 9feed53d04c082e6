/** A row of a worksheet. Rows without a filled cell are left out. */
export interface SheetRow {
  /** The row's number in the sheet, counted from 1. */
  readonly number: number;
  /**
   * The text that the spreadsheet shows in each cell. Column A is at index 0. Blank cells are empty or missing, so
   * the array may be sparse.
   */
  readonly cells: readonly (string | undefined)[];
  /**
   * The days of date cells in ISO 8601 (`2026-12-03`), at the same indexes as in `cells`. Missing if the row has no
   * date.
   */
  readonly days?: readonly (string | undefined)[] | undefined;
  /**
   * The columns of cells whose value the file lacks, such as formulas that were not calculated. Such a cell is empty
   * in `cells`, but is not blank. Missing if every value is known.
   */
  readonly notKnown?: readonly number[] | undefined;
  /**
   * Why a row of a text file may be split in the wrong places: the row is longer than the headings, or has a
   * misplaced quotation mark.
   */
  readonly torn?: 'longer' | 'misquoted' | undefined;
}

export interface ReadOptions {
  /** Called repeatedly during reading, with the number of rows read so far. */
  readonly onRows?: ((rows: number) => void) | undefined;
  /**
   * Called with the first hundred rows of a larger workbook. Returns a function that says whether a column, counted
   * from 0, is needed. In later rows, the other columns are read as blank.
   */
  readonly wanted?: ((first: Iterable<SheetRow>) => (column: number) => boolean) | undefined;
  /** Whether to leave out the `days` of rows. */
  readonly withoutDays?: boolean | undefined;
  /** Whether the rows of a text or a web page are a visitor's list, which may have any shape. */
  readonly isList?: boolean | undefined;
}

/**
 * The text without the white space around it (R7, R8).
 *
 * White space is every character of Unicode's `White_Space` property, such as the no-break space U+00A0. Invisible
 * characters that are often copied with a text count as white space too: the zero width space U+200B, word joiner
 * U+2060, byte order mark U+FEFF, Mongolian vowel separator U+180E, soft hyphen U+00AD, and marks of direction
 * (`Bidi_Control`). The joiners U+200C and U+200D don't count, because Indian names are spelt with them.
 */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (isSpace(text, start)) start++;
  while (isSpace(text, end - 1)) end--;
  return text.slice(start, end);
}

/** Whether the text is only white space. */
export function isBlank(text = ''): boolean {
  return trimText(text) === '';
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  // Most characters are visible ASCII, and comparing numbers is faster than the regular expression.
  return (code <= 0x20 || code >= 0x80) && space.test(text.charAt(at));
}

const space = /[\s\x85\xad\u180e\u200b\u2060\p{Bidi_Control}]/u;

/** A cell that is not blank: its column, counted from 0, and its trimmed text (R7). */
export interface FilledCell {
  readonly index: number;
  readonly text: string;
}

/** The filled cells of a row, in column order. */
export function filledCells(cells: SheetRow['cells']): FilledCell[] {
  const filled: FilledCell[] = [];
  // A very wide row may have few filled cells. `Object.keys` skips the missing cells.
  for (const key of Object.keys(cells)) {
    const index = Number(key);
    const text = trimText(cells[index] ?? '');
    if (text !== '') filled.push({ index, text });
  }
  return filled;
}

/** The letters that a spreadsheet shows above a column: 0 is A, 25 is Z, 26 is AA. */
export function columnLetter(index: number): string {
  let letters = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return letters;
}
