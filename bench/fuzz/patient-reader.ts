import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What became of a file. */
export type Outcome =
  | { readonly type: 'rows'; readonly digest: string }
  | { readonly type: 'fault'; readonly kind: string; readonly detail: string }
  /** Anything but a fault was thrown, or the Worker fell. */
  | { readonly type: 'crash'; readonly error: string }
  | { readonly type: 'hang' };

/** Longer than any of the files takes on a slow machine, and much less than a visitor's time limit. */
const patience = 10_000;

/** Reads files in a Worker of their own, with a limit of time and memory; a Worker that falls is replaced. */
export class PatientReader {
  #worker: Worker | undefined;

  async read(bytes: Uint8Array): Promise<Outcome> {
    const worker = (this.#worker ??= new Worker(new URL('reading-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    }));
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), patience);
    worker.postMessage(bytes);
    try {
      // The Worker posts nothing else.
      const [outcome] = (await once(worker, 'message', { signal: stop.signal })) as [Outcome];
      return outcome;
    } catch (error) {
      await this.close();
      return stop.signal.aborted ? { type: 'hang' } : { type: 'crash', error: String(error) };
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }
}
