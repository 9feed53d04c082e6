import { type Bytes, joinBytes } from '../../spreadsheet/bytes.ts';
import { RegisterFault } from '../faults.ts';
import { begunResponse, type RegisterResponse } from './begun-response.ts';

export interface FetchOptions {
  /** The most bytes that may arrive, whatever length the host announces. */
  readonly maxBytes?: number;
  /**
   * Called with a file whose end does not show that the file is whole, such as a CSV. The caller then has to make sure
   * of it. Without this function, `fetchRegister` checks the file's length.
   */
  readonly onUnsure?: (bytes: Bytes) => void;
  /** The cache mode, as in `fetch`. */
  readonly cache?: RequestCache | undefined;
  /** The port on which the response arrives, if the page has already requested the file. */
  readonly begun?: MessagePort | undefined;
  readonly onProgress?: (progress: DownloadProgress) => void;
  /** Called before the body arrives. */
  readonly onDates?: (dates: ResponseDates) => void;
}

/** The dates in a response's head, in HTTP's format (RFC 9110, 5.6.7); undefined if the host does not send them. */
interface ResponseDates {
  /** When the file last changed (8.8.2). */
  readonly asOf: string | undefined;
  /** The clock of the host (6.6.1), which a host may hide from other sites. */
  readonly sent: string | undefined;
}

export interface DownloadProgress {
  /** The number of bytes that have arrived, uncompressed. */
  readonly received: number;
  /**
   * The length of the file in bytes, as the host announced it. Undefined if the host announced no length, or fewer
   * bytes than have arrived. Also undefined if the page knows that the file is compressed.
   */
  readonly expected?: number | undefined;
}

/**
 * Fetches the register's bytes with GET (R1), without cookies for another host and without a referrer. Only a
 * complete file counts (R9). So the response must have status 200, and the announced length must not contradict the
 * received bytes.
 *
 * @param url the register's address; it must be absolute in a Worker, whose base address is not the page's
 * @throws RegisterFault of one of the network kinds, or `too-large`
 */
export async function fetchRegister(
  url: string,
  {
    maxBytes = 64 * 1024 * 1024,
    onUnsure,
    cache = 'no-cache',
    begun,
    onProgress,
    onDates,
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
    const dateIn = (header: string) => response?.headers.get(header) ?? undefined;
    onDates?.({ asOf: dateIn('last-modified'), sent: dateIn('date') });
    const bytes = await bodyOf(response, maxBytes, (progress) => {
      startTimer();
      received = progress.received;
      onProgress?.(progress);
    });
    if (showsItsEnd(bytes)) return bytes;
    if (onUnsure) onUnsure(bytes);
    else if (bytes.length !== announcedLength(response)) await checkLength(url, bytes.length);
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
    // Frees the connection, even if the body was not read to its end.
    controller.abort();
  }
}

/** The longest wait for the response, and then for each part of its body. */
const timeoutMs = 20_000;

/** The fewest bytes that must arrive in each minute. Even the slowest phones receive ten times as many. */
const leastPerMinute = 10_000;

const mostMinutes = 10;

/** Stops a slow or endless download. Otherwise, a server that sends few bytes could keep a download open for ever. */
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

/** The global objects `navigator` and `location`. A page and a Worker have both, but Node may lack them. */
const platform: {
  readonly navigator?: { readonly onLine?: boolean };
  readonly location?: { readonly href: string; readonly origin: string };
} = globalThis;

/** Whether the device knows that it is offline. */
export function isOffline(): boolean {
  return platform.navigator?.onLine === false;
}

/**
 * With these options, a request sends no referrer, and no cookies to other hosts. With `credentials: 'omit'`,
 * Chromium would open a second connection to the site's own host.
 */
const discreet = { credentials: 'same-origin', referrerPolicy: 'no-referrer' } as const;

/** @throws RegisterFault `too-large` beyond `maxBytes`, or `interrupted` if bytes are missing */
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

/**
 * Another host may announce the compressed length, and compression can make a file slightly longer.
 *
 * @throws RegisterFault `interrupted` if clearly fewer bytes arrived than the response announced
 */
function refuseShorter(
  received: number,
  announced: number | undefined,
  { type }: Pick<Response, 'type'>,
): void {
  const slack = type === 'cors' ? 64 + (announced ?? 0) / 1000 : 0;
  if (announced === undefined || received >= announced - slack) return;
  throw new RegisterFault('interrupted', `${received} of ${announced} bytes`);
}

/** The Content-Length (RFC 9110, 8.6); undefined if it is missing or counts compressed bytes. */
function announcedLength({ headers }: Pick<Response, 'headers'>): number | undefined {
  const isPacked = !/^\s*(identity\s*)?$/i.test(headers.get('content-encoding') ?? '');
  const length = headers.get('content-length') ?? '';
  return isPacked || !/^\d+$/.test(length) ? undefined : Number(length);
}

/** Whether the end of the file would be missed: the readers of zip archives and web pages notice if it is not there. */
export function showsItsEnd(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 200)).replace(/^(\xef\xbb\xbf)?\s*/, '');
  return /^(PK|<)/.test(start);
}

/**
 * Asks the host for the file's uncompressed length, because browsers don't notice if a compressed body was cut off.
 * The `Range` header makes the browser ask for an uncompressed file (Fetch standard, 4.5, "Range"). Hosts ignore
 * `Range` in a HEAD request and give the length of the whole file. Without a length, the body counts as complete.
 *
 * @throws RegisterFault `interrupted` if the file is longer than the received bytes
 */
async function checkLength(url: string, received: number): Promise<void> {
  const response = await headOf(url, { Range: 'bytes=0-' });
  if (response?.ok) refuseShorter(received, announcedLength(response), response);
}

/** The clock of the site's own host, in HTTP's format; undefined if the host does not answer. */
export async function siteDate(): Promise<string | undefined> {
  const response = await headOf(platform.location?.href ?? '');
  return response?.headers.get('date') ?? undefined;
}

/** What a host says of a file, past all caches; undefined if it does not answer within three seconds. */
export async function headOf(
  url: string,
  headers: HeadersInit = {},
): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(3000);
  return fetch(url, { ...discreet, method: 'HEAD', cache: 'no-store', headers, signal }).catch(
    () => undefined,
  );
}

/**
 * Whether another host answers, but does not let the page read its answer. `fetch` reports such a refusal like a lost
 * connection, but succeeds in the mode `no-cors`, which hides the answer.
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

/** In Node, the `cause` of an error tells why a request failed. */
function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
