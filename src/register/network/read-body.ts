import { joinBytes } from '../reading/join-bytes.ts';
import { RegisterFault } from '../register-fault.ts';

export interface DownloadProgress {
  /** Bytes that have arrived, unpacked. */
  readonly received: number;
  /** Bytes that the server announced; undefined where it did not, or where they count packed bytes. */
  readonly expected?: number;
}

/**
 * The whole body of an answer.
 *
 * @throws RegisterFault `too-large` beyond `maxBytes`, `interrupted` when fewer bytes came than announced;
 *   whatever the stream throws goes on to the caller
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  onProgress: (progress: DownloadProgress) => void,
): Promise<Uint8Array> {
  const announced = announcedLength(response);
  const chunks: Uint8Array[] = [];
  let received = 0;
  const report = () =>
    onProgress(
      announced === undefined || received > announced
        ? { received }
        : { received, expected: announced },
    );

  report();
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    received += part.value.length;
    if (received > maxBytes) throw new RegisterFault('too-large', `more than ${maxBytes} bytes`);
    chunks.push(part.value);
    report();
  }

  if (announced !== undefined && received < announced - slack(response, announced)) {
    throw new RegisterFault('interrupted', `${received} of ${announced} bytes`);
  }
  return joinBytes(chunks);
}

/** The Content-Length, where it counts the bytes that the stream will yield (RFC 9110 section 8.6). */
function announcedLength(response: Response): number | undefined {
  const encoding = response.headers.get('content-encoding')?.trim().toLowerCase();
  if (encoding && encoding !== 'identity') return undefined;
  const length = response.headers.get('content-length');
  return length !== null && /^\d+$/.test(length) ? Number(length) : undefined;
}

/**
 * How many bytes may be missing without a fault.
 *
 * Another host's Content-Encoding is hidden from a page (Fetch standard, CORS-safelisted response headers),
 * so its length may count packed bytes. Packing makes a file a little longer at worst.
 */
function slack(response: Response, announced: number): number {
  return response.type === 'cors' ? 64 + announced / 1000 : 0;
}
