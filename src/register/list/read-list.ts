import { SheetFault } from '../../spreadsheet/faults.ts';
import { openFile } from '../../spreadsheet/file/open-file.ts';
import { decodeText, textWithoutColumns } from '../../spreadsheet/file/text.ts';
import { isPartedByTabs } from '../../spreadsheet/read/csv.ts';
import { readRows } from '../../spreadsheet/read/read-rows.ts';
import type { Bytes } from '../../spreadsheet/bytes.ts';
import { isBlank, type SheetRow } from '../../spreadsheet/sheet/cells.ts';
import { columnSigns, columnsToChoose, hasColumnOfIds, type ListRows } from './list-ids.ts';

/**
 * Reads a pasted text, or the first worksheet of a file in any format of a register. A text file without columns is
 * read like a pasted text, and a pasted CSV like a file.
 *
 * @throws SheetFault, or the browser's own error if the browser can't read the file's bytes
 */
export async function readList(list: string | Blob): Promise<ListRows> {
  if (typeof list === 'string') {
    const inText = rowsInText(list);
    if (inText.isTable || !columnSigns.test(list)) return inText;
    const bytes = new TextEncoder().encode(list);
    const rows = await sheetIn(bytes).catch(() => []);
    return hasColumnOfIds(columnsToChoose(rows)) ? { rows, isTable: true } : inText;
  }
  const bytes = new Uint8Array(await list.arrayBuffer());
  try {
    return { rows: await sheetIn(bytes), isTable: true };
  } catch (fault) {
    const isList = fault instanceof SheetFault && fault.detail === textWithoutColumns;
    if (isList) return rowsInText(decodeText(bytes) ?? '');
    throw fault;
  }
}

async function sheetIn(bytes: Bytes): Promise<Iterable<SheetRow>> {
  return readRows(await openFile(bytes), { isList: true });
}

/**
 * Reads a pasted text as a table or as a list of IDs. Rows copied from a spreadsheet all have the same number of
 * cells, so two or more such rows are a table. If the numbers of cells differ, the text is a table only if it contains
 * commas or semicolons and most of its lines have a tab between cells.
 *
 * In a list, line ends, commas, semicolons and tabs separate the IDs. An ID in quotation marks, as in a CSV (RFC
 * 4180), may contain separators. In a line such as "1. Please check ID: A-1 and A-2", the first number and all words
 * are left out.
 */
function rowsInText(text: string): ListRows {
  const all = text.split(lineEnd);
  const lines = all.filter((line) => !isBlank(line));
  const rows = cellsPartedByTabs(text)
    .map((cells, at) => ({ number: at + 1, cells }))
    .filter(({ cells }) => !cells.every(isBlank));
  const widths = new Set(rows.map(({ cells }) => cells.length));
  const isRegular = rows.length > 1 && widths.size === 1 && !widths.has(1);
  const isTable = isRegular || (/[,;]/.test(text) && isPartedByTabs(lines));
  if (isTable) return { rows, isTable };
  const parts = all.map((line) => (isBlank(line) ? [] : partsOf(line.replace(itemMark, ''))));
  // A list with one ID on each line keeps its blank lines, unless they only part its lines.
  const isColumn =
    parts.every(({ length }) => length < 2) &&
    text.trim().split(lineEnd).length < 1.5 * lines.length;
  const cells = parts.flatMap((each, line) => each.map((part) => ({ line, part })));
  return {
    rows: cells.map(({ line, part }, at) => ({
      number: (isColumn ? line : at) + 1,
      cells: [part],
    })),
    isTable,
  };
}

/** The rows of a table that was copied from a spreadsheet. */
function cellsPartedByTabs(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, inMarks, plain = '', end] of text.replace(lineEnd, '\n').matchAll(copiedCell)) {
    rows.at(-1)?.push(inMarks?.replaceAll('""', '"') ?? plain);
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

/**
 * A cell of a copied table, and the sign after it. Spreadsheets put a cell with a line end or a tab into quotation
 * marks, and copy all other marks as they are.
 */
const copiedCell = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\n]*))(\t|\n|$)/gy;

/** The number or sign before a list item or a quoted line of an e-mail. */
const itemMark = /^\s*(?:\d{1,4}[.)]|[-*•>–])\s+/;

const lineEnd = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** One part of a line. The semicolons in a link of Proofpoint's URL Defense do not separate parts. */
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

/** Matches "please check ID: ". The space is needed, since an ID may itself begin with "ID:". */
const wordsBefore = /^.*\b(?:ids?|no|nos|numbers?|certificates?)\.? ?:\s/i;

/** A word between two IDs. A pattern for any number of spaces would take quadratic time. */
const joint = /\s(?:and|or|&)\s/i;

function idsInWords(text: string): string[] {
  const bare = text.replace(wordsBefore, '');
  const ids = bare.split(joint);
  if (bare === text && ids.length === 1) return [text];
  // A full stop or question mark ends the sentence and is not part of the ID.
  return ids.map((id) => id.trim().replace(/[.?!]$/, ''));
}
