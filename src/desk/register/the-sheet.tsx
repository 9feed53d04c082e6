import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { fileFaultAdvice } from '../../content/register-context.ts';
import type { RoomContent } from './room-content.ts';
import { openWorker, type WorkerClient } from '../../register/worker/worker-client.ts';
import type { Fault } from '../../register/worker/worker-messages.ts';
import { counted } from './sentences.tsx';
import type { RoomTasks, SheetReport, Unreadable } from './worker/room-messages.ts';
import roomWorkerUrl from './worker/room-worker.ts?worker&url';

/** The sheet that the owner has chosen. */
export type Sheet =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly name: string; readonly rows: number }
  | ({ readonly status: 'unreadable'; readonly name: string } & FileFault)
  | OpenSheet;

/** What keeps a file from being read, and what to do. */
interface FileFault {
  readonly what: string;
  readonly fix: string;
}

export interface OpenSheet {
  readonly status: 'open';
  readonly name: string;
  readonly report: SheetReport;
  readonly ask: WorkerClient<RoomTasks>['ask'];
}

/** How long a sheet may be read; an owner waits longer than a visitor. */
const timeLimitMs = 120_000;

/** The chosen sheet, read in a Worker of its own; another one ends it. */
export function useSheet({ context, faults }: RoomContent) {
  const [sheet, setSheet] = useState<Sheet>({ status: 'none' });
  const client = useRef<WorkerClient<RoomTasks>>(undefined);
  useEffect(() => () => client.current?.close(), []);

  const open = async (file: File) => {
    const { name } = file;
    client.current?.close();
    const own = openWorker<RoomTasks>(
      () => new Worker(roomWorkerUrl, { type: 'module', name: 'register room' }),
      timeLimitMs,
    );
    client.current = own;
    const show = (next: Sheet) => {
      if (client.current === own) setSheet(next);
    };
    show({ status: 'reading', name, rows: 0 });
    const reply = await own.ask({ task: 'open', file, context }, ({ rows }) =>
      show({ status: 'reading', name, rows }),
    );
    if (reply.status === 'open') show({ ...reply, name, ask: own.ask });
    else show({ status: 'unreadable', name, ...unreadableWords(reply, faults) });
  };
  return { sheet, open };
}

function unreadableWords(
  reply: Fault | ({ readonly status: 'unreadable' } & Unreadable),
  faults: RoomContent['faults'],
): FileFault {
  if (reply.status === 'fault') return workerFaults[reply.kind] ?? notLoaded;
  const { kind, detail } = reply;
  if (kind === 'gone') {
    return {
      what: 'The browser was not given the file.',
      fix: 'If it was moved, renamed or is a folder, choose the file again. If it is open in Excel, close it there first.',
    };
  }
  const found = detail === undefined ? '' : ` Found: ${detail}.`;
  return {
    what: `This file can’t be read as a register.${found}`,
    fix: fileFaultAdvice(kind, faults),
  };
}

/** What keeps the Worker from an answer. */
const workerFaults: Partial<Record<Fault['kind'], FileFault>> = {
  'too-slow': {
    what: 'Reading this file takes too long.',
    fix: 'Remove what is not needed from its first sheet, save it as .xlsx and choose it again.',
  },
  damaged: {
    what: 'Reading this file was more than the browser could do.',
    fix: 'Close other tabs and choose it again. If that does not help, open it in Excel or LibreOffice, save it as a new .xlsx file and choose that.',
  },
};

const notLoaded: FileFault = {
  what: 'A part of this page did not load.',
  fix: 'Load this page again. On this computer, “npm run desk” must still be running.',
};

interface DropPlaceProps {
  /** Whether no sheet has been chosen yet. */
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
}

/** Where the sheet is chosen or dropped. */
export function DropPlace({ isFirst, onFile }: DropPlaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(keepPage, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <section
      className="room-drop"
      data-first={isFirst || undefined}
      data-over={isOver || undefined}
      aria-label="The sheet"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {isFirst && (
        <p>
          See your register as the website reads it. The sheet stays on this device: nothing is sent
          anywhere.
        </p>
      )}
      <button
        type="button"
        className="button button-primary"
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" size={20} />
        {isFirst ? 'Choose the sheet' : 'Choose another sheet'}
      </button>
      <p className="room-hint">
        Or drop it here. Excel (.xlsx), OpenDocument (.ods), .csv, .tsv or a saved web page.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="The sheet"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // So that the same file can be chosen again after it was corrected.
          currentTarget.value = '';
        }}
      />
    </section>
  );
}

/** A file that is dropped beside the place would open in place of this page. */
function keepPage() {
  const refuse = (event: Event) => event.preventDefault();
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
  return () => {
    removeEventListener('dragover', refuse);
    removeEventListener('drop', refuse);
  };
}

interface SheetStatusProps {
  readonly sheet: Sheet;
  /** Whether the site publishes it sealed, which takes a key that the desk can't see. */
  readonly isSealed: boolean;
}

/** What has become of the sheet, announced. */
export function SheetStatus({ sheet, isSealed }: SheetStatusProps) {
  return (
    <div role="status" className="room-status">
      {statusOf(sheet, isSealed)}
    </div>
  );
}

function statusOf(sheet: Sheet, isSealed: boolean) {
  switch (sheet.status) {
    case 'none':
      return null;
    case 'reading':
      return (
        <p>
          Reading <bdi>{sheet.name}</bdi>
          {sheet.rows > 0 && `: ${counted(sheet.rows, 'row')} so far`} …
        </p>
      );
    case 'unreadable':
      return (
        <div className="room-verdict" data-kind="error">
          <h2>
            <bdi>{sheet.name}</bdi> can’t be read
          </h2>
          <p>{sheet.what}</p>
          <p>
            <strong>What to do:</strong> {sheet.fix}
          </p>
        </div>
      );
    case 'open':
      return (
        <div className="room-verdict" data-kind={kindOf(sheet.report, isSealed)}>
          <h2>
            <bdi>{sheet.name}</bdi>
          </h2>
          <p>{verdictOn(sheet.report)}</p>
          {isSealed && (
            <p>
              Your register is sealed: visitors can use it only if GitHub has its key.{' '}
              <a className="room-link" href="#protect">
                What to do
              </a>
            </p>
          )}
        </div>
      );
  }
}

function kindOf({ certificates, findings }: SheetReport, isSealed: boolean) {
  if (certificates === 0) return 'error';
  return findings.length > 0 || isSealed ? 'notice' : 'valid';
}

function verdictOn({ certificates, findings, reading }: SheetReport): string {
  const toFix = findings.reduce((sum, { found }) => sum + found.length, 0);
  return `${countOf(certificates, reading.doubt)} ${toFix === 0 ? 'There is nothing to fix.' : `${counted(toFix, 'thing')} to fix.`}`;
}

function countOf(certificates: number, doubt: string | undefined): string {
  if (certificates === 0) return 'No certificate can be checked.';
  if (doubt !== undefined) return `${doubt}.`;
  return `${counted(certificates, 'certificate')} can be checked.`;
}
