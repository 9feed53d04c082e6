import type { Bytes } from '../bytes/bytes.ts';
import { joinBytes } from '../bytes/join-bytes.ts';
import { RegisterFault } from '../faults/register-fault.ts';

export interface DownloadProgress {
  /** Bytes that have arrived, unpacked. */
  readonly received: number;
  /** Bytes that the server announced; undefined where it did not, or where they count packed bytes. */
  readonly expected?: number | undefined;
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
): Promise<Bytes> {
  const announced = announcedLength(response);
  const chunks: Uint8Array[] = [];
  let received = 0;
  const report = () =>
    onProgress({ received, expected: received <= announced ? announced : undefined });

  report();
  const reader = response.body?.getReader();
  for (let part; (part = await reader?.read()) && !part.done;) {
    received += part.value.length;
    if (received > maxBytes) throw new RegisterFault('too-large', `over ${maxBytes} bytes`);
    chunks.push(part.value);
    report();
  }

  if (received < announced - slack(response, announced)) {
    throw new RegisterFault('interrupted', `${received} of ${announced} bytes`);
  }
  return joinBytes(chunks);
}

/**
 * The Content-Length, where it counts the bytes that the stream will yield (RFC 9110 section 8.6);
 * NaN, which is neither more nor less than anything, where it is not known.
 */
function announcedLength({ headers }: Response): number {
  const isPacked = !/^\s*(identity\s*)?$/i.test(headers.get('content-encoding') ?? '');
  const length = headers.get('content-length') ?? '';
  return isPacked || !/^\d+$/.test(length) ? Number.NaN : Number(length);
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
