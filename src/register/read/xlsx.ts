import { RegisterFault, damaged } from '../faults.ts';
import type { ZipArchive } from '../file/zip.ts';
import {
  defaultLimits,
  type Limits,
  type ReadOptions,
  type SheetRow,
  type WorkbookSheet,
} from '../sheet/sheet.ts';
import { CellFormats } from './cell-formats.ts';
import { readWorksheet, RichText, unescaped } from './worksheet.ts';
import { findWorkbookParts, type OptionalPart, readFormatCodes } from './xlsx-parts.ts';
import { scanXml, type XmlPart } from './xml.ts';

/**
 * The worksheets of an .xlsx or .xlsm workbook (ECMA-376 part 1), as displayed text; at least one.
 *
 * Nothing is believed that the file declares about its size, and nothing is read past damage: a sheet either gives the
 * text that it shows or a fault.
 *
 * @throws RegisterFault `not-a-spreadsheet`, `password-protected`, `damaged` or `too-large`, and so do the rows;
 *   `interrupted` if a library that it takes could not be loaded.
 */
export async function xlsxSheets(archive: ZipArchive): Promise<WorkbookSheet[]> {
  const { sheets, styles, sharedStrings, isDate1904 } = await findWorkbookParts(archive);
  let context: ReturnType<typeof readContext> | undefined;
  return sheets.map(({ part, ...sheet }) => ({
    ...sheet,
    async rows(options = {}) {
      context ??= readContext(options.limits ?? defaultLimits);
      if (!part) throw damaged('the worksheet is missing');
      return readWorksheet(part, await context, options);
    },
  }));

  /** What cells refer to. */
  async function readContext(limits: Limits) {
    const codes = isThere(styles) ? await readFormatCodes(styles) : (styles ?? []);
    const formats = new CellFormats(codes, isDate1904);
    const strings = isThere(sharedStrings) ? await readStrings(sharedStrings, limits) : [];
    return { formats: await formats.loaded(), strings };
  }
}

/** The rows of the first of them. */
export async function readXlsx(archive: ZipArchive, options?: ReadOptions): Promise<SheetRow[]> {
  const [first] = await xlsxSheets(archive);
  return first?.rows(options) ?? [];
}

function isThere(part: OptionalPart): part is XmlPart {
  return part !== undefined && part !== 'missing';
}

/**
 * The texts that cells refer to by number (18.4.9), rich text as plain text. The counts that the part declares are not
 * read.
 */
async function readStrings(part: XmlPart, { maxCells }: Limits): Promise<string[]> {
  const strings: string[] = [];
  let item = new RichText();
  const add = (text: string) => {
    if (strings.length >= maxCells) throw new RegisterFault('too-large', 'shared strings');
    strings.push(text);
  };
  await scanXml(part, {
    take({ source }, at, depth) {
      plainItem.lastIndex = at;
      for (let item; depth === 1 && (item = plainItem.exec(source));) {
        add(unescaped(item[1] ?? ''));
        at = plainItem.lastIndex;
      }
      return at;
    },
    opened(tag) {
      if (tag.depth === 0) {
        if (tag.name !== 'sst') throw tag.malformed();
        return true;
      }
      if (tag.depth > 1) return item.opened(tag, 2);
      item = new RichText();
      return tag.name === 'si';
    },
    closed(tag) {
      if (tag.depth > 1) item.closed(tag);
      if (tag.depth === 1) add(item.text);
    },
  });
  return strings;
}

/** A shared string as programs write nearly all of theirs. */
const plainItem = /<si><t(?: xml:space="preserve")?>([^<&\r\0]*)<\/t><\/si>/y;
