import { RegisterFault } from '../faults.ts';
import { openFile } from '../file/open-file.ts';
import { decodeText, textWithoutColumns } from '../file/text.ts';
import { isPartedByTabs } from '../read/csv.ts';
import { readRows } from '../read/read-rows.ts';
import { isBlank, type SheetRow } from '../sheet/cells.ts';

export interface ListRows {
  readonly rows: readonly SheetRow[];
  /**
   * Whether the list is a spreadsheet, or was copied from several columns of a spreadsheet. If not, each row is one
   * cell with an ID.
   */
  readonly isTable: boolean;
}

/**
 * Reads the rows of a list of IDs. The list may be a pasted text, or the first worksheet of a file. The file may have
 * any format of a register. A text file without columns is read like a pasted text.
 *
 * @throws RegisterFault, or the browser's own error if the browser can't read the file's bytes
 */
export async function readList(list: string | Blob): Promise<ListRows> {
  if (typeof list === 'string') return rowsInText(list);
  const bytes = new Uint8Array(await list.arrayBuffer());
  try {
    const rows = [...(await readRows(await openFile(bytes), { isList: true }))];
    return { rows, isTable: true };
  } catch (fault) {
    const isList = fault instanceof RegisterFault && fault.detail === textWithoutColumns;
    if (isList) return rowsInText(decodeText(bytes) ?? '');
    throw fault;
  }
}

/**
 * Reads a pasted text as a table or as a list of IDs. Spreadsheets copy cells with tabs between them, and with the
 * same number of tabs in each row (MIME `text/plain`). So two or more rows with the same number of tabs are a table.
 * A text with commas or semicolons is a table if most of its lines have a tab between cells.
 *
 * In a list of IDs, line ends, commas, semicolons and tabs separate the IDs. An ID in quotation marks, as in a CSV
 * (RFC 4180), may contain separators. The words of a letter, as in "please check ID: A-1 and A-2", are left out. The
 * numbers of a list, as in "1. A-1", are left out too.
 */
function rowsInText(text: string): ListRows {
  const lines = text.split(lineEnd).filter((line) => !isBlank(line));
  const tabs = new Set(lines.map((line) => line.split('\t').length));
  const isRegular = lines.length > 1 && tabs.size === 1 && !tabs.has(1);
  const isTable = isRegular || (/[,;]/.test(text) && isPartedByTabs(lines));
  const rows = isTable
    ? lines.map((line) => line.split('\t'))
    : lines.flatMap((line) => partsOf(line.replace(itemMark, '')).map((part) => [part]));
  return { rows: rows.map((cells, index) => ({ number: index + 1, cells })), isTable };
}

/** The number or sign that begins a list item or a quoted line of an e-mail. */
const itemMark = /^\s*(?:\d{1,4}[.)]|[-*•>–])\s+/;

const lineEnd = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/**
 * Matches one part of a line, up to the next separator or the end of the line. In a link of Proofpoint's URL Defense,
 * a semicolon is not a separator.
 */
const part = /(?:[^\S\t]*"([^"]*(?:""[^"]*)*)"[^\S\t]*|((?:__;[\w-]*!|[^\t,;])*))(?:[\t,;]|$)/y;

function partsOf(line: string): string[] {
  const parts: string[] = [];
  part.lastIndex = 0;
  while (part.lastIndex < line.length) {
    const [, inMarks, plain = ''] = part.exec(line) ?? [];
    const texts = inMarks === undefined ? idsInWords(plain) : [inMarks.replaceAll('""', '"')];
    parts.push(...texts.filter((text) => !isBlank(text)));
  }
  return parts;
}

/**
 * Matches the words before an ID, such as "please check ID: ". The words end with a colon and a space, since an ID
 * may itself begin with "ID".
 */
const wordsBefore = /^.*\b(?:ids?|no|nos|numbers?|certificates?)\.? ?:\s/i;

/**
 * Matches a word between two IDs, with one space on either side. Matching any number of spaces would take quadratic
 * time.
 */
const joint = /\s(?:and|or|&)\s/i;

function idsInWords(text: string): string[] {
  const bare = text.replace(wordsBefore, '');
  const ids = bare.split(joint);
  if (bare === text && ids.length === 1) return [text];
  // Punctuation that ends a sentence is not part of an ID.
  return ids.map((id) => id.trim().replace(/[.?!]$/, ''));
}
