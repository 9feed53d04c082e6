import { RegisterFault } from '../faults.ts';

/** The fault of a spreadsheet that must be saved as .xlsx first. */
export function unreadKind(found: string) {
  return new RegisterFault('unread-kind', found);
}

/** @param found What the file is instead. */
export function notASpreadsheet(found: string) {
  return new RegisterFault('not-a-spreadsheet', found);
}

/** Why a file can't be read, where its bytes are of a kind that is no text and no zip archive. */
export function binaryFault(bytes: Uint8Array): RegisterFault | undefined {
  if (beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) {
    return compoundFault(bytes);
  }
  if (isOldExcel(bytes)) return unreadKind('old Excel file (.xls)');
  if (isPdf(bytes)) return notASpreadsheet('PDF');
  const isImage = images.some((signature) => beginsWith(bytes, signature));
  return isImage ? notASpreadsheet('image') : undefined;
}

/** PNG, JPEG and GIF. Other bytes are told from text well enough. */
const images = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** PDF readers accept the signature anywhere in the first 1024 bytes (ISO 32000-1, annex H.3.4.1). */
function isPdf(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 1024));
  // After readable words it is only a word.
  return /^[^\x21-\x7e]*%PDF-/.test(start);
}

/**
 * Why a compound file can't be read, which holds named streams as a disk holds files: told from their names ([MS-CFB]
 * 2.6.1). Those of documents come first, since a worksheet may be within one.
 */
function compoundFault(bytes: Uint8Array): RegisterFault {
  const names = streamNames(bytes);
  const document = documents.find(([stream]) => names.has(stream));
  if (document) return notASpreadsheet(document[1]);
  if (names.has('workbook') || names.has('book')) return unreadKind('old Excel file (.xls)');
  // [MS-OFFCRYPTO] 2.3.4: an encrypted .xlsx, whichever program made it.
  return names.has('encryptedpackage')
    ? new RegisterFault('password-protected', 'encrypted package')
    : notASpreadsheet('compound file');
}

const documents = [
  ['worddocument', 'Word document (.doc)'],
  ['powerpoint document', 'PowerPoint presentation (.ppt)'],
] as const;

/** Entries of a directory are of 128 bytes, wherever in the file it is: a name, its length, what it names. */
function streamNames(bytes: Uint8Array): ReadonlySet<string> {
  const utf16 = new TextDecoder('utf-16le');
  const names = new Set<string>();
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    // Two bytes for each character and for a closing zero.
    const length = (bytes[at + 64] ?? 0) - 2;
    if (bytes[at + 65] !== 0 || bytes[at + 66] !== STREAM || length < 8 || length > 62) continue;
    names.add(utf16.decode(bytes.subarray(at, at + length)).toLowerCase());
  }
  return names;
}

const STREAM = 2;

/** Whether the bytes begin as the records of an Excel file did before there were compound files ([MS-XLS] 2.4.21). */
function isOldExcel(bytes: Uint8Array): boolean {
  const [type, version, length, high] = bytes;
  const isStart = type === 9 && [0, 2, 4, 8].includes(version ?? -1);
  return isStart && high === 0 && length !== undefined && length >= 4 && length <= 16;
}

/** Why a text can't be read, where it is of a known kind that is no CSV. */
export function textFault(text: string): RegisterFault | undefined {
  const start = text.slice(0, 1000).trimStart();
  if (/^<(\?xml|[a-z][\w:.-]*[\s/>])/i.test(start)) return notASpreadsheet('XML');
  if (start.startsWith('{\\rtf')) return notASpreadsheet('RTF');
  // First what some servers set before JSON so that no page can run it as a script.
  if (/^(\)\]\}'|\{\s*"|\[\s*[[{"])/.test(start)) return notASpreadsheet('JSON');
  if (text.startsWith('ID;P') && /[\r\n]E\s*$/.test(text)) return unreadKind('SYLK file (.slk)');
  return /^TABLE\r?\n0,1\r?\n/.test(text) ? unreadKind('DIF file (.dif)') : undefined;
}
