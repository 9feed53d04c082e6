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
  // Other bytes are told from text well enough.
  return beginsWith(bytes, [0x25, 0x50, 0x44, 0x46]) ? notASpreadsheet('PDF') : undefined;
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/**
 * Why a compound file can't be read, which holds named streams as a disk holds files: told from their names, in UTF-16
 * with a zero after each ([MS-CFB] 2.6.1).
 */
function compoundFault(bytes: Uint8Array): RegisterFault {
  const text = new TextDecoder('utf-16le').decode(bytes);
  if (/(^|\0)(work)?book\0/i.test(text)) return unreadKind('old Excel file (.xls)');
  // [MS-OFFCRYPTO] 2.3.4: an encrypted .xlsx, whichever program made it.
  return /\0encryptedpackage\0/i.test(text)
    ? new RegisterFault('password-protected', 'encrypted package')
    : notASpreadsheet('compound file');
}

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
  // Read as a CSV, these old kinds of sheet would have rows, and genuine certificates would be called invalid.
  if (text.startsWith('ID;P') && /[\r\n]E\s*$/.test(text)) return unreadKind('SYLK file (.slk)');
  return /^TABLE\r?\n0,1\r?\n/.test(start) ? unreadKind('DIF file (.dif)') : undefined;
}

/**
 * Whether a text is a web page (HTML Living Standard, section 13).
 *
 * @throws RegisterFault `sign-in-page`
 */
export function isWebPage(text: string): boolean {
  // Its head and its form are well before.
  const page = text.slice(0, 500_000);
  const isPage = beginsAsPage(page);
  if (isPage && isSignInPage(page)) throw new RegisterFault('sign-in-page');
  return isPage;
}

/** Whether the first tag, after comments and declarations, is one that HTML has. */
function beginsAsPage(page: string): boolean {
  const start = page.replace(/^(?:\s+|<!--[^]*?-->|<(?:\?|!(?!doctype\s+html\b|--))[^>]*>)+/i, '');
  return /^<(!--|(!doctype|html|head|body|title|meta|link|script|style|base|table|div|p|h[1-6]|center|form|frameset|iframe|noscript|pre)[\s/>])/i.test(
    start,
  );
}

/** By a password field or its title. */
function isSignInPage(page: string): boolean {
  const title = /<title[^>]{0,1000}>([^<]{0,1000})/i.exec(page)?.[1] ?? '';
  return /<input\b[^>]{0,1000}\btype\s*=\s*["']?password\b/i.test(page) || signInWords.test(title);
}

const signInWords =
  /\b(sign[\s-]?in|log[\s-]?[io]n|authenticat\w*|access (needed|denied|required)|(request|need) (access|permission))\b/i;
