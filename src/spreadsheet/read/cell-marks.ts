import type { OpenedFile } from '../file/open-file.ts';
import type { ZipArchive } from '../file/zip.ts';
import { cellNamed, CellPlace } from './cell-place.ts';
import { relatedPart, xlsxSheets } from './xlsx.ts';
import { scanXml, type XmlPart } from './xml.ts';

/** What a spreadsheet shows at a cell of the first sheet beside its text. */
export interface CellMark {
  /** Counted from 1. */
  readonly row: number;
  /** Counted from 0. */
  readonly column: number;
  /** The text of the cell's note; missing if the cell's own text is crossed out. */
  readonly note?: string;
}

/**
 * The crossed-out cells and the notes of a workbook's first sheet, for the check alone: visitors see neither. Colours,
 * conditional formats and texts of which only a part is crossed out are not read.
 *
 * @throws SheetFault `damaged`
 */
export async function cellMarks(file: OpenedFile): Promise<CellMark[]> {
  if (!('archive' in file)) return [];
  return file.kind === 'xlsx' ? xlsxMarks(file.archive) : odsMarks(file.archive);
}

async function xlsxMarks(archive: ZipArchive): Promise<CellMark[]> {
  const workbook = await relatedPart(archive, '', 'officeDocument');
  const [first] = await xlsxSheets(archive);
  const sheet = archive.find(first?.part ?? '');
  if (!workbook || !sheet) return [];
  const styles = await relatedPart(archive, workbook.name, 'styles');
  const notes = await relatedPart(archive, sheet.name, 'comments');
  return [
    ...(styles ? await cellsOfStyles(sheet, await crossedOutStyles(styles)) : []),
    ...(notes ? await notesIn(notes) : []),
  ];
}

/** The cell styles whose font is crossed out (ECMA-376 part 1, 18.8.10 and 18.8.22). */
async function crossedOutStyles(part: XmlPart): Promise<ReadonlySet<number>> {
  const fonts = new Set<number>();
  const styles = new Set<number>();
  let [list, font, style] = ['', -1, -1];
  await scanXml(part, {
    root: 'styleSheet',
    opened(tag) {
      if (tag.depth === 1) {
        list = tag.name;
        return list === 'fonts' || list === 'cellXfs';
      }
      if (list === 'fonts' && tag.name === 'font') font++;
      if (tag.name === 'strike' && !/^(0|false|off)$/.test(tag.attribute('val') ?? ''))
        fonts.add(font);
      if (list === 'cellXfs') {
        style++;
        if (fonts.has(tag.wholeNumber('fontId') ?? 0)) styles.add(style);
      }
      return tag.name === 'font';
    },
  });
  return styles;
}

async function cellsOfStyles(part: XmlPart, styles: ReadonlySet<number>): Promise<CellMark[]> {
  const marks: CellMark[] = [];
  if (styles.size === 0) return marks;
  const place = new CellPlace();
  await scanXml(part, {
    root: 'worksheet',
    opened(tag) {
      if (tag.depth === 1) return tag.name === 'sheetData';
      if (tag.name === 'row') {
        place.beginRow(tag.wholeNumber('r'));
        return true;
      }
      place.beginCell(tag);
      const { row, column } = place;
      if (styles.has(tag.wholeNumber('s') ?? 0)) marks.push({ row, column });
      return false;
    },
  });
  return marks;
}

/** The notes of a worksheet (ECMA-376 part 1, 18.7.3), with Excel's newer comments, but not Excel's words above them. */
async function notesIn(part: XmlPart): Promise<CellMark[]> {
  const marks: CellMark[] = [];
  let [reference, note] = ['', ''];
  await scanXml(part, {
    root: 'comments',
    opened(tag) {
      if (tag.name === 'comment') [reference, note] = [tag.attribute('ref') ?? '', ''];
      return /^(commentList|comment|text|r|t)$/.test(tag.name);
    },
    closed(tag) {
      if (tag.name === 't') note += tag.text;
      if (tag.name !== 'comment') return;
      const text = note.replace(/^\[[^\]]*\]\s[^]*?:[\t \r]*\n\s*/, '');
      marks.push({ ...cellNamed(reference), note: text });
    },
  });
  return marks;
}

/** The marks of an .ods (ODF 1.3 part 3, 9.1.4, 14.1 and 20.376). Of repeated cells and rows, only the first counts. */
async function odsMarks(archive: ZipArchive): Promise<CellMark[]> {
  const marks: CellMark[] = [];
  const styles = new Set<string>();
  let [style, note, tables] = ['', '', 0];
  let [row, rows, column, columns] = [1, 0, 0, 0];
  for (const [root, part] of [
    ['document-styles', archive.find('styles.xml')],
    ['document-content', archive.find('content.xml')],
  ] as const) {
    if (!part) continue;
    let isNote = false;
    await scanXml(part, {
      root,
      opened(tag) {
        if (isNote) note += tag.text;
        switch (tag.name) {
          case 'style': {
            style = tag.attribute(':name') ?? '';
            if (styles.has(tag.attribute(':parent-style-name') ?? '')) styles.add(style);
            return tag.attribute(':family') === 'table-cell';
          }
          case 'text-properties': {
            const line = tag.attribute(':text-line-through-style');
            if (line === 'none') styles.delete(style);
            else if (line !== undefined) styles.add(style);
            return false;
          }
          case 'table':
            tables++;
            return tables === 1;
          case 'table-row':
            row += rows;
            rows = tag.wholeNumber(':number-rows-repeated') ?? 1;
            [column, columns] = [0, 0];
            return true;
          case 'table-cell':
          case 'covered-table-cell':
            column += columns;
            columns = tag.wholeNumber(':number-columns-repeated') ?? 1;
            if (styles.has(tag.attribute(':style-name') ?? '')) marks.push({ row, column });
            return true;
          case 'annotation':
            [isNote, note] = [true, ''];
            return true;
          default:
            return isNote ? /^(p|span|s)$/.test(tag.name) : isAround.test(tag.name);
        }
      },
      closed(tag) {
        if (isNote) note += tag.text;
        if (tag.name !== 'annotation') return;
        isNote = false;
        marks.push({ row, column, note });
      },
    });
  }
  return marks;
}

const isAround =
  /^(automatic-styles|styles|body|spreadsheet|table-rows|table-row-group|table-header-rows)$/;
