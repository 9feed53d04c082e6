import { type Bytes, joinBytes } from '../bytes.ts';
import { RegisterFault } from '../faults.ts';
import { begunResponse, type RegisterResponse } from './begun-response.ts';

export interface FetchOptions {
  /** More bytes than this are refused as they come; a declared length is not believed. */
  readonly maxBytes?: number;
  /** Whether whoever reads the file sees that it is cut off, so that its length need not be asked for. */
  readonly showsCuts?: boolean;
  /** How the browser's cache is asked, as in `fetch`. */
  readonly cache?: RequestCache | undefined;
  /** Where the page has asked for the file already: what tells of its response. */
  readonly begun?: MessagePort | undefined;
  readonly onProgress?: (progress: DownloadProgress) => void;
  /** Told since when the file is as it is (RFC 9110, 8.8.2); undefined where the host does not say. */
  readonly onLastModified?: (httpDate: string | undefined) => void;
  /** Told when the answer was sent (RFC 9110, 6.6.1); undefined where the host does not say, or does not let other sites read it. */
  readonly onDate?: (httpDate: string | undefined) => void;
}

export interface DownloadProgress {
  /** Bytes, unpacked. */
  readonly received: number;
  /** Bytes that the server announced; undefined where it did not, or where they count packed bytes. */
  readonly expected?: number | undefined;
}

/**
 * The register's bytes, fetched with GET (R1), without cookies for another host and without telling who refers to it.
 * What did not arrive whole is no register (R9): only an answer with status 200 counts, and only if nothing speaks against its length.
 *
 * @param url absolute where the caller has another base than the page, as a Worker has
 * @throws RegisterFault of one of the network kinds, or `too-large`
 */
export async function fetchRegister(
  url: string,
  {
    maxBytes = 64 * 1024 * 1024,
    showsCuts = false,
    cache = 'no-cache',
    begun,
    onProgress,
    onLastModified,
    onDate,
  }: FetchOptions = {},
): Promise<Bytes> {
  const controller = new AbortController();
  const { signal } = controller;
  let response: RegisterResponse | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let received = 0;
  const startTimer = () => {
    clearTimeout(timer);
    const fault = new RegisterFault('timeout', `${timeoutMs} ms`);
    timer = setTimeout(() => controller.abort(fault), timeoutMs);
  };
  const dripTimer = startDripTimer(
    () => received,
    (fault) => controller.abort(fault),
  );

  startTimer();
  try {
    response = begun && (await begunResponse(begun, signal));
    response ??= await fetch(url, { ...discreet, method: 'GET', cache, signal });
    if (response.status !== 200) throw new RegisterFault('http-status', String(response.status));
    onLastModified?.(response.headers.get('last-modified') ?? undefined);
    onDate?.(response.headers.get('date') ?? undefined);
    const bytes = await bodyOf(response, maxBytes, (progress) => {
      startTimer();
      received = progress.received;
      onProgress?.(progress);
    });
    if (!showsCuts && !showsItsEnd(response, bytes)) await checkLength(url, bytes.length);
    return bytes;
  } catch (cause) {
    const reason: unknown = signal.reason;
    if (cause instanceof RegisterFault) throw cause;
    if (reason instanceof RegisterFault) throw reason;
    if (isOffline()) throw new RegisterFault('offline', String(cause), { cause });
    const isBlocked = !response && !signal.aborted && (await isRefused(url, signal));
    throw new RegisterFault(isBlocked ? 'blocked' : 'interrupted', described(cause), { cause });
  } finally {
    clearTimeout(timer);
    clearInterval(dripTimer);
    // Frees the connection too, where the body has not been read to its end.
    controller.abort();
  }
}

/** How long to wait for the answer, and then for each next piece of it, in milliseconds. */
const timeoutMs = 20_000;

/** The least that a minute must bring, in bytes: a tenth of what the slowest phones get. */
const leastPerMinute = 10_000;

/** Of waiting for all of it; nobody waits for longer. */
const mostMinutes = 10;

