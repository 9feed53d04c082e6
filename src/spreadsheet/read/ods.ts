import { SheetFault } from '../faults.ts';
import { dayIn, decimalNumber, isoDateSerial } from './cell-formats.ts';
import { type OdsFormats, odsFormats } from './ods-styles.ts';
import { limit, maxTextLength, SheetBuilder } from '../sheet/sheet-builder.ts';
import { isBlank, type ReadOptions } from '../sheet/cells.ts';
import { maxColumns, type SheetTable, type WorkbookSheet } from '../sheet/sheet-table.ts';
import type { ZipArchive, ZipEntry } from '../file/zip.ts';
import { scanXml, type XmlReader, type XmlTag } from './xml.ts';

/**
 * The rows of one worksheet in an .ods file. Texts are read as they are in the file (ODF 1.3 part 3, 9.1.4). Any
 * other value is formatted by its style, as in LibreOffice, since its stored text depends on the program that wrote
 * the file.
 *
 * @throws SheetFault `not-a-spreadsheet` if the file lacks the worksheet, `password-protected`, `damaged` or
 *   `too-large`; `interrupted` if a library could not be loaded
 */
export async function readOds(
  archive: ZipArchive,
  options: ReadOptions = {},
  place = 0,
): Promise<SheetTable> {
  const content = contentOf(archive);
  const formats = await odsFormats(archive, content);
  const reader = new TableReader(place, new SheetBuilder(options), formats);
  await scanXml(content, reader);
  return reader.finish();
}

