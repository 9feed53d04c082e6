import { loadChunk } from '../../faults/load-chunk.ts';

/**
 * The code pages of old Excel files, in the form that SheetJS asks for: from what every platform has anyway
 * (Encoding standard, section 4.2), and for the others, such as those of DOS, from SheetJS's own tables, which
 * are half a megabyte.
 */
export const codePages = {
  utils: {
    decode(page: number, bytes: Uint8Array | readonly number[]): string {
      const decoder = decoderFor(page);
      if (decoder) return decoder.decode(Uint8Array.from(bytes));
      if (tables?.hascp(page)) return tables.decode(page, Uint8Array.from(bytes));
      return windows1252.decode(Uint8Array.from(bytes));
    },
  },
};

/**
 * Loads SheetJS's tables if a code page is only there.
 *
 * @throws RegisterFault `interrupted`
 */
export async function loadCodePage(page: number | undefined): Promise<void> {
  if (page === undefined || decoderFor(page)) return;
  const { utils } = await loadChunk(tablesChunk());
  tables = utils;
}

async function tablesChunk(): Promise<{ utils: CodePageTables }> {
  // The library's types don't name what its module exports.
  return (await import('@e965/xlsx/dist/cpexcel.full.mjs')) as unknown as { utils: CodePageTables };
}

interface CodePageTables {
  hascp(page: number): boolean;
  decode(page: number, bytes: Uint8Array): string;
}

let tables: CodePageTables | undefined;

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
  // Two that Excel writes in a way of its own.
  [0x8000, 'macintosh'],
  [0x8001, 'windows-1252'],
  [65001, 'utf-8'],
]);

const decoders = new Map<number, TextDecoder>();
/** For pages that nobody names: ASCII is the same. */
const windows1252 = new TextDecoder('windows-1252');

function decoderFor(page: number): TextDecoder | undefined {
  const known = decoders.get(page);
  if (known) return known;
  const label = page >= 1250 && page <= 1258 ? `windows-${page}` : labels.get(page);
  if (label === undefined) return undefined;
  const decoder = new TextDecoder(label);
  decoders.set(page, decoder);
  return decoder;
}
