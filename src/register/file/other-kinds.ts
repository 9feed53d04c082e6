import { RegisterFault } from '../faults.ts';

/** The fault of a spreadsheet that must be saved as .xlsx first. */
export function unreadKind(found: string): RegisterFault {
  return new RegisterFault('unread-kind', found);
}

/** @param found What the file is instead. */
export function notASpreadsheet(found: string): RegisterFault {
  return new RegisterFault('not-a-spreadsheet', found);
}

/** The signatures of files that people take for a spreadsheet, or put in its place by mistake. */
const signatures: readonly (readonly [kind: string, at: number, bytes: readonly number[]])[] = [
  ['image (PNG)', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image (JPEG)', 0, [0xff, 0xd8, 0xff]],
  ['image (GIF)', 0, ascii('GIF87a')],
  ['image (GIF)', 0, ascii('GIF89a')],
  ['image (WebP)', 8, ascii('WEBP')],
  ['image (TIFF)', 0, [0x49, 0x49, 0x2a, 0x00]],
  ['image (TIFF)', 0, [0x4d, 0x4d, 0x00, 0x2a]],
  ['image (AVIF)', 4, ascii('ftypavif')],
  ['image (HEIC)', 4, ascii('ftyphei')],
  ['image (HEIC)', 4, ascii('ftypmif1')],
  ['video or audio', 4, ascii('ftyp')],
  ['gzip archive', 0, [0x1f, 0x8b]],
  ['7z archive', 0, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['RAR archive', 0, ascii('Rar!')],
  ['SQLite database', 0, ascii('SQLite format 3')],
  ['Access database', 4, ascii('Standard ACE DB')],
  ['Access database', 4, ascii('Standard Jet DB')],
];

/** PDF readers accept the signature anywhere in the first 1024 bytes (ISO 32000-1, annex H.3.4.1). */
const pdfReach = 1024;

/** The name of a known kind of file that is no spreadsheet, or undefined. */
export function binaryKind(bytes: Uint8Array): string | undefined {
  if (isPdf(bytes)) return 'PDF';
  return signatures.find(([, at, signature]) =>
    signature.every((byte, index) => bytes[at + index] === byte),
  )?.[0];
}

function isPdf(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, pdfReach));
  // After readable words it is only a word.
  return /^[^\x21-\x7e]*%PDF-/.test(start);
}

function ascii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

/** Whether it is a compound file, which holds named streams as a disk holds files ([MS-CFB]). */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].every((byte, at) => bytes[at] === byte);
}

/**
 * Why a compound file can't be read, told from the names of its streams ([MS-CFB] 2.6.1). Those of documents come
 * first, since a worksheet may be within one.
 */
export function compoundFault(bytes: Uint8Array): RegisterFault {
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
  ['visiodocument', 'Visio drawing'],
  ['__properties_version1.0', 'Outlook message'],
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
export function isOldExcel(bytes: Uint8Array): boolean {
  const [type, version, length, high] = bytes;
  const isStart = type === 9 && [0, 2, 4, 8].includes(version ?? -1);
  return isStart && high === 0 && length !== undefined && length >= 4 && length <= 16;
}

/** What a text of a known kind is that is no table. */
export function otherText(text: string): string | undefined {
  const start = text.slice(0, 1000).trimStart();
  if (/^<svg[\s>]/i.test(start) || /^<\?xml[^>]*>\s*(<!--.*?-->\s*)*<svg[\s>]/is.test(start)) {
    return 'image (SVG)';
  }
  if (/^<(\?xml|[a-z][\w:.-]*[\s/>])/i.test(start)) return 'XML';
  if (start.startsWith('{\\rtf')) return 'RTF';
  return isJson(text, start) ? 'JSON' : undefined;
}

/** A sheet that a text of a known kind holds, other than a CSV. */
export function unreadSheet(text: string): string | undefined {
  if (text.startsWith('ID;P') && /[\r\n]E\s*$/.test(text)) return 'SYLK file (.slk)';
  return /^TABLE\r?\n0,1\r?\n/.test(text) ? 'DIF file (.dif)' : undefined;
}

function isJson(text: string, start: string): boolean {
  // The prefix that some servers set before JSON so that no page can run it as a script.
  if (start.startsWith(")]}'") || /^\{\s*"[^"\n]*"\s*:/.test(start)) return true;
  if (!/^[{[]/.test(start)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
