import { defaultLimits, type ReadLimits } from '../sheet/sheet.ts';
import { asFileFault, fileFault, type FileKind } from './opened-file.ts';
import { isPlainXlsx } from './plain-xlsx.ts';
import { rarerKind } from './open-other-file.ts';

export type { FileKind } from './opened-file.ts';

/**
 * What kind of file this is, told from its bytes alone, never from a name or a MIME type.
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
    return (await isPlainXlsx(bytes)) ? { kind: 'xlsx' } : await rarerKind(bytes, limits);
  } catch (error) {
    return asFileFault(error);
  }
}
