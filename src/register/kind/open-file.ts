import { loadChunk } from '../faults/load-chunk.ts';
import { asFault, RegisterFault } from '../faults/register-fault.ts';
import { defaultLimits, type Limits } from '../sheet/sheet.ts';
import { openZip } from '../zip/open-zip.ts';
import type { OpenedFile } from './opened-file.ts';

/**
 * Opens a spreadsheet, told from its bytes alone, never from a name or a MIME type. Nearly every register is a zip
 * archive with a workbook where nearly every program puts it; what tells the others is loaded for them.
 *
 * @param bytes The whole file.
 * @throws RegisterFault `empty-file`, `password-protected`, `damaged`, `too-large`, `unread-kind`, `not-a-spreadsheet`,
 *   `sign-in-page`; `interrupted` if a part of the program could not be loaded.
 */
export async function openFile(
  bytes: Uint8Array,
  { maxInflatedBytes }: Limits = defaultLimits,
): Promise<OpenedFile> {
  if (bytes.length === 0) throw new RegisterFault('empty-file');
  const archive = isZip(bytes) ? openZip(bytes, maxInflatedBytes) : undefined;
  if (archive?.entries.some(({ isEncrypted }) => isEncrypted)) {
    throw new RegisterFault('password-protected', 'encrypted zip entries');
  }
  if (archive?.find('xl/workbook.xml')) return { kind: 'xlsx', archive };
  const { openOtherFile } = await loadChunk(import('./open-other-file.ts'));
  try {
    return await openOtherFile(bytes, archive);
  } catch (cause) {
    throw asFault(cause);
  }
}

/** A local header, with which an archive of at least one entry begins (APPNOTE.TXT 4.3.7). */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;
}
