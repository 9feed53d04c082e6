import { asFileFault, fileFault, type FileKind } from './file-kind-types.ts';
import { loaded } from '../reading/loaded.ts';
import { defaultLimits, type ReadLimits } from '../sheet.ts';
import { readZipDirectory } from '../xlsx/zip-directory.ts';

export type { FileKind } from './file-kind-types.ts';

/**
 * What kind of file this is, told from its bytes alone, never from a name or a MIME type.
 *
 * A plain .xlsx is known at once; the signs of everything else are loaded only for files that are not one.
 *
 * @param bytes the whole file
 * @throws RegisterFault `interrupted`, where a part of this program could not be loaded
 */
export async function fileKind(
  bytes: Uint8Array,
  limits: ReadLimits = defaultLimits,
): Promise<FileKind> {
  if (bytes.length === 0) return fileFault('empty-file');
  try {
    if (isPlainXlsx(bytes)) return { kind: 'xlsx' };
    const { rarerKind } = await loaded(import('./rarer-kind.ts'));
    return await rarerKind(bytes, limits);
  } catch (error) {
    return asFileFault(error);
  }
}

/** A zip archive with a workbook where nearly every program puts it, and nothing in it encrypted. */
function isPlainXlsx(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b || bytes[2] !== 3) return false;
  const directory = readZipDirectory(bytes);
  return (
    directory.has('xl/workbook.xml') &&
    [...directory.values()].every((entry) => !entry?.isEncrypted)
  );
}
