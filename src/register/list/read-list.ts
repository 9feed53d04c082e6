import { RegisterFault } from '../faults.ts';
import { openFile } from '../file/open-file.ts';
import { decodeText, textWithoutColumns } from '../file/text.ts';
import { isPartedByTabs } from '../read/csv.ts';
import { readRows } from '../read/read-rows.ts';
import { isBlank, type SheetRow } from '../sheet/cells.ts';

export interface ListRows {
  readonly rows: readonly SheetRow[];
  /** Whether it is a spreadsheet, or part of one with several columns; else each ID is a row of one cell. */
  readonly isTable: boolean;
}

/**
 * The rows of a list of IDs: what was pasted, or the first worksheet of a file of any kind that a register may be
 * of. A text file without columns is read as what is pasted.
 *
 * @throws RegisterFault; whatever a browser throws that does not get a file's bytes goes on to the caller
 */
export async function readList(list: string | Blob): Promise<ListRows> {
  if (typeof list === 'string') return rowsInText(list);
  const bytes = new Uint8Array(await list.arrayBuffer());
  try {
    return { rows: await readRows(await openFile(bytes), { isList: true }), isTable: true };
  } catch (fault) {
    const isList = fault instanceof RegisterFault && fault.detail === textWithoutColumns;
    if (isList) return rowsInText(decodeText(bytes) ?? '');
    throw fault;
  }
}

/**
 * Cells of a spreadsheet, or a list of IDs. Spreadsheets copy cells with a tab between two of them, and as many in each row (MIME `text/plain`); two rows
 * like that are a table. So is a text with commas, if most of its lines have a tab. Of everything else each
 * line, and in it what commas, semicolons and tabs part, is an ID. One in quotation marks, as in a CSV (RFC 4180), may
 * hold them itself. What a letter says about an ID, as in "please check ID: A-1 and A-2", is left out, and what counts the
 * lines of a list, as in "1. A-1".
 */
function rowsInText(text: string): ListRows {
  const lines = text.split(lineEnd).filter((line) => !isBlank(line));
  const tabs = new Set(lines.map((line) => line.split('\t').length));
  const isRegular = lines.length > 1 && tabs.size === 1 && !tabs.has(1);
  const isTable = isRegular || (/[,;]/.test(text) && isPartedByTabs(lines));
  const rows = isTable
    ? lines.map((line) => line.split('\t'))
    : lines.flatMap((line) => partsOf(line.replace(mark, '')).map((part) => [part]));
  return { rows: rows.map((cells, index) => ({ number: index + 1, cells })), isTable };
}

/** Before an item of a list, or a line of a letter that is quoted. */
const mark = /^\s*(?:\d{1,4}[.)]|[-*•>–])\s+/;

const lineEnd = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/** Up to a separator or the end; a link of Proofpoint's URL Defense holds a semicolon. */
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

/** All up to the last "ID: ". The colon and the space are needed: an ID may begin with "ID". */
const wordsBefore = /^.*\b(?:ids?|no|nos|numbers?|certificates?)\.? ?:\s/i;

/** One sign of space on either side, since a search for as many as there are would take the square of their number. */
const joint = /\s(?:and|or|&)\s/i;

function idsInWords(text: string): string[] {
  const bare = text.replace(wordsBefore, '');
  const ids = bare.split(joint);
  if (bare === text && ids.length === 1) return [text];
  // The end of a sentence.
  return ids.map((id) => id.trim().replace(/[.?!]$/, ''));
}
