import { asFault } from '../faults/register-fault.ts';
import { rareParts } from '../formats/xlsx/load-rare-parts.ts';
import { withPauses } from '../formats/xlsx/pause.ts';
import { BROKEN, readArchive, type ZipDirectory } from './zip-archive.ts';

/**
 * The entries of a zip archive. What only a ZIP64 needs is loaded for one.
 *
 * @throws RegisterFault `not-a-spreadsheet`, `damaged` or `interrupted`.
 */
export async function openArchive(bytes: Uint8Array): Promise<ZipDirectory> {
  try {
    return await withPauses(() => readArchive(bytes, () => rareParts().zip64));
  } catch (cause) {
    throw asFault(cause, BROKEN);
  }
}
