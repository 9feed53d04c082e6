import { odsContent } from './ods-content.ts';
import { readWithSheetJs, sheetJsLimits } from '../sheetjs/read-with-sheetjs.ts';
import { RegisterFault } from '../../faults/register-fault.ts';
import type { ReadOptions, SheetRow } from '../../sheet/sheet.ts';
import { storedZip, type StoredPart } from '../sheetjs/stored-zip.ts';
import type { ZipArchive } from '../../zip/open-zip.ts';

/**
 * The rows of the first worksheet of an .ods.
 *
 * @throws RegisterFault `damaged`, `too-large`, `password-protected`, `not-a-spreadsheet`
 */
export async function readOds(archive: ZipArchive, options: ReadOptions): Promise<SheetRow[]> {
  const limits = sheetJsLimits(options.limits);
  const [part] = await checkedParts(archive, /^content\.xml$/i, limits.maxInflatedBytes);
  if (!part) throw new RegisterFault('not-a-spreadsheet', 'OpenDocument without content.xml');
  const content = odsContent(decodedPart(part.bytes), limits);
  const repacked = storedZip([
    textPart('META-INF/manifest.xml', ''),
    textPart('styles.xml', ''),
    textPart('content.xml', content),
  ]);
  return sheetOf(repacked, { ...options, limits });
}

function sheetOf(archive: Uint8Array, options: ReadOptions): SheetRow[] {
  const rows = readWithSheetJs(archive, options, true);
  if (rows === undefined) throw new RegisterFault('not-a-spreadsheet', 'no worksheet');
  return rows;
}

/**
 * The parts of a zip archive whose names are wanted. SheetJS checks no CRC and believes the sizes that an
 * archive declares, so they are unpacked, counted and checked here, and it gets a newly made archive.
 */
async function checkedParts(
  archive: ZipArchive,
  wanted: RegExp,
  maxBytes: number,
): Promise<StoredPart[]> {
  archive.lowerLimit(maxBytes);
  const parts: StoredPart[] = [];
  for (const { name } of archive.entries) {
    const entry = wanted.test(name) ? archive.find(name) : undefined;
    if (entry) parts.push({ name: entry.name, bytes: await entry.bytes() });
  }
  return parts;
}

/** The text of an XML part: UTF-8, or UTF-16 where a byte order mark says so (XML 1.0, appendix F.1). */
function decodedPart(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

function textPart(name: string, text: string): StoredPart {
  return { name, bytes: new TextEncoder().encode(text) };
}
