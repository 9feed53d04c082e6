import { CFB, utils, write, type BookType, type CellObject } from '@e965/xlsx';

type Rows = readonly (readonly (string | number | boolean | CellObject | null)[])[];

/** A spreadsheet file of one sheet, written by SheetJS. */
export function spreadsheetFile(bookType: BookType, rows: Rows): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1');
  // The library's types promise nothing of the result; the type "array" gives an ArrayBuffer.
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

/** A compound file of these streams, written by SheetJS. */
export function compoundFile(
  streams: Readonly<Record<string, Uint8Array>>,
): Uint8Array<ArrayBuffer> {
  // The library types its compound file part as `any`; these are the functions that are used.
  const library = CFB as {
    utils: { cfb_new(): object; cfb_add(file: object, name: string, content: Uint8Array): void };
    write(file: object, options: { type: 'array' }): number[] | Uint8Array;
  };
  const file = library.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) {
    library.utils.cfb_add(file, `/${name}`, content);
  }
  return Uint8Array.from(library.write(file, { type: 'array' }));
}

/** A text as bytes; in UTF-16 with a byte order mark, in windows-1252 as far as that is Latin-1. */
export function textBytes(
  text: string,
  encoding: 'utf-8' | 'utf-8 with mark' | 'utf-16le' | 'utf-16be' | 'windows-1252' = 'utf-8',
): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-8 with mark') return new TextEncoder().encode(`\ufeff${text}`);
  if (encoding === 'windows-1252') return Uint8Array.from(text, (it) => it.charCodeAt(0));
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  return Uint8Array.from(encoding === 'utf-16le' ? little : little.swap16());
}
