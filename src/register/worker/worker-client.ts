import type { FaultKind } from '../faults.ts';
import { isOffline } from '../load/fetch-register.ts';
import type {
  Fault,
  FromWorker,
  LoadProgress,
  Question,
  RegisterTasks,
  Reply,
} from './worker-messages.ts';

/** The part of a Worker that the client uses. */
export type StartedWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** A Worker that answers questions. */
export interface OpenedWorker {
  /**
   * Asks the Worker a question. The Worker may still be working on an earlier question. The promise never rejects: if
   * there is no answer, it resolves to a fault.
   */
  readonly ask: <Name extends keyof RegisterTasks>(
    question: Question<Name>,
    onProgress?: (progress: LoadProgress) => void,
  ) => Promise<Reply<Name> | Fault>;
  /** Terminates the Worker. All later questions, and questions without an answer, get the fault `interrupted`. */
  readonly close: () => void;
}

/**
 * Opens a Worker for work that takes long or may fail, so that no file can stop the page. If the Worker breaks down,
 * or sends nothing for too long, the client terminates the Worker. Questions without an answer, and all later
 * questions, then get a fault.
 *
 * The fault if the Worker has never sent a message:
 * - `no-worker`: the browser can't create a Worker
 * - the result of `whyNotStarted`: the Worker had an error
 * - `offline` or `interrupted`: the time limit has passed
 *
 * The fault if the Worker has sent a message:
 * - `damaged`: the Worker had an error
 * - `timeout`: the time limit has passed during the download
 * - `too-slow`: the time limit has passed during other work
 */
export function openWorker(
  createWorker: () => StartedWorker,
  whyNotStarted: () => Promise<FaultKind>,
): OpenedWorker {
  const waiting = new Map<number, Waiting>();
  let worker: StartedWorker | undefined;
  let requests = 0;
  let isHeard = false;
  let fault: Fault | undefined;

  try {
    worker = createWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
    worker.addEventListener('error', ({ message }) => {
      if (isHeard) end('damaged', message);
      else void whyNotStarted().then((kind) => end(kind, message));
    });
  } catch (error) {
    end('no-worker', String(error));
  }
  return {
    ask: (question, onProgress) =>
      new Promise((settle) => {
        if (fault) {
          settle(fault);
          return;
        }
        const request = ++requests;
        // The cast is needed, since the types can't say that each question gets its own kind of answer.
        const asked = { settle, onProgress } as Waiting;
        waiting.set(request, asked);
        startTimer(asked);
        worker?.postMessage({ ...question, request });
      }),
    close: () => end('interrupted', 'closed'),
  };

  function hear(message: FromWorker): void {
    isHeard = true;
    const asked = waiting.get(message.request);
    if (!asked) return;
    if (message.type === 'answer') {
      clearTimeout(asked.timer);
      waiting.delete(message.request);
      asked.settle(message.reply);
    } else {
      // A download may go on as long as it makes progress. Reading has a fixed time.
      if (asked.phase !== 'rows') startTimer(asked);
      asked.phase = message.progress.phase;
      asked.onProgress?.(message.progress);
    }
  }

  function startTimer(asked: Waiting): void {
    clearTimeout(asked.timer);
    asked.timer = setTimeout(() => end(silenceKind(asked), `${timeLimitMs} ms`), timeLimitMs);
  }

  function silenceKind({ phase }: Waiting): FaultKind {
    if (!isHeard) return isOffline() ? 'offline' : 'interrupted';
    return phase === 'download' ? 'timeout' : 'too-slow';
  }

  function end(kind: FaultKind, detail?: string): void {
    if (fault) return;
    fault = { status: 'fault', kind, detail };
    worker?.terminate();
    for (const { timer, settle } of waiting.values()) {
      clearTimeout(timer);
      settle(fault);
    }
    waiting.clear();
  }
}

/** How long the Worker may work on a question. Progress extends the time, except in the phase `rows`. */
const timeLimitMs = 60_000;

interface Waiting {
  readonly settle: (reply: Reply | Fault) => void;
  readonly onProgress?: (progress: LoadProgress) => void;
  timer?: ReturnType<typeof setTimeout>;
  phase?: LoadProgress['phase'];
}
