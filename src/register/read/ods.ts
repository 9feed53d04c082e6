import { RegisterFault } from '../faults.ts';
import { maxColumns, SheetBuilder } from './sheet-builder.ts';
import type { ReadOptions, SheetRow, WorkbookSheet } from '../sheet/cells.ts';
import type { ZipArchive, ZipEntry } from '../file/zip.ts';
import { scanXml, type XmlReader, type XmlTag } from './xml.ts';

/**
 * The rows of a worksheet of an .ods, by its place: the texts that the file says its cells show (ODF 1.3 part 3, 9.1.4).
 *
 * @throws RegisterFault `not-a-spreadsheet` without the worksheet, `password-protected`, `damaged`, `too-large`;
 *   `interrupted` if a library that it takes could not be loaded.
 */
export async function readOds(
  archive: ZipArchive,
  options: ReadOptions = {},
  place = 0,
): Promise<SheetRow[]> {
  const reader = new TableReader(place, new SheetBuilder(options));
  await scanXml(contentOf(archive), reader);
  return reader.finish();
}

/** The worksheets of an .ods; none of them is called hidden. */
export async function odsSheets(archive: ZipArchive): Promise<WorkbookSheet[]> {
  const sheets: WorkbookSheet[] = [];
  await scanXml(contentOf(archive), {
    root: 'document-content',
    opened(tag) {
      if (tag.name !== 'table') return tag.depth < 4;
      const index = sheets.length;
      sheets.push({
        name: tag.attribute(':name') ?? '',
        isHidden: false,
        rows: (options) => readOds(archive, options, index),
      });
      return false;
    },
  });
  return sheets;
}

function contentOf(archive: ZipArchive): ZipEntry {
  const content = archive.find('content.xml');
  if (content) return content;
  throw new RegisterFault('not-a-spreadsheet', 'OpenDocument without content.xml');
}

/** Around a table are `document-content`, `body` and `spreadsheet`. */
const TABLE_DEPTH = 3;

/** Reads one table. Its rows may be in groups, and stand for many, as may its cells (19.675 and 19.677). */
class TableReader implements XmlReader {
  readonly root = 'document-content';
  readonly #place: number;
  readonly #sheet: SheetBuilder;
  #tables = 0;
  #row = 0;
  #rowTimes = 1;
  #cells: string[] = [];
  #column = 0;
  #columnTimes = 1;
  /** How deep the cell is; 0 outside of one. */
  #cellDepth = 0;
  #paragraphs: string[] = [];
  /** What the cell shows if it has no paragraph. */
  #value = '';

  constructor(place: number, sheet: SheetBuilder) {
    this.#place = place;
    this.#sheet = sheet;
  }

  opened(tag: XmlTag): boolean {
    if (tag.depth < TABLE_DEPTH) return /^(body|spreadsheet)$/.test(tag.name);
    if (tag.depth === TABLE_DEPTH) return tag.name === 'table' && this.#tables++ === this.#place;
    if (this.#cellDepth > 0) return this.#openedInCell(tag);
    switch (tag.name) {
      case 'table-row':
        this.#rowTimes = times(tag, ':number-rows-repeated');
        this.#cells = [];
        this.#column = 0;
        return true;
      case 'table-cell':
        this.#columnTimes = times(tag, ':number-columns-repeated');
        this.#paragraphs = [];
        this.#value = valueOf(tag);
        this.#cellDepth = tag.depth;
        return true;
      case 'covered-table-cell':
        // Behind a merged cell; what it holds is not shown.
        this.#column += times(tag, ':number-columns-repeated');
        return false;
      default:
        return /^table-(header-rows|row-group|rows)$/.test(tag.name);
    }
  }

  closed(tag: XmlTag): void {
    if (this.#cellDepth > 0) {
      if (tag.depth > this.#cellDepth) this.#addText(tag.text);
      else this.#endCell();
    } else if (tag.name === 'table-row') this.#endRow();
  }

  finish(): SheetRow[] {
    if (this.#tables <= this.#place) throw new RegisterFault('not-a-spreadsheet', 'no worksheet');
    return this.#sheet.finish();
  }

  #openedInCell(tag: XmlTag): boolean {
    const depthInCell = tag.depth - this.#cellDepth;
    if (depthInCell === 1) {
      if (tag.name === 'p') this.#paragraphs.push('');
      return tag.name === 'p';
    }
    this.#addText(tag.text);
    // A single space is written as itself, and more than these are shown by no program.
    if (tag.name === 's') this.#add(' '.repeat(Math.min(times(tag, ':c'), 1000)));
    if (tag.name === 'tab') this.#add('\t');
    if (tag.name === 'line-break') this.#add('\n');
    return !/^(annotation|note|ruby-text|frame)$/.test(tag.name);
  }

  /** White space that stands for itself is written in other ways (6.1.2). */
  #addText(text: string): void {
    const words = text.replace(/[ \t\n]+/g, ' ');
    this.#add(this.#paragraphs.at(-1) === '' ? words.trimStart() : words);
  }

  #add(text: string): void {
    this.#paragraphs.push((this.#paragraphs.pop() ?? '') + text);
  }

  #endCell(): void {
    this.#cellDepth = 0;
    const text = this.#paragraphs.length === 0 ? this.#value : this.#paragraphs.join('\n');
    const start = this.#column;
    this.#column += this.#columnTimes;
    if (text === '') return;
    if (this.#column > maxColumns) throw new RegisterFault('too-large', 'columns declared');
    for (let column = start; column < this.#column; column++) this.#cells[column] = text;
  }

  #endRow(): void {
    const start = this.#row;
    this.#row += this.#rowTimes;
    if (this.#cells.length === 0) return;
    for (let row = start + 1; row <= this.#row; row++) this.#sheet.addRow(row, this.#cells);
  }
}

function times(tag: XmlTag, attribute: string): number {
  return Math.max(1, Math.floor(Number(tag.attribute(attribute) ?? 1)) || 1);
}

/** What a cell without a paragraph shows: its value (19.385 and those after it). */
function valueOf(tag: XmlTag): string {
  const type = tag.attribute(':value-type') ?? '';
  return tag.attribute(`:${type}-value`) ?? tag.attribute(':value') ?? '';
}
