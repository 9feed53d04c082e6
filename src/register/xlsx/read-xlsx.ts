import { defaultLimits } from '../sheet.ts';
import type { ReadOptions, SheetRow } from '../sheet.ts';
import { asFault } from './damaged.ts';
import { CellFormats } from './cell-formats.ts';
import { readFormatCodes } from './format-codes.ts';
import { scanPart } from './scan-part.ts';
import { readSharedStrings } from './shared-strings.ts';
import { sheetReader } from './sheet-reader.ts';
import { findWorkbookParts } from './workbook-parts.ts';
import { openPackage } from './xlsx-package.ts';

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
