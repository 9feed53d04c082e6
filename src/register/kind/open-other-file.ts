import type { ReadLimits } from '../sheet/sheet.ts';
import { biffKind } from '../formats/xls/biff-kind.ts';
import { isBiffStream } from '../formats/xls/biff-records.ts';
import { binaryKind } from './signatures.ts';
import { isCompoundFile } from './compound-file.ts';
import { compoundKind } from './open-compound-file.ts';
import { fileFault, type FileKind } from './opened-file.ts';
import { textKind } from './open-text.ts';
import { isZip, zipKind } from './open-zip-package.ts';

/**
 * What kind of file this is, where it is no plain .xlsx.
 *
 * @throws RegisterFault `damaged`, `too-large`
 */
export async function rarerKind(bytes: Uint8Array, limits: ReadLimits): Promise<FileKind> {
  if (isZip(bytes)) return zipKind(bytes, limits);
  if (isCompoundFile(bytes)) return compoundKind(bytes);
  if (isBiffStream(bytes)) return biffKind(bytes);
  const binary = binaryKind(bytes);
  return binary === undefined ? textKind(bytes) : fileFault('not-a-spreadsheet', binary);
}
