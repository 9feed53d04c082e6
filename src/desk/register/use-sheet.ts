import { useEffect, useRef, useState } from 'react';
import { fileFaultAdvice } from '../../content/fault-advice.ts';
import type { RoomContent } from './room-content.ts';
import { openWorker, type WorkerClient } from '../../register/worker/worker-client.ts';
import type { Fault } from '../../register/worker/worker-messages.ts';
import type { RoomTasks, Unreadable } from './worker/room-messages.ts';
import roomWorkerUrl from './worker/room-worker.ts?worker&url';
import type { SheetReport } from './worker/sheet-report.ts';

/** The sheet that the owner has chosen. */
export type Sheet =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly name: string; readonly rows: number }
  | {
      readonly status: 'unreadable';
      readonly name: string;
      readonly what: string;
      readonly fix: string;
    }
  | OpenSheet;

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

/** What keeps a file from being read, and what to do. */
export function unreadableWords(
  reply: Fault | ({ readonly status: 'unreadable' } & Unreadable),
  faults: RoomContent['faults'],
): { readonly what: string; readonly fix: string } {
  if (reply.status === 'fault') return faultWords(reply);
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
function faultWords({ kind }: Fault): { readonly what: string; readonly fix: string } {
  if (kind === 'too-slow') {
    return {
      what: 'Reading this file takes too long.',
      fix: 'Remove what is not needed from its first sheet, save it as .xlsx and choose it again.',
    };
  }
  if (kind === 'damaged') {
    return {
      what: 'Reading this file was more than the browser could do.',
      fix: 'Close other tabs and choose it again. If that does not help, open it in Excel or LibreOffice, save it as a new .xlsx file and choose that.',
    };
  }
  return {
    what: 'A part of this page did not load.',
    fix: 'Load this page again. On this computer, “npm run desk” must still be running.',
  };
}
