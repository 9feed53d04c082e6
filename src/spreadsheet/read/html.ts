import { Tokenizer } from 'htmlparser2';

import { SheetFault, damaged } from '../faults.ts';
import { limit, SheetBuilder } from '../sheet/sheet-builder.ts';
import { isBlank, type ReadOptions } from '../sheet/cells.ts';
import type { SheetTable } from '../sheet/sheet-table.ts';

/**
 * The rows of the first table of a web page, with the texts that the page shows. If a cell spans several columns or
 * rows, its text is in the first of them (HTML Living Standard, section 4.9.12.1). A table inside a cell is part of
 * the cell's text.
 *
 * @throws SheetFault `web-page` if the table has fewer than two rows or two columns, or if the page has a form;
 *   `damaged` if the page ends within the table; `too-large` beyond the limits
 */
export function readHtml(text: string, options: ReadOptions = {}): SheetTable {
  const table = new TableReader(options);
  const attributes = new Map<string, string>();
  let tag = '';
  let attribute = '';
  const nameAt = (start: number, end: number) => text.slice(start, end).toLowerCase();
  const endStartTag = () => table.startTag(tag, attributes);
  const ignored = () => undefined;
  // The library's `Parser` would take quadratic time if many elements are open, so only its `Tokenizer` is used.
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        tag = nameAt(start, end);
        attributes.clear();
      },
      onattribname: (start, end) => void (attribute = nameAt(start, end)),
      onattribdata: (start, end) => void attributes.set(attribute, text.slice(start, end)),
      onopentagend: endStartTag,
      onselfclosingtag: endStartTag,
      onclosetag: (start, end) => table.endTag(nameAt(start, end)),
      ontext: (start, end) => table.addText(text.slice(start, end)),
      ontextentity: (codePoint) => table.addText(String.fromCodePoint(codePoint)),
      onattribentity: ignored,
      onattribend: ignored,
      oncdata: ignored,
      oncomment: ignored,
      ondeclaration: ignored,
      onprocessinginstruction: ignored,
      onend: ignored,
    },
  );
  tokenizer.write(text);
  tokenizer.end();
  const rows = table.finish();
  // A web filter or a hotspot may send its own page with a table in place of the sheet. A sheet never has a form.
  if (table.leadsOn && options.isList !== true) {
    throw new SheetFault('web-page', 'the page has a form or leads on to another page');
  }
  return rows;
}

/** The most columns that HTML lets a cell span (section 4.9.11). */
const mostSpanned = 1000;
/** Cells with a `rowspan` may cover at most this many columns in total. The limit bounds the reading time. */
const maxReserved = 10_000_000;

const cells = new Set(['td', 'th']);
const endsRow = new Set(['tr', 'table', 'thead', 'tbody', 'tfoot']);
/** A new line begins at the start tag and at the end tag of these elements. */
const ownLine = new Set('br p div table tr ul ol li h1 h2 h3 h4 h5 h6 pre hr'.split(' '));
const toFillIn = new Set(['form', 'input', 'button', 'select', 'textarea']);
/** Elements whose text is hidden. The tokenizer does not look for tags inside such an element. */
const unshown = new Set(['script', 'style', 'title', 'iframe', 'noembed', 'noframes']);

type Attributes = ReadonlyMap<string, string>;

class TableReader {
  readonly #sheet: SheetBuilder;
  #isShown = true;
  /** The number of open tables. */
  #depth = 0;
  /** Whether the first table has ended. */
  #isOver = false;
  /** Whether the page has a form, or redirects to another page. */
  leadsOn = false;
  /** The current row, counted from 1. */
  #row = 0;
  /** The next column of the current row, counted from 0; -1 if no row is open. */
  #column = -1;
  /** For each column, the last row that the `rowspan` of a cell reaches. */
  readonly #reach: number[] = [];
  /** How many columns the cells with a `rowspan` have covered so far, in total. */
  #reserved = 0;
  #cell: { readonly column: number; text: string } | undefined;

  constructor(options: ReadOptions) {
    this.#sheet = new SheetBuilder(options);
  }

  startTag(name: string, attributes: Attributes): void {
    this.leadsOn ||= toFillIn.has(name) || isRefresh(name, attributes);
    if (unshown.has(name)) this.#isShown = false;
    if (this.#isOver) return;
    if (name === 'table') this.#depth++;
    this.#readTag(name, attributes);
  }

  endTag(name: string): void {
    if (unshown.has(name)) this.#isShown = true;
    this.#readTag(name);
    if (name !== 'table' || this.#depth === 0) return;
    this.#depth--;
    this.#isOver ||= this.#depth === 0;
  }

  addText(text: string): void {
    if (this.#cell && this.#isShown) this.#cell.text += text.replaceAll('\n', ' ');
  }

  finish(): SheetTable {
    this.#endRow();
    const rows = this.#sheet.finish();
    // An error page may have a small table, which must not count as a register (R9).
    if (rows.length < 2 || !hasColumns(rows)) {
      throw new SheetFault('web-page', 'no table of at least two rows and two columns');
    }
    if (!this.#isOver) throw damaged('the page ends before its table does');
    return rows;
  }

  /** @param attributes the attributes of a start tag; missing for an end tag */
  #readTag(name: string, attributes?: Attributes): void {
    if (this.#depth === 1) {
      if (cells.has(name)) this.#endCell();
      if (endsRow.has(name)) this.#endRow();
      if (name === 'tr' && attributes) this.#nextRow();
      if (cells.has(name) && attributes) this.#beginCell(attributes);
    } else if (this.#cell && cells.has(name)) this.#cell.text += ' ';
    if (this.#cell && ownLine.has(name)) this.#cell.text += '\n';
  }

  #beginCell(attributes: Attributes): void {
    if (this.#column < 0) this.#nextRow();
    // Google Sheets writes extra cells for the bars beside frozen rows and columns.
    if (attributes.get('class')?.includes('freezebar-cell') === true) return;
    while ((this.#reach[this.#column] ?? 0) >= this.#row) this.#column++;
    const column = this.#column;
    this.#cell = { column, text: '' };
    this.#column += Math.min(spanned(attributes.get('colspan')), mostSpanned);
    const rows = spanned(attributes.get('rowspan'));
    if (rows === 1) return;
    this.#reserved += this.#column - column;
    limit(this.#reserved <= maxReserved, 'columns of cells over several rows');
    for (let at = column; at < this.#column; at++) this.#reach[at] = this.#row + rows - 1;
  }

  #nextRow(): void {
    this.#row++;
    this.#column = 0;
  }

  #endCell(): void {
    const cell = this.#cell;
    this.#cell = undefined;
    const text = shownText(cell?.text ?? '');
    if (cell && !isBlank(text)) this.#sheet.set(cell.column, this.#sheet.counted(text));
  }

  #endRow(): void {
    this.#endCell();
    this.#sheet.endRow(this.#row);
    this.#column = -1;
  }
}

function hasColumns(rows: SheetTable): boolean {
  for (const { cells } of rows) if (cells.length > 1) return true;
  return false;
}

function isRefresh(name: string, attributes: Attributes): boolean {
  return name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'refresh';
}

/** The number of columns or rows that a cell covers; anything but a number counts as 1. */
function spanned(value = ''): number {
  return Math.max(1, Number.parseInt(value, 10) || 1);
}

/** A text as a page shows it: runs of white space become one space, and lines are trimmed. */
function shownText(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/[ \t\r\f]+/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}
