/**
 * The code pages of old Excel files, in the form that SheetJS asks for, from what every platform has
 * anyway (Encoding standard, section 4.2) instead of SheetJS's own tables of half a megabyte.
 */
export const codePages = {
  utils: {
    decode(page: number, bytes: Uint8Array | readonly number[]): string {
      return decoderFor(page).decode(Uint8Array.from(bytes));
    },
  },
};

const labels = new Map([
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [1200, 'utf-16le'],
  [1201, 'utf-16be'],
  [10000, 'macintosh'],
  [10007, 'x-mac-cyrillic'],
  [65001, 'utf-8'],
]);

const decoders = new Map<number, TextDecoder>();

/** Pages that no standard names, such as DOS's own, are taken for windows-1252, as ASCII is the same. */
function decoderFor(page: number): TextDecoder {
  const known = decoders.get(page);
  if (known) return known;
  const windows = page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252';
  const decoder = new TextDecoder(labels.get(page) ?? windows);
  decoders.set(page, decoder);
  return decoder;
}
