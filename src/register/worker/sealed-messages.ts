import type { ToWorker } from './worker-messages.ts';

/** What the page asks of the Worker that reads a sealed register; it answers as the other one does, or with `Seen`. */
export type ToSealedWorker = LoadSealed | Seen | Extract<ToWorker, { readonly type: 'find' }>;

export interface LoadSealed {
  readonly type: 'load';
  /** Of the manifest, absolute. */
  readonly url: string;
  /** The public point of the academy's key, in hex. */
  readonly publicKey: string;
  /** The name of the cache that keeps what is needed offline; undefined where nothing may be kept. */
  readonly keptIn?: string | undefined;
}

/**
 * The newest manifest that this browser has seen. A Worker can't reach `localStorage`: the page tells it before
 * each question what is there, and writes there what the Worker tells.
 */
export interface Seen {
  readonly type: 'seen';
  readonly text: string;
}
