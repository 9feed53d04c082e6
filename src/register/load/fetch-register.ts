import { type Bytes, joinBytes } from '../bytes.ts';
import { RegisterFault } from '../faults.ts';

export interface FetchOptions {
  /** More bytes than this are refused as they come; a declared length is not believed. */
  readonly maxBytes?: number;
  /** How the browser's cache is asked, as in `fetch`. */
  readonly cache?: RequestCache | undefined;
  readonly onProgress?: (progress: DownloadProgress) => void;
  /** Told since when the file is as it is (RFC 9110, 8.8.2); undefined where the host does not say. */
  readonly onLastModified?: (httpDate: string | undefined) => void;
}

export interface DownloadProgress {
  /** Bytes, unpacked. */
  readonly received: number;
  /** Bytes that the server announced; undefined where it did not, or where they count packed bytes. */
  readonly expected?: number | undefined;
}

/**
 * The register's bytes, fetched with GET (R1), without cookies and without telling who refers to it.
 *
 * @param url absolute where the caller has another base than the page, as a Worker has
 * @throws RegisterFault of one of the network kinds, or `too-large`
 */
export async function fetchRegister(
  url: string,
  {
    maxBytes = 64 * 1024 * 1024,
    cache = 'no-cache',
    onProgress,
    onLastModified,
  }: FetchOptions = {},
): Promise<Bytes> {
  const controller = new AbortController();
  const { signal } = controller;
  let response: Response | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    clearTimeout(timer);
    const fault = new RegisterFault('timeout', `${timeoutMs} ms`);
    timer = setTimeout(() => controller.abort(fault), timeoutMs);
  };

  startTimer();
  try {
    response = await fetch(url, { ...discreet, method: 'GET', cache, signal });
    if (!response.ok) throw new RegisterFault('http-status', String(response.status));
    onLastModified?.(response.headers.get('last-modified') ?? undefined);
    return await bodyOf(response, maxBytes, (progress) => {
      startTimer();
      onProgress?.(progress);
    });
  } catch (cause) {
    const reason: unknown = signal.reason;
    if (cause instanceof RegisterFault) throw cause;
    if (reason instanceof RegisterFault) throw reason;
    if (isOffline()) throw new RegisterFault('offline', String(cause), { cause });
    const isBlocked = !response && !signal.aborted && (await isRefused(url, signal));
    throw new RegisterFault(isBlocked ? 'blocked' : 'interrupted', described(cause), { cause });
  } finally {
    clearTimeout(timer);
    // Frees the connection too, where the body has not been read to its end.
    controller.abort();
  }
}

/** How long to wait for the answer, and then for each next piece of it, in milliseconds. */
const timeoutMs = 20_000;

/** What not all of a page, a Worker and Node have. */
const platform: {
  readonly navigator?: { readonly onLine?: boolean };
  readonly location?: { readonly href: string; readonly origin: string };
} = globalThis;

/** Whether the device knows that it has no connection. */
export function isOffline(): boolean {
  return platform.navigator?.onLine === false;
}

const discreet = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const;

/** @throws RegisterFault `too-large` beyond `maxBytes`, `interrupted` when fewer bytes came than announced */
async function bodyOf(
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

/** The Content-Length (RFC 9110, 8.6); NaN, which is neither more nor less than anything, where it counts packed bytes. */
function announcedLength({ headers }: Response): number {
  const isPacked = !/^\s*(identity\s*)?$/i.test(headers.get('content-encoding') ?? '');
  const length = headers.get('content-length') ?? '';
  return isPacked || !/^\d+$/.test(length) ? Number.NaN : Number(length);
}

/**
 * How many bytes may be missing without a fault: another host's Content-Encoding is hidden from a page, so its length may
 * count packed bytes. Packing makes a file a little longer at worst.
 */
function slack(response: Response, announced: number): number {
  return response.type === 'cors' ? 64 + announced / 1000 : 0;
}

/**
 * Whether another origin refused the page. `fetch` does not tell that from a lost connection, so the host is asked once
 * more, for its headers only and without a right to read them: where that succeeds it was a refusal.
 */
async function isRefused(url: string, signal: AbortSignal): Promise<boolean> {
  const here = platform.location;
  try {
    if (!here || new URL(url, here.href).origin === here.origin) return false;
    await fetch(url, { ...discreet, method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** Node says in the cause what it was. */
function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
