import { openArchive } from '../zip/open-zip.ts';

/**
 * Whether this is a zip archive with a workbook where nearly every program puts it, and nothing in it
 * encrypted.
 *
 * @throws RegisterFault `damaged`, `interrupted`
 */
export async function isPlainXlsx(bytes: Uint8Array): Promise<boolean> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b || bytes[2] !== 3) return false;
  const entries = await openArchive(bytes);
  return entries.has('xl/workbook.xml') && [...entries.values()].every((it) => !it?.isEncrypted);
}
