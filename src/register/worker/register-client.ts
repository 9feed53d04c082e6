import { isOffline, platform } from '../network/platform.ts';
import type { FaultKind } from '../faults/register-fault.ts';
import type { BatchQuestion, BatchReply } from './batch-messages.ts';
import type {
  FaultReport,
  FindResult,
  FromWorker,
  LoadMessage,
  LoadProgress,
  Question,
  ToWorker,
} from './worker-messages.ts';

/** What became of the register: it can be asked, or it cannot and why (R9). */
export type RegisterState =
  | {
      readonly status: 'ready';
      /** How many certificates it holds, where it says so. */
      readonly records?: number | undefined;
    }
  | ({ readonly status: 'fault' } & FaultReport);

/** What became of a question of "Check several". */
export type BatchResult = BatchReply | ({ readonly status: 'fault' } & FaultReport);

export interface RegisterClient {
  /** Settles once, and never rejects. */
  readonly state: Promise<RegisterState>;
  /**
   * Waits for the register and then looks the ID up (R8). Never rejects.
   *
   * @param linkSecret what the ID's link carries, for a sealed register that answers only with it
   */
  find(id: string, linkSecret?: string): Promise<FindResult>;
  /** The same for what "Check several" asks. */
  askBatch(question: BatchQuestion): Promise<BatchResult>;
  /** Ends the Worker; searches that still wait get the fault `interrupted`. */
  close(): void;
}

/** The part of a Worker that is used. */
export type RegisterWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** What the Worker is told. A relative address is taken from the page, not from the Worker's script. */
export interface OpenOptions extends Omit<LoadMessage, 'type'> {
  readonly onProgress?: (progress: LoadProgress) => void;
  /** How long the Worker may stay silent while it downloads, and then how long it may read, in ms. */
  readonly timeLimitMs?: number;
  readonly createWorker: () => RegisterWorker;
}

/** Opens the register in a Worker of its own; the page gets answers and never the rows. */
export function openRegister({
  url,
  onProgress,
  timeLimitMs = 60_000,
  createWorker,
  ...settings
}: OpenOptions): RegisterClient {
  const waiting = new Map<number, (result: FindResult | BatchResult) => void>();
  let worker: RegisterWorker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let phase: LoadProgress['phase'] | undefined;
  let fault: Fault | undefined;
  let requests = 0;
  let settle!: (state: RegisterState) => void;
  const state = new Promise<RegisterState>((resolve) => (settle = resolve));

  startTimer();
  try {
    worker = createWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
    worker.addEventListener('error', ({ message }) => fail(crashKind(phase), message));
    tell({ type: 'load', url: absoluteUrl(url), ...settings });
  } catch (error) {
    fail('interrupted', String(error));
  }
  return {
    state,
    // The Worker answers each question with what belongs to it.
    find: (id) => ask({ type: 'find', id }) as Promise<FindResult>,
    // As above.
    askBatch: (question) => ask({ type: 'batch', question }) as Promise<BatchResult>,
    close: () => fail('interrupted', 'closed'),
  };

  async function ask(question: Question): Promise<FindResult | BatchResult> {
    await state;
    return (
      fault ??
      new Promise((answer) => {
        waiting.set(++requests, answer);
        startTimer();
        tell({ ...question, request: requests });
      })
    );
  }

  function tell(message: ToWorker): void {
    worker?.postMessage(message);
  }

  function hear(message: FromWorker): void {
    if (fault) return;
    switch (message.type) {
      case 'progress': {
        const { type: _, ...progress } = message;
        // A download may take as long as it makes progress; reading may not.
        if (phase !== 'rows') startTimer();
        phase = progress.phase;
        onProgress?.(progress);
        break;
      }
      case 'ready':
        clearTimeout(timer);
        settle({ status: 'ready', records: message.records });
        break;
      case 'fault':
        void hearFault(message);
        break;
      case 'answer': {
        waiting.get(message.request)?.(message.verdict);
        waiting.delete(message.request);
        if (waiting.size === 0) clearTimeout(timer);
      }
    }
  }

  /** To the Worker, an address that the site's policy blocks is a lost connection; the page can tell. */
  async function hearFault({ kind, detail }: FaultReport): Promise<void> {
    const mayBeBlocked = kind === 'interrupted' && phase === undefined && platform.document;
    const isBlocked = mayBeBlocked && (await isBlockedByPolicy(absoluteUrl(url)));
    fail(isBlocked ? 'blocked-by-policy' : kind, detail);
  }

  /** Ends the Worker, and every wait for it. */
  function fail(kind: FaultReport['kind'], detail?: string): void {
    if (fault) return;
    fault = { status: 'fault', kind, detail };
    clearTimeout(timer);
    worker?.terminate();
    settle(fault);
    for (const answer of waiting.values()) answer(fault);
    waiting.clear();
  }

  function startTimer(): void {
    clearTimeout(timer);
    timer = setTimeout(() => fail(silenceKind(phase), `${timeLimitMs} ms`), timeLimitMs);
  }
}

type Fault = Extract<RegisterState, { status: 'fault' }>;

/** A Worker that was heard before was brought down. */
function crashKind(phase: LoadProgress['phase'] | undefined): FaultKind {
  return phase ? 'damaged' : notFetchedKind();
}

/** A Worker that was heard before waits for the register, or reads it. */
function silenceKind(phase: LoadProgress['phase'] | undefined): FaultKind {
  if (phase === 'rows') return 'too-slow';
  return phase === 'download' ? 'timeout' : notFetchedKind();
}

/** A Worker that never said a word: its script has not arrived. */
function notFetchedKind(): FaultKind {
  return isOffline() ? 'offline' : 'interrupted';
}

/** Asked so rarely that its code is loaded only then; where that fails too, nothing is known of the policy. */
async function isBlockedByPolicy(address: string): Promise<boolean> {
  const part = await import('../network/policy-block.ts').catch(() => undefined);
  return part?.isBlockedByPolicy(address) ?? false;
}

function absoluteUrl(url: string): string {
  const base = platform.document?.baseURI;
  return base === undefined ? url : new URL(url, base).href;
}
