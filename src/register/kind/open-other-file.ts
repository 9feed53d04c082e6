import type { ZipArchive } from '../zip/open-zip.ts';
import { openText } from './open-text.ts';
import { openZipPackage } from './open-zip-package.ts';
import { notASpreadsheet, unreadKind, type OpenedFile } from './opened-file.ts';
import { binaryKind, compoundFault, isCompoundFile, isOldExcel } from './signatures.ts';

/**
 * Opens a spreadsheet that is no plain .xlsx.
 *
 * @param archive The file as a zip archive, if it is one.
 * @throws RegisterFault
 */
export async function openOtherFile(
  bytes: Uint8Array,
  archive: ZipArchive | undefined,
): Promise<OpenedFile> {
  if (archive) return openZipPackage(archive);
  if (isEmptyZip(bytes)) throw notASpreadsheet('empty zip archive');
  if (isCompoundFile(bytes)) throw compoundFault(bytes);
  if (isOldExcel(bytes)) throw unreadKind('old Excel file (.xls)');
  const binary = binaryKind(bytes);
  if (binary !== undefined) throw notASpreadsheet(binary);
  return openText(bytes);
}

/** An archive without entries is nothing but its end record (APPNOTE.TXT 4.3.16). */
function isEmptyZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 5;
}
