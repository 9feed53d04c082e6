import { defaultLimits, type ReadOptions, type SheetRow } from '../../sheet/sheet.ts';
import type { ZipArchive } from '../../zip/open-zip.ts';
import { readSharedStrings } from './cells/shared-strings.ts';
import { readWorksheet } from './cells/worksheet.ts';
import { CellFormats } from '../number-formats/cell-formats.ts';
import { readStyles } from './cells/read-styles.ts';
import { findWorkbookParts, type OptionalPart } from './package/workbook-parts.ts';
import type { XmlPart } from './xml/scan-xml.ts';

/**
 * Reads the first worksheet of an .xlsx or .xlsm workbook (ECMA-376 part 1) as displayed text.
 *
 * Nothing is believed that the file declares about its size, and nothing is read past damage: a
 * workbook either gives the text that it shows or a fault.
 *
 * @throws RegisterFault `not-a-spreadsheet`, `password-protected`, `damaged` or `too-large`;
 *   `interrupted` if a library that it takes could not be loaded.
 */
export async function readXlsx(
  archive: ZipArchive,
  { limits = defaultLimits, onRows }: ReadOptions = {},
): Promise<SheetRow[]> {
  const { sheet, sharedStrings, styles, isDate1904 } = await findWorkbookParts(archive);
  const formats = isThere(styles)
    ? await readStyles(styles, isDate1904)
    : new CellFormats(styles ?? [], isDate1904);
  const strings = isThere(sharedStrings) ? await readSharedStrings(sharedStrings, limits) : [];
  return readWorksheet(sheet, { strings, formats, limits }, onRows);
}

function isThere(part: OptionalPart): part is XmlPart {
  return part !== undefined && part !== 'missing';
}
