import { loadRareParts } from './load-rare-parts.ts';
import { needZip64, readArchive, type ZipDirectory } from './zip-archive.ts';

/**
 * The entries of a zip archive. What only a ZIP64 needs is loaded for one.
 *
 * @throws RegisterFault `not-a-spreadsheet`, `damaged` or `interrupted`.
 */
export async function openArchive(bytes: Uint8Array): Promise<ZipDirectory> {
  try {
    return readArchive(bytes);
  } catch (reason) {
    if (reason !== needZip64) throw reason;
    return (await loadRareParts()).readZipDirectory(bytes);
  }
}
