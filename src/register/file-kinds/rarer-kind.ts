import type { ReadLimits } from '../sheet.ts';
import { biffKind } from './biff-kind.ts';
import { isBiffStream } from './biff-records.ts';
import { binaryKind } from './binary-kind.ts';
import { isCompoundFile } from './compound-file.ts';
import { compoundKind } from './compound-kind.ts';
import { fileFault, type FileKind } from './file-kind-types.ts';
import { textKind } from './text-kind.ts';
import { isZip, zipKind } from './zip-kind.ts';

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
