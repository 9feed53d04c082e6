import { decodedPart, inflatedPart } from '../../zip/inflated-part.ts';
import { odsContent } from '../ods/ods-content.ts';
import { readWithSheetJs, sheetJsLimits } from './read-with-sheetjs.ts';
import { RegisterFault } from '../../faults/register-fault.ts';
import type { ReadOptions, SheetRow } from '../../sheet/sheet.ts';
import { storedZip, type StoredPart } from './stored-zip.ts';
import { openArchive } from '../../zip/open-zip.ts';

/**
 * The rows of the first worksheet of an .ods.
 *
 * @throws RegisterFault `damaged`, `too-large`, `password-protected`, `not-a-spreadsheet`
 */
export async function readOds(bytes: Uint8Array, options: ReadOptions): Promise<SheetRow[]> {
  const limits = sheetJsLimits(options.limits);
  const [part] = await checkedParts(bytes, /^content\.xml$/, limits.inflatedBytes);
  if (!part) throw new RegisterFault('not-a-spreadsheet', 'OpenDocument without content.xml');
  const content = odsContent(decodedPart(part.bytes), limits);
  const archive = storedZip([
    textPart('META-INF/manifest.xml', ''),
    textPart('styles.xml', ''),
    textPart('content.xml', content),
  ]);
  return sheetOf(archive, { ...options, limits });
}

function sheetOf(archive: Uint8Array, options: ReadOptions): SheetRow[] {
  const rows = readWithSheetJs(archive, options, true);
  if (rows === undefined) throw new RegisterFault('not-a-spreadsheet', 'no worksheet');
  return rows;
}

/**
 * The parts of a zip archive whose names are wanted. SheetJS checks no CRC and believes the sizes that an
 * archive declares, so they are unpacked, counted and checked here, and it gets an archive made anew.
 */
async function checkedParts(
  bytes: Uint8Array,
  wanted: RegExp,
  maxBytes: number,
): Promise<StoredPart[]> {
  const budget = { bytesLeft: maxBytes };
  const parts: StoredPart[] = [];
  for (const [key, entry] of await openArchive(bytes)) {
    if (!wanted.test(key)) continue;
    if (entry === null) throw new RegisterFault('damaged', `${key} stands twice in the archive`);
    parts.push({ name: entry.name, bytes: await inflatedPart(entry, budget) });
  }
  return parts;
}

function textPart(name: string, text: string): StoredPart {
  return { name, bytes: new TextEncoder().encode(text) };
}
