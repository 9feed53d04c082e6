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
