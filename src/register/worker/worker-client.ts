import type { FaultKind } from '../faults.ts';
import { isOffline } from '../load/fetch-register.ts';
import type {
  Fault,
  FromWorker,
  LoadProgress,
  QuestionOf,
  RegisterTasks,
  Table,
} from './worker-messages.ts';

export type StartedWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

export interface OpenedWorker<Tasks extends Table<Tasks> = RegisterTasks> {
  /**
   * Asks a question. Earlier questions need not be answered yet. The promise never rejects: without an answer, it
   * resolves to a fault.
   */
  readonly ask: <Name extends keyof Tasks>(
    question: QuestionOf<Tasks, Name>,
    onProgress?: (progress: LoadProgress) => void,
  ) => Promise<Tasks[Name]['reply'] | Fault>;
  /** All later questions, and questions without an answer, get the fault `interrupted`. */
  readonly close: () => void;
}

/**
 * Opens a Worker for work that takes long or may fail, so that no file can stop the page. If the Worker breaks down,
 * or sends nothing for too long, the client terminates the Worker. All questions without an answer, and all later
 * questions, then get a fault.
 *
 * The fault before the Worker's first message is `no-worker` if the browser can't create a Worker, the result of
 * `whyNotStarted` after an error, and `offline` or `interrupted` after the time limit.
 *
 * The fault after the first message is `damaged` after an error, `timeout` if the time limit passes during the
 * download, and `too-slow` if the time limit passes later.
 */
export function openWorker<Tasks extends Table<Tasks> = RegisterTasks>(
  createWorker: () => StartedWorker,
  whyNotStarted: () => Promise<FaultKind>,
): OpenedWorker<Tasks> {
  const waiting = new Map<number, Waiting>();
  let worker: StartedWorker | undefined;
  let requests = 0;
  let isHeard = false;
  let fault: Fault | undefined;

  try {
    worker = createWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker<object>>) => hear(data));
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
        // The types can't say that each question gets its own kind of answer.
        const asked = { settle, onProgress } as Waiting;
        waiting.set(request, asked);
        startTimer(asked);
        worker?.postMessage({ ...question, request });
      }),
    close: () => end('interrupted', 'closed'),
  };

  function hear(message: FromWorker<object>): void {
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

/** How long a question may take. Progress extends the time, except in the phase `rows`. */
const timeLimitMs = 60_000;

interface Waiting {
  readonly settle: (reply: object) => void;
  readonly onProgress?: (progress: LoadProgress) => void;
  timer?: ReturnType<typeof setTimeout>;
  phase?: LoadProgress['phase'];
}