/** The worksheets of an .ods. */
export async function odsSheets(archive: ZipArchive): Promise<WorkbookSheet[]> {
  const sheets: WorkbookSheet[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  await scanXml(contentOf(archive), {
    root: 'document-content',
    opened(tag) {
      switch (tag.name) {
        case 'style':
          style = tag.attribute(':name') ?? '';
          return tag.attribute(':family') === 'table';
        case 'table-properties':
          if (tag.attribute(':display') === 'false') hiddenStyles.add(style);
          return false;
        case 'table': {
          const index = sheets.length;
          sheets.push({
            name: tag.attribute(':name') ?? '',
            isHidden: hiddenStyles.has(tag.attribute(':style-name') ?? ''),
            rows: (options) => readOds(archive, options, index),
          });
          return false;
        }
        default:
          return /^(automatic-styles|body|spreadsheet)$/.test(tag.name);
      }
    },
  });
  return sheets;
}

function contentOf(archive: ZipArchive): ZipEntry {
  const content = archive.find('content.xml');
  if (content) return content;
  throw new SheetFault('not-a-spreadsheet', 'OpenDocument without content.xml');
}

/** The depth of a table, which is inside `document-content`, `body` and `spreadsheet`. */
const TABLE_DEPTH = 3;

interface ShownCell {
  /** The shown text; undefined if the file lacks the cell's value. */
  readonly text: string | undefined;
  readonly day?: string | undefined;
}

/** The attributes of a cell (ODF 1.3 part 3, from 19.385 on). */
interface CellTag {
  /**
   * The type of the value: `float`, `date`, `time`, `percentage`, `currency`, `boolean` or `string`. Empty for a
   * blank cell.
   */
  readonly type: string;
  /** The value in the cell's attributes. Undefined if the cell has only paragraphs of text. */
  readonly value: string | undefined;
  readonly isFormula: boolean;
  readonly style: string | undefined;
}

/**
 * Reads one table. Its rows may be in groups. One element may stand for several equal rows or several equal cells
 * (ODF 1.3 part 3, 19.675 and 19.677).
 */
class TableReader implements XmlReader {
  readonly root = 'document-content';
  readonly #place: number;
  readonly #sheet: SheetBuilder;
  readonly #formats: OdsFormats;
  #tables = 0;
  /** The styles of columns, from left to right. `end` is the index after the last column that has the style. */
  readonly #columnStyles: { readonly end: number; readonly style: string | undefined }[] = [];
  #row = 0;
  #rowTimes = 1;
  #rowStyle: string | undefined;
  #column = 0;
  #columnTimes = 1;
  #cell: CellTag = { type: '', value: undefined, isFormula: false, style: undefined };
  /** The depth of the open cell; 0 if no cell is open. */
  #cellDepth = 0;
  #paragraphs: string[] = [];
  #length = 0;

  constructor(place: number, sheet: SheetBuilder, formats: OdsFormats) {
    this.#place = place;
    this.#sheet = sheet;
    this.#formats = formats;
  }

  opened(tag: XmlTag): boolean {
    if (tag.depth < TABLE_DEPTH) return /^(body|spreadsheet)$/.test(tag.name);
    if (tag.depth === TABLE_DEPTH) return tag.name === 'table' && this.#tables++ === this.#place;
    if (this.#cellDepth > 0) return this.#openedInCell(tag);
    switch (tag.name) {
      case 'table-column': {
        const end = (this.#columnStyles.at(-1)?.end ?? 0) + times(tag, ':number-columns-repeated');
        this.#columnStyles.push({ end, style: tag.attribute(':default-cell-style-name') });
        return false;
      }
      case 'table-row':
        this.#rowTimes = times(tag, ':number-rows-repeated');
        this.#rowStyle = tag.attribute(':default-cell-style-name');
        this.#column = 0;
        return true;
      case 'table-cell':
        this.#columnTimes = times(tag, ':number-columns-repeated');
        this.#paragraphs = [];
        this.#length = 0;
        this.#cell = cellOf(tag);
        this.#cellDepth = tag.depth;
        return true;
      case 'covered-table-cell':
        // A covered cell lies under a merged cell and is not shown.
        this.#column += times(tag, ':number-columns-repeated');
        return false;
      default:
        return /^table-(header-rows|row-group|rows|columns|header-columns|column-group)$/.test(
          tag.name,
        );
    }
  }

  closed(tag: XmlTag): void {
    if (this.#cellDepth > 0) {
      if (tag.depth > this.#cellDepth) this.#addText(tag.text);
      else this.#endCell();
    } else if (tag.name === 'table-row') this.#endRow();
  }

  finish(): SheetTable {
    if (this.#tables <= this.#place) throw new SheetFault('not-a-spreadsheet', 'no worksheet');
    return this.#sheet.finish();
  }

  #openedInCell(tag: XmlTag): boolean {
    const depthInCell = tag.depth - this.#cellDepth;
    if (depthInCell === 1) {
      if (tag.name === 'p') this.#paragraphs.push('');
      return tag.name === 'p';
    }
    this.#addText(tag.text);
    // A file could ask for any number of spaces.
    if (tag.name === 's') this.#add(' '.repeat(Math.min(times(tag, ':c'), 1000)));
    if (tag.name === 'tab') this.#add('\t');
    if (tag.name === 'line-break') this.#add('\n');
    return !/^(annotation|note|ruby-text|frame)$/.test(tag.name);
  }

  /** Adds a text. Each run of white space becomes one space (ODF 1.3 part 3, 6.1.2). */
  #addText(text: string): void {
    const words = text.replace(/[ \t\n]+/g, ' ');
    this.#add(this.#paragraphs.at(-1) === '' ? words.trimStart() : words);
  }

  #add(text: string): void {
    this.#length += text.length;
    limit(this.#length <= maxTextLength, 'length of a cell');
    this.#paragraphs.push((this.#paragraphs.pop() ?? '') + text);
  }

  #endCell(): void {
    this.#cellDepth = 0;
    const start = this.#column;
    this.#column += this.#columnTimes;
    const { type, value, isFormula, style } = this.#cell;
    const text = this.#paragraphs.length > 0 ? this.#paragraphs.join('\n') : undefined;
    if ((text ?? value ?? '') === '' && !isFormula) return;
    limit(this.#column <= maxColumns, 'columns declared');
    for (let column = start; column < this.#column; column++) {
      if (!this.#sheet.isWanted(column)) continue;
      if (isFormula && value === undefined && text === undefined) this.#sheet.setNotKnown(column);
      else this.#put(column, this.#shown(type, value, text, style ?? this.#styleOf(column)));
    }
  }

  #put(column: number, { text, day }: ShownCell): void {
    if (text === undefined) this.#sheet.setNotKnown(column);
    else if (!isBlank(text)) this.#sheet.set(column, this.#sheet.counted(text), day);
  }

  /**
   * The style of a cell that names no style: the style of its row, or else the style of its column (ODF 1.3 part 3,
   * 19.615).
   */
  #styleOf(column: number): string | undefined {
    return this.#rowStyle ?? this.#columnStyles.find(({ end }) => column < end)?.style;
  }

  #shown(type: string, value = '', text: string | undefined, style: string | undefined): ShownCell {
    // A cell of the type `string` may have both a value and paragraphs. The value is then shown, as in LibreOffice
    // (ODF 1.3 part 3, 19.383).
    const asWritten = { text: type === 'string' && value !== '' ? value : (text ?? value) };
    const format = this.#formats.of(style);
    const number = numberOf(type, value, this.#formats.isDate1904);
    if (number === undefined) return asWritten;
    const day = type === 'date' ? dayIn(value) : format?.shown.day?.(number);
    const isPlain = type === 'float' || type === 'currency';
    if (format && (isPlain || !format.isGeneral)) {
      return { text: format.shown.number(number), day };
    }
    if (type === 'boolean') return { text: number === 1 ? 'TRUE' : 'FALSE' };
    // A number without a style is shown in the format General, as in LibreOffice. With a style that can't be used, the
    // stored text is shown, unless it is a raw number such as `2.024E7` or `1.0`.
    if (type === 'float' && style === undefined)
      return { text: this.#formats.general.number(number) };
    const isRaw = text === undefined || /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text);
    if (isPlain && isRaw && !/^\d+$/.test(text ?? ''))
      return { text: this.#formats.general.number(number) };
    return { ...asWritten, day };
  }

  #endRow(): void {
    const start = this.#row;
    this.#row += this.#rowTimes;
    this.#sheet.endRow(start + 1, this.#rowTimes);
  }
}

function times(tag: XmlTag, attribute: string): number {
  return Math.max(1, Math.floor(Number(tag.attribute(attribute) ?? 1)) || 1);
}

function cellOf(tag: XmlTag): CellTag {
  const type = tag.attribute(':value-type') ?? '';
  return {
    type,
    value: tag.attribute(`:${type}-value`) ?? tag.attribute(':value'),
    isFormula: tag.attribute(':formula') !== undefined,
    style: tag.attribute(':style-name'),
  };
}

/** A value as a number. Dates become serial numbers, as in an .xlsx. Undefined for texts and invalid values. */
function numberOf(type: string, value: string, isDate1904: boolean): number | undefined {
  switch (type) {
    case 'float':
    case 'percentage':
    case 'currency':
      return decimalNumber(value);
    case 'date':
      return isoDateSerial(value, isDate1904);
    case 'time': {
      const [, hours, minutes, seconds] = /^PT(\d+)H(\d+)M([\d.]+)S$/.exec(value) ?? [];
      const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
      return Number.isFinite(total) ? total / 86_400 : undefined;
    }
    case 'boolean':
      return value === 'true' ? 1 : value === 'false' ? 0 : undefined;
    default:
      return undefined;
  }
}
