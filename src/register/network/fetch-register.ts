import type { Bytes } from '../bytes/bytes.ts';
import { isOffline } from './platform.ts';
import { readBody, type DownloadProgress } from './read-body.ts';
import { loadChunk } from '../faults/load-chunk.ts';
import { RegisterFault } from '../faults/register-fault.ts';

export interface FetchOptions {
  /** How long to wait for the answer, and then for each next piece of it, in milliseconds. */
  readonly timeoutMs?: number;
  /** More bytes than this are refused as they come; a declared length is not believed. */
  readonly maxBytes?: number;
  /** How the browser's cache is asked, as in `fetch`. */
  readonly cache?: RequestCache;
  readonly onProgress?: (progress: DownloadProgress) => void;
  /** Told since when the file is as it is (RFC 9110, 8.8.2); undefined where the host does not say. */
  readonly onLastModified?: (httpDate: string | undefined) => void;
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
    timeoutMs = 20_000,
    maxBytes = 64 * 1024 * 1024,
    cache = 'no-cache',
    onProgress,
    onLastModified,
  }: FetchOptions = {},
): Promise<Bytes> {
  const controller = new AbortController();
  let response: Response | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => controller.abort(new RegisterFault('timeout', `${timeoutMs} ms`)),
      timeoutMs,
    );
  };

  startTimer();
  try {
    response = await fetch(url, {
      method: 'GET',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache,
      signal: controller.signal,
    });
    if (!response.ok) throw new RegisterFault('http-status', String(response.status));
    onLastModified?.(response.headers.get('last-modified') ?? undefined);
    return await readBody(response, maxBytes, (progress) => {
      startTimer();
      onProgress?.(progress);
    });
  } catch (cause) {
    const reason: unknown = controller.signal.reason;
    if (cause instanceof RegisterFault) throw cause;
    if (reason instanceof RegisterFault) throw reason;
    if (isOffline()) throw new RegisterFault('offline', String(cause), { cause });
    const { networkFault } = await loadChunk(import('./network-fault.ts'));
    throw await networkFault(cause, { url, answered: !!response, signal: controller.signal });
  } finally {
    clearTimeout(timer);
    // Frees the connection too, where the body has not been read to its end.
    controller.abort();
  }
}
