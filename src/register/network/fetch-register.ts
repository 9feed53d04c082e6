import { networkFault } from './network-fault.ts';
import { readBody, type DownloadProgress } from './read-body.ts';
import { RegisterFault } from '../register-fault.ts';

export interface FetchOptions {
  /** Ends the download from outside. */
  readonly signal?: AbortSignal;
  /** How long to wait for the answer, and then for each next piece of it, in milliseconds. */
  readonly timeoutMs?: number;
  /** More bytes than this are refused as they come; a declared length is not believed. */
  readonly maxBytes?: number;
  readonly onProgress?: (progress: DownloadProgress) => void;
}

const defaultTimeoutMs = 20_000;
const defaultMaxBytes = 64 * 1024 * 1024;

/**
 * The register's bytes, fetched with GET (R1), without cookies and without telling who refers to it.
 *
 * @param url absolute where the caller has another base than the page, as a Worker has
 * @throws RegisterFault of one of the network kinds, or `too-large`
 */
export async function fetchRegister(url: string, options: FetchOptions = {}): Promise<Uint8Array> {
  const { timeoutMs = defaultTimeoutMs, maxBytes = defaultMaxBytes, onProgress } = options;
  const patience = new Patience(timeoutMs, options.signal);
  let answered = false;
  try {
    const response = await fetch(url, {
      method: 'GET',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-cache',
      signal: patience.signal,
    });
    answered = true;
    if (!response.ok) throw new RegisterFault('http-status', String(response.status));
    return await readBody(response, maxBytes, (progress) => {
      patience.renew();
      onProgress?.(progress);
    });
  } catch (error) {
    if (error instanceof RegisterFault) throw error;
    if (patience.ended) throw new RegisterFault('timeout', `${timeoutMs} ms`, { cause: error });
    throw await networkFault(error, { url, answered, signal: patience.signal });
  } finally {
    patience.stop();
  }
}

/** Aborts when nothing has happened for a while, or when the caller does. */
class Patience {
  readonly signal: AbortSignal;
  /** Whether the time ran out. */
  ended = false;
  readonly #limitMs: number;
  readonly #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(limitMs: number, outer: AbortSignal | undefined) {
    this.#limitMs = limitMs;
    this.signal = this.#controller.signal;
    outer?.addEventListener('abort', () => this.#controller.abort(), { signal: this.signal });
    if (outer?.aborted) this.#controller.abort();
    this.renew();
  }

  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.ended = true;
      this.#controller.abort();
    }, this.#limitMs);
  }

  /** Frees the connection too, where the body has not been read to its end. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#controller.abort();
  }
}
