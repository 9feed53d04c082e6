import { type ReaderName, readers } from './readers.ts';

export interface Answer {
  readonly milliseconds: number;
  /** The number of rows; for the reader `floor`, the number of tags. */
  readonly found: number;
}

/** Asks a reader to read the workbook at `address`. The Worker fetches the workbook only for the first question. */
export interface Question {
  readonly address: string;
  readonly reader: ReaderName;
}

let workbook: Promise<ArrayBuffer> | undefined;

// If a reader throws, `reportError` sends the page an error event.
self.onmessage = ({ data }: MessageEvent<Question>) => void answer(data).catch(reportError);

async function answer({ address, reader }: Question) {
  workbook ??= fetch(address).then((response) => response.arrayBuffer());
  const bytes = new Uint8Array(await workbook);
  const start = performance.now();
  const { length: found } = await readers[reader](bytes);
  self.postMessage({ milliseconds: performance.now() - start, found } satisfies Answer);
}
