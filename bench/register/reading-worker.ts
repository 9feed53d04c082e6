import { read, utils } from '@e965/xlsx';
import { openZip } from '../../src/register/file/zip.ts';
import { xlsxSheets } from '../../src/register/read/xlsx.ts';

export interface Answer {
  readonly milliseconds: number;
  /** Rows; of the floor, start and end tags. */
  readonly found: number;
}

const readers = {
  /** What no reader can do without: inflating every part, its CRC-32, and one look at every byte. */
  async floor(workbook: Uint8Array) {
    let found = 0;
    for (const entry of openZip(workbook, Number.MAX_SAFE_INTEGER).entries) {
      for await (const chunk of entry.chunks()) {
        let i = 0;
        // `<`
        while (i < chunk.length) if (chunk[i++] === 0x3c) found++;
      }
    }
    return found;
  },

  async ours(workbook: Uint8Array) {
    const [first] = await xlsxSheets(openZip(workbook, Number.MAX_SAFE_INTEGER));
    return (await first?.rows())?.length ?? 0;
  },

  async sheetjs(workbook: Uint8Array) {
    const { Sheets, SheetNames } = read(workbook, { nodim: true, dense: true, sheets: 0 });
    const sheet = Sheets[SheetNames[0] ?? ''];
    return sheet ? utils.sheet_to_json(sheet, { header: 1, raw: false }).length : 0;
  },
};

export type ReaderName = keyof typeof readers;

/** The address of the workbook that it reads again and again, and the reader. */
export interface Question {
  readonly address: string;
  readonly reader: ReaderName;
}

let workbook: Promise<ArrayBuffer> | undefined;

// What a reader throws reaches the page as an error of the Worker.
self.onmessage = ({ data }: MessageEvent<Question>) => void answer(data).catch(reportError);

async function answer({ address, reader }: Question) {
  workbook ??= fetch(address).then((response) => response.arrayBuffer());
  const bytes = new Uint8Array(await workbook);
  const start = performance.now();
  const found = await readers[reader](bytes);
  self.postMessage({ milliseconds: performance.now() - start, found } satisfies Answer);
}
