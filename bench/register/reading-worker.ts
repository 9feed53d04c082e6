import { type ReaderName, readers } from './readers.ts';

export interface Answer {
  readonly milliseconds: number;
  /** The number of rows; for the floor, the number of start and end tags. */
  readonly found: number;
}

/** The workbook's address, and the reader to use. The Worker fetches the workbook once and reads it for each question. */
export interface Question {
  readonly address: string;
  readonly reader: ReaderName;
}

let workbook: Promise<ArrayBuffer> | undefined;

// If a reader throws, the page gets an error event of the Worker.
self.onmessage = ({ data }: MessageEvent<Question>) => void answer(data).catch(reportError);

async function answer({ address, reader }: Question) {
  workbook ??= fetch(address).then((response) => response.arrayBuffer());
  const bytes = new Uint8Array(await workbook);
  const start = performance.now();
  const { length: found } = await readers[reader](bytes);
  self.postMessage({ milliseconds: performance.now() - start, found } satisfies Answer);
}
