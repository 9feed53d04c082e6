import { type ReaderName, readers } from './readers.ts';

export interface Answer {
  readonly milliseconds: number;
  /** Rows, or start and end tags for the floor. */
  readonly found: number;
}

/** The workbook's address, and the reader that reads it again and again. */
export interface Question {
  readonly address: string;
  readonly reader: ReaderName;
}

let workbook: Promise<ArrayBuffer> | undefined;

// An exception of a reader reaches the page as an error of the Worker.
self.onmessage = ({ data }: MessageEvent<Question>) => void answer(data).catch(reportError);

async function answer({ address, reader }: Question) {
  workbook ??= fetch(address).then((response) => response.arrayBuffer());
  const bytes = new Uint8Array(await workbook);
  const start = performance.now();
  const { length: found } = await readers[reader](bytes);
  self.postMessage({ milliseconds: performance.now() - start, found } satisfies Answer);
}
