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

/** The used part of a Worker. */
export type StartedWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/**
 * Opens a Worker for work that takes long or may fail, so that no file can stop the page. If the Worker breaks
 * down, or is silent for too long, it is ended and waiting questions get a fault. For a Worker that has never
 * sent anything, the fault is `no-worker` if the browser has no Workers, the result of `whyNotStarted` if there
 * was an error, and else `offline` or `interrupted`. For any other it is `damaged` after an error, `timeout`
 * during the download, and else `too-slow`.
 */
export function openWorker(
  createWorker: () => StartedWorker,
  whyNotStarted: () => Promise<FaultKind>,
) {
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
    /**
     * Asks the Worker, even while it works on another question. Never rejects: without an answer it resolves to
     * a fault.
     */
    ask: <Name extends keyof RegisterTasks>(
      question: Question<Name>,
      onProgress?: (progress: LoadProgress) => void,
    ) =>
      new Promise<Reply<Name> | Fault>((settle) => {
        if (fault) {
          settle(fault);
          return;
        }
        const request = ++requests;
        // The Worker gives each question its own kind of answer, which the types can't say.
        const asked = { settle, onProgress } as Waiting;
        waiting.set(request, asked);
        startTimer(asked);
        worker?.postMessage({ ...question, request });
      }),
    /** Ends the Worker; questions that still wait get the fault `interrupted`, as do all that follow. */
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
      // A download may take as long as it makes progress; reading may not.
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
