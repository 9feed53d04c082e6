import type { BatchQuestion, BatchReplies, PartMissing } from './batch-messages.ts';
import type { RegisterWorker } from './register-client.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** What becomes of lists: of those that are read, and of that which is saved. */
export interface ListClient {
  /** One question after the other. Never rejects; a Worker that takes too long, or is brought down, is ended. */
  ask<Task extends ListTask>(
    question: Extract<BatchQuestion, { task: Task }>,
  ): Promise<BatchReplies[Task] | PartMissing | Broken>;
  close(): void;
}

type ListTask = 'read' | 'ids' | 'save';

/** The list was more than the Worker could read, or more than it could read in time. */
export interface Broken {
  readonly status: 'broken';
  readonly tooSlow: boolean;
}

/**
 * A Worker of its own for a visitor's lists: whatever is in a file, the register's Worker goes on.
 *
 * @param timeLimitMs how long one question may take
 */
export function openListClient(
  createWorker: () => RegisterWorker,
  timeLimitMs = 60_000,
): ListClient {
  const worker = createWorker();
  let requests = 0;
  let isHeard = false;
  return {
    ask: (question) =>
      new Promise((settle) => {
        const request = ++requests;
        const listening = new AbortController();
        const end = (result: Parameters<typeof settle>[0]) => {
          clearTimeout(timer);
          listening.abort();
          settle(result);
        };
        const breakDown = (tooSlow: boolean) => {
          worker.terminate();
          // A Worker that never said a word: its script has not arrived.
          end(isHeard ? { status: 'broken', tooSlow } : { status: 'missing' });
        };
        const timer = setTimeout(() => breakDown(true), timeLimitMs);
        const { signal } = listening;
        worker.addEventListener('error', () => breakDown(false), { signal });
        const hear = ({ data }: MessageEvent<FromWorker>) => {
          isHeard = true;
          if (data.type !== 'answer' || data.request !== request) return;
          // The Worker answers each question with what belongs to it.
          end(data.verdict as Parameters<typeof settle>[0]);
        };
        worker.addEventListener('message', hear, { signal });
        const message: ToWorker = { type: 'batch', question, request };
        worker.postMessage(message);
      }),
    close: () => worker.terminate(),
  };
}
