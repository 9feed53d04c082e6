import { defaultLimits, type ReadLimits } from '../sheet.ts';
import { asFileFault, fileFault, type FileKind } from './file-kind-types.ts';
import { isPlainXlsx } from './plain-xlsx.ts';
import { rarerKind } from './rarer-kind.ts';

export type { FileKind } from './file-kind-types.ts';

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
