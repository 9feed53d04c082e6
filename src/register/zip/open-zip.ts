import { asFault } from '../faults/register-fault.ts';
import { readArchive, type ZipDirectory } from './zip-archive.ts';

/**
 * The entries of a zip archive.
 *
 * @throws RegisterFault `not-a-spreadsheet` or `damaged`.
 */
export async function openArchive(bytes: Uint8Array): Promise<ZipDirectory> {
  try {
    return readArchive(bytes);
  } catch (cause) {
    throw asFault(cause, 'zip directory');
  }
}
