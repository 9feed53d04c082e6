import { defaultLimits } from '../../sheet/sheet.ts';
import type { ReadOptions, SheetRow } from '../../sheet/sheet.ts';
import { asFault } from '../../faults/register-fault.ts';
import { CellFormats } from './number-formats/cell-formats.ts';
import { readFormatCodes } from './number-formats/read-styles.ts';
import { scanPart } from './xml/scan-xml.ts';
import { readSharedStrings } from './cells/shared-strings.ts';
import { sheetReader } from './cells/worksheet.ts';
import { findWorkbookParts } from './package/workbook-parts.ts';
import { openPackage } from './package/xlsx-package.ts';

/**
 * Reads the first worksheet of an .xlsx or .xlsm workbook (ECMA-376 part 1) as displayed text.
 *
 * Nothing is believed that the file declares about its size, and nothing is read past damage: a
 * workbook either gives the text that it shows or a fault.
 *
 * @param bytes The whole file.
 * @throws RegisterFault `not-a-spreadsheet`, `password-protected`, `damaged` or `too-large`;
 *   `interrupted` if a library that it takes could not be loaded.
 */
export async function readXlsx(bytes: Uint8Array, options: ReadOptions = {}): Promise<SheetRow[]> {
  try {
    return await readFirstWorksheet(bytes, options);
  } catch (cause) {
    // Such as an array longer than the engine allows.
    throw asFault(cause);
  }
}

async function readFirstWorksheet(bytes: Uint8Array, options: ReadOptions): Promise<SheetRow[]> {
  const { limits = defaultLimits, onRows } = options;
  const pkg = await openPackage(bytes, limits.inflatedBytes);
  const { sheet, sharedStrings, styles, isDate1904 } = await findWorkbookParts(pkg);
  const codes = styles ? await readFormatCodes(pkg, styles) : [];
  const strings = sharedStrings ? await readSharedStrings(pkg, sharedStrings, limits) : [];
  const reader = sheetReader(
    { strings, formats: new CellFormats(codes, isDate1904), limits },
    onRows,
  );
  await scanPart(pkg, sheet, reader);
  return reader.finish();
}
