import { type ReaderName, readers } from './readers.ts';

export interface Answer {
  readonly milliseconds: number;
  /** Rows; of the floor, start and end tags. */
  readonly found: number;
}

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
  const { length: found } = await readers[reader](bytes);
  self.postMessage({ milliseconds: performance.now() - start, found } satisfies Answer);
}
