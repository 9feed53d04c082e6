import { biff, substream } from './biff-records.ts';
import { fileFault, type FileKind } from '../../kind/opened-file.ts';

/**
 * What a BIFF stream holds: a workbook, unless a FILEPASS record among those for the whole workbook says
 * that everything behind it is encrypted ([MS-XLS] 2.4.117).
 *
 * @throws RegisterFault `damaged`
 */
export function biffKind(stream: Uint8Array): FileKind {
  for (const record of substream(stream, 0)) {
    if (record.type === biff.filePass) return fileFault('password-protected', 'FILEPASS record');
  }
  return { kind: 'xls' };
}
