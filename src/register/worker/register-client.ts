import { isOffline, platform } from '../network/platform.ts';
import { defaultColumns, type RegisterColumns } from '../rules/register.ts';
import type {
  FaultReport,
  FoundCertificate,
  FromWorker,
  LoadProgress,
  ToWorker,
} from './worker-messages.ts';

/** What became of the register: it can be asked, or it cannot and why (R9). */
export type RegisterState =
  | { readonly status: 'ready'; readonly records: number }
  | ({ readonly status: 'fault' } & FaultReport);

/** What became of a search (R9). Only a register that stands says `invalid`. */
export type FindResult =
  | { readonly status: 'valid'; readonly certificate: FoundCertificate }
  | { readonly status: 'invalid' }
  | ({ readonly status: 'fault' } & FaultReport);

export interface RegisterClient {
  /** Settles once, and never rejects. */
  readonly state: Promise<RegisterState>;
  /** Waits for the register and then looks the ID up (R8). Never rejects. */
  find(id: string): Promise<FindResult>;
  /** Ends the Worker; whoever still waits hears the fault `interrupted`. */
  close(): void;
}

/** The part of a Worker that is used. */
export type RegisterWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

export interface OpenOptions {
  /** The register's address; a relative one is taken from the page, not from the Worker's script. */
  readonly url: string;
  readonly columns?: RegisterColumns;
  readonly onProgress?: (progress: LoadProgress) => void;
  /** How long the Worker may stay silent while it downloads, and then how long it may read, in ms. */
  readonly timeLimitMs?: number;
  readonly createWorker: () => RegisterWorker;
}

const defaultTimeLimitMs = 60_000;

/** Opens the register in a Worker of its own; the page gets answers and never the rows. */
export function openRegister(options: OpenOptions): RegisterClient {
  const client = new WorkerClient(options);
  client.start();
  return client;
}

type Fault = Extract<RegisterState, { status: 'fault' }>;

class WorkerClient implements RegisterClient {
  readonly state: Promise<RegisterState>;
  readonly #options: OpenOptions;
  readonly #timeLimitMs: number;
  readonly #waiting = new Map<number, (result: FindResult) => void>();
  #settle!: (state: RegisterState) => void;
  #worker: RegisterWorker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #phase: 'starting' | LoadProgress['phase'] = 'starting';
  #fault: Fault | undefined;
  #requests = 0;

  constructor(options: OpenOptions) {
    this.#options = options;
    this.#timeLimitMs = options.timeLimitMs ?? defaultTimeLimitMs;
    this.state = new Promise((settle) => (this.#settle = settle));
  }

  start(): void {
    this.#startTimer();
    try {
      const worker = this.#options.createWorker();
      this.#worker = worker;
      worker.addEventListener('message', (event: MessageEvent<FromWorker>) =>
        this.#hear(event.data),
      );
      worker.addEventListener('error', (event) => this.#fail(crash(event, this.#phase)));
      const { url, columns = defaultColumns } = this.#options;
      this.#tell({ type: 'load', url: absoluteUrl(url), columns });
    } catch (error) {
      this.#fail({ kind: 'interrupted', detail: String(error) });
    }
  }

  async find(id: string): Promise<FindResult> {
    await this.state;
    if (this.#fault) return this.#fault;
    const request = this.#requests++;
    return new Promise((answer) => {
      this.#waiting.set(request, answer);
      this.#startTimer();
      this.#tell({ type: 'find', id, request });
    });
  }

  close(): void {
    this.#fail({ kind: 'interrupted', detail: 'closed' });
  }

  #tell(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (this.#fault) return;
    switch (message.type) {
      case 'progress': {
        const { type: _, ...progress } = message;
        // A download may take as long as it goes on; reading may not.
        if (progress.phase === 'download' || this.#phase !== 'rows') this.#startTimer();
        this.#phase = progress.phase;
        this.#options.onProgress?.(progress);
        break;
      }
      case 'ready':
        clearTimeout(this.#timer);
        this.#settle({ status: 'ready', records: message.records });
        break;
      case 'fault': {
        const { type: _, ...report } = message;
        this.#fail(report);
        break;
      }
      case 'answer':
        this.#waiting.get(message.request)?.(findResult(message.record));
        this.#waiting.delete(message.request);
        if (this.#waiting.size === 0) clearTimeout(this.#timer);
    }
  }

  /** Ends the Worker, and every wait for it. */
  #fail(report: FaultReport): void {
    if (this.#fault) return;
    const fault: Fault = { status: 'fault', ...report };
    this.#fault = fault;
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#settle(fault);
    for (const answer of this.#waiting.values()) answer(fault);
    this.#waiting.clear();
  }

  #startTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const kind = this.#phase === 'download' ? 'timeout' : 'too-slow';
      this.#fail({ kind, detail: `${this.#timeLimitMs} ms` });
    }, this.#timeLimitMs);
  }
}

function findResult(certificate: FoundCertificate | undefined): FindResult {
  return certificate ? { status: 'valid', certificate } : { status: 'invalid' };
}

/** A Worker that never said a word could not be fetched or started; one that did was brought down. */
function crash(event: ErrorEvent, phase: 'starting' | LoadProgress['phase']): FaultReport {
  const detail = event.message ? { detail: event.message } : {};
  if (phase !== 'starting') return { kind: 'damaged', ...detail };
  return { kind: isOffline() ? 'offline' : 'interrupted', ...detail };
}

function absoluteUrl(url: string): string {
  const base = platform.document?.baseURI;
  return base === undefined ? url : new URL(url, base).href;
}
