import { biffKind } from '../formats/xls/biff-kind.ts';
import { openCompoundFile } from './compound-file.ts';
import { fileFault, type FileKind } from './opened-file.ts';
import { workbookStream } from './workbook-stream.ts';

/** Streams that tell what else a compound file holds. */
const others = new Map([
  ['worddocument', 'Word document (.doc)'],
  ['powerpoint document', 'PowerPoint presentation (.ppt)'],
  ['visiodocument', 'Visio drawing'],
  ['__properties_version1.0', 'Outlook message'],
]);

/**
 * What a compound file holds: an old Excel workbook, an encrypted new one, or something else.
 *
 * @throws RegisterFault `damaged` where its tables contradict themselves or the file is cut off
 */
export function compoundKind(bytes: Uint8Array): FileKind {
  const file = openCompoundFile(bytes);
  const names = new Set(file.names.map((name) => name.toLowerCase()));
  // [MS-OFFCRYPTO] 2.3.4: an encrypted OOXML package, whichever program made it.
  if (names.has('encryptedpackage') || names.has('encryptioninfo')) {
    return fileFault('password-protected', 'encrypted package');
  }
  const stream = workbookStream(file);
  if (stream === undefined) {
    const other = [...names].map((name) => others.get(name)).find((kind) => kind !== undefined);
    return fileFault('not-a-spreadsheet', other ?? 'compound file without a workbook');
  }
  // [MS-OFFCRYPTO] 2.3.5.4: the stream in which CryptoAPI encryption keeps the document's summary.
  if (names.has('encryption')) return fileFault('password-protected', 'encryption stream');
  return biffKind(stream);
}
