import { RegisterFault } from '../faults/register-fault.ts';
import { checkBiff } from './biff-records.ts';
import { openCompoundFile } from './compound-file.ts';
import { notASpreadsheet } from './opened-file.ts';

/** Streams that tell what else a compound file holds. */
const others = new Map([
  ['worddocument', 'Word document (.doc)'],
  ['powerpoint document', 'PowerPoint presentation (.ppt)'],
  ['visiodocument', 'Visio drawing'],
  ['__properties_version1.0', 'Outlook message'],
]);

/**
 * The stream of the old Excel workbook in a compound file: "Workbook" since Excel 97, "Book" in Excel 5 and 95.
 *
 * @throws RegisterFault `password-protected` for it or for an encrypted new workbook, `not-a-spreadsheet` for another
 *   document, `damaged` where tables contradict themselves or the file is cut off
 */
export function openCompoundWorkbook(bytes: Uint8Array): Uint8Array {
  const file = openCompoundFile(bytes);
  const names = new Set(file.names.map((name) => name.toLowerCase()));
  // [MS-OFFCRYPTO] 2.3.4: an encrypted OOXML package, whichever program made it.
  if (names.has('encryptedpackage') || names.has('encryptioninfo')) {
    throw new RegisterFault('password-protected', 'encrypted package');
  }
  const stream = file.stream('Workbook') ?? file.stream('Book');
  if (stream === undefined) {
    const other = [...names].map((name) => others.get(name)).find((kind) => kind !== undefined);
    throw notASpreadsheet(other ?? 'compound file without a workbook');
  }
  // [MS-OFFCRYPTO] 2.3.5.4: the stream in which CryptoAPI encryption keeps the document's summary.
  if (names.has('encryption')) throw new RegisterFault('password-protected', 'encryption stream');
  return checkBiff(stream);
}