/** Ends a download that goes on and on, but hardly gets on: a server may send a byte now and then for ever. */
function startDripTimer(received: () => number, stop: (fault: RegisterFault) => void) {
  let minutes = 0;
  let before = 0;
  return setInterval(() => {
    minutes++;
    const isSlow = received() - before < leastPerMinute;
    if (isSlow || minutes >= mostMinutes) {
      stop(new RegisterFault('timeout', `${received()} bytes in ${minutes} min`));
    }
    before = received();
  }, 60_000);
}

/** What not all of a page, a Worker and Node have. */
const platform: {
  readonly navigator?: { readonly onLine?: boolean };
  readonly location?: { readonly href: string; readonly origin: string };
} = globalThis;

/** Whether the device knows that it has no connection. */
export function isOffline(): boolean {
  return platform.navigator?.onLine === false;
}

/** Chromium opens a connection of its own for requests that must not carry cookies to the site itself. */
const discreet = { credentials: 'same-origin', referrerPolicy: 'no-referrer' } as const;

/** @throws RegisterFault `too-large` beyond `maxBytes`, `interrupted` when fewer bytes came than announced */
async function bodyOf(
  response: RegisterResponse,
  maxBytes: number,
  onProgress: (progress: DownloadProgress) => void,
): Promise<Bytes> {
  const announced = announcedLength(response);
  const chunks: Uint8Array[] = [];
  let received = 0;
  const report = () => {
    const isExpected = announced !== undefined && received <= announced;
    onProgress({ received, expected: isExpected ? announced : undefined });
  };

  report();
  const reader = response.body?.getReader();
  let part = await reader?.read();
  while (part?.value) {
    received += part.value.length;
    if (received > maxBytes) throw new RegisterFault('too-large', `over ${maxBytes} bytes`);
    chunks.push(part.value);
    report();
    part = await reader?.read();
  }

  refuseShorter(received, announced, response);
  return joinBytes(chunks);
}

/** @throws RegisterFault `interrupted` where clearly fewer bytes came than the response says that there are */
function refuseShorter(
  received: number,
  announced: number | undefined,
  response: Pick<Response, 'type'>,
): void {
  if (announced === undefined || received >= announced - slack(response, announced)) return;
  throw new RegisterFault('interrupted', `${received} of ${announced} bytes`);
}

/** The Content-Length (RFC 9110, 8.6), unless there is none or it counts packed bytes. */
function announcedLength({ headers }: Pick<Response, 'headers'>): number | undefined {
  const isPacked = !/^\s*(identity\s*)?$/i.test(headers.get('content-encoding') ?? '');
  const length = headers.get('content-length') ?? '';
  return isPacked || !/^\d+$/.test(length) ? undefined : Number(length);
}

/**
 * How many bytes may be missing without a fault: another host's Content-Encoding is hidden from a page, so its length may
 * count packed bytes. Packing makes a file a little longer at worst.
 */
function slack(response: Pick<Response, 'type'>, announced: number): number {
  return response.type === 'cors' ? 64 + announced / 1000 : 0;
}

/**
 * Whether the body is certainly whole, or will show that it is not: it has the length that was announced, or is a zip
 * archive or a web page, which are cut off where they lack their end.
 */
function showsItsEnd(response: Pick<Response, 'headers'>, bytes: Bytes): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 200)).replace(/^(\xef\xbb\xbf)?\s*/, '');
  return bytes.length === announcedLength(response) || /^(PK|<)/.test(start);
}

/**
 * Asks how long the file is when it is not packed. Browsers take what they got of a packed body for all of it, wherever it
 * was cut off, and don't tell its length. Asked for a range, they ask for nothing packed (Fetch standard, 4.5, "Range"),
 * and answers to HEAD have no range. A host that does not say is believed.
 *
 * @throws RegisterFault `interrupted` where the file is longer than what was received
 */
async function checkLength(url: string, received: number): Promise<void> {
  const response = await unpackedHead(url);
  if (response?.ok) refuseShorter(received, announcedLength(response), response);
}

async function unpackedHead(url: string): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      ...discreet,
      method: 'HEAD',
      cache: 'no-store',
      headers: { Range: 'bytes=0-' },
      signal: AbortSignal.timeout(lengthTimeoutMs),
    });
  } catch {
    return undefined;
  }
}

/** How long to wait for a length that may not be told, in milliseconds. */
const lengthTimeoutMs = 3000;

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
