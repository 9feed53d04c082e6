import type { PossibleIds } from '../certificates/carried-id.ts';
import type { FileDates } from '../certificates/dates.ts';
import type { AskedVerdict, RegisterLayout } from '../certificates/verdict.ts';
import { asFault, type FaultKind, type SealedFaultKind } from '../faults.ts';
import type { ChosenColumn, ColumnToChoose, ListedIds } from '../list/list-ids.ts';
import type { SavedFormat } from '../list/table-file.ts';
import type { DownloadProgress, FetchOptions } from '../load/fetch-register.ts';

/**
 * The tasks of the register's Worker, each with its question and its answer. A sealed register, which needs no Worker,
 * answers those about IDs.
 */
export interface RegisterTasks {
  /** Fetches and reads the register. `url` must be absolute, since a Worker resolves addresses against its script. */
  readonly load: Task<
    PlainPlace &
      Pick<FetchOptions, 'cache' | 'begun'> & {
        /** An ID to look up as soon as the register has been read. */
        readonly id?: string | undefined;
      },
    { readonly status: 'ready'; readonly verdict?: AskedVerdict }
  >;
  /** Looks up the possible IDs of a text (R8). */
  readonly find: Task<PossibleIds, AskedVerdict>;
  /** Looks up texts of a list, at least the first one. A sealed register takes long, and looks up no other. */
  readonly verdicts: Task<
    { readonly texts: readonly PossibleIds[] },
    { readonly status: 'verdicts'; readonly verdicts: readonly AskedVerdict[] }
  >;
  /** Counts, in each column, the texts that are IDs of the register. A sealed register counts nothing. */
  readonly recognise: Task<
    { readonly columns: readonly (readonly string[])[] },
    { readonly status: 'recognised'; readonly found: readonly number[] }
  >;
  /** Reads a pasted text or a file. */
  readonly read: Task<
    { readonly list: string | Blob },
    {
      readonly status: 'read';
      readonly columns: readonly ColumnToChoose[];
      readonly isTable: boolean;
    }
  >;
  /** Gives the IDs in one column of the list that was read last. */
  readonly ids: Task<ChosenColumn, ListedIds>;
  /** Writes rows of texts into a file. The first row has the headings. */
  readonly save: Task<
    { readonly format: SavedFormat; readonly rows: readonly (readonly string[])[] },
    { readonly status: 'saved'; readonly bytes: Uint8Array<ArrayBuffer> }
  >;
}

/** The place and layout of a plain register. */
export interface PlainPlace extends RegisterLayout, Pick<FileDates, 'built'> {
  /** The address that the browser fetches. */
  readonly url: string;
  /** The CRC-32 of the file, if the build published it and its end does not show that it is whole. */
  readonly checksum?: number | undefined;
}

/** A question that a page asks a Worker, and the answer. */
export interface Task<Question, Reply> {
  readonly question: Question;
  readonly reply: Reply;
}

export type LoadProgress =
  | ({ readonly phase: 'download' } & DownloadProgress)
  | {
      readonly phase: 'rows';
      /** 0 when the download has just ended. */
      readonly rows: number;
    };

/** Why a task can't be done. A fault says nothing about a certificate (R9). */
export interface Fault {
  readonly status: 'fault';
  readonly kind: FaultKind | SealedFaultKind;
  /** Details for the owner. */
  readonly detail?: string | undefined;
}

export type RegisterState = Reply<'load'> | Fault;

/** A table of tasks, each with its question and its answer. */
export type Table<Tasks> = Readonly<Record<keyof Tasks, Task<object, object>>>;

export type QuestionOf<Tasks extends Table<Tasks>, Name extends keyof Tasks = keyof Tasks> = {
  readonly [One in Name]: { readonly task: One } & Tasks[One]['question'];
}[Name];

export type Question<Name extends keyof RegisterTasks = keyof RegisterTasks> = QuestionOf<
  RegisterTasks,
  Name
>;

export type Reply<Name extends keyof RegisterTasks = keyof RegisterTasks> =
  RegisterTasks[Name]['reply'];

export type ToWorker<Asked = Question> = Asked & { readonly request: number };

/** Each question gets reports of progress, and then one answer. */
export type FromWorker<Answer = Reply> = { readonly request: number } & (
  | { readonly type: 'progress'; readonly progress: LoadProgress }
  | { readonly type: 'answer'; readonly reply: Answer | Fault }
);

/** Answers a question. If the service throws an error, the page gets a fault. */
export type Service<Tasks extends Table<Tasks> = RegisterTasks> = (
  question: QuestionOf<Tasks>,
  onProgress: (progress: LoadProgress) => void,
) => Promise<Tasks[keyof Tasks]['reply'] | Fault>;

/** Answers the page's questions in a Worker. */
export function serveTasks<Tasks extends Table<Tasks>>(answer: Service<Tasks>): void {
  const reply = async (question: ToWorker<QuestionOf<Tasks>>) => {
    const { request } = question;
    const post = (message: FromWorker<Tasks[keyof Tasks]['reply']>) => self.postMessage(message);
    try {
      const onProgress = (progress: LoadProgress) => post({ type: 'progress', request, progress });
      post({ type: 'answer', request, reply: await answer(question, onProgress) });
    } catch (error) {
      const { kind, detail } = asFault(error);
      post({ type: 'answer', request, reply: { status: 'fault', kind, detail } });
    }
  };
  self.addEventListener(
    'message',
    ({ data }: MessageEvent<ToWorker<QuestionOf<Tasks>>>) => void reply(data),
  );
}
