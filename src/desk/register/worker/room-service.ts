import { asFault, RegisterFault } from '../../../register/faults/register-fault.ts';
import { linkRows } from './certificate-links.ts';
import { madeCodes } from './made-codes.ts';
import { openSheet, type OpenedSheet } from './opened-sheet.ts';
import { publishableCopy, tableFile } from './publishable-copy.ts';
import type {
  FromRoom,
  RegisterContext,
  RoomQuestion,
  RoomReply,
  ToRoom,
} from './room-messages.ts';
import { rowPage } from './row-views.ts';
import { sheetReport } from './sheet-report.ts';
import { siteVerdict } from './site-verdicts.ts';

/** What runs in the room's Worker: keeps the sheet that was opened last, and answers the page through `post`. */
export function createRoomService(
  post: (message: FromRoom) => void,
): (message: ToRoom) => Promise<void> {
  let sheet: OpenedSheet | undefined;
  return async ({ request, ...question }) => {
    const reply = await answer(question).catch((): RoomReply => ({ status: 'failed' }));
    post({ type: 'answer', request, reply });
  };

  async function answer(question: RoomQuestion): Promise<RoomReply> {
    if (question.task === 'open') {
      sheet = undefined;
      return open(question.file, question.context);
    }
    return sheet ? answerAbout(sheet, question, onSealed) : { status: 'failed' };
  }

  async function open(file: Blob, context: RegisterContext): Promise<RoomReply> {
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) return { status: 'unreadable', kind: 'gone' };
    try {
      if (bytes.byteLength > mostBytes) throw new RegisterFault('too-large', inMegabytes(bytes));
      sheet = await openSheet(new Uint8Array(bytes), context, onRows);
    } catch (error) {
      const { kind, detail } = asFault(error);
      return { status: 'unreadable', kind, detail };
    }
    const rows = sheet.lines.filter(({ use }) => use === 'certificate');
    const numbers = rows.map(({ row }) => row.number);
    return { status: 'open', report: sheetReport(sheet.inspection, numbers) };
  }

  function onRows(done: number): void {
    post({ type: 'progress', done });
  }

  function onSealed(done: number, all: number): void {
    post({ type: 'progress', done, all });
  }
}

async function answerAbout(
  sheet: OpenedSheet,
  question: Exclude<RoomQuestion, { task: 'open' }>,
  onSealed: (done: number, all: number) => void,
): Promise<RoomReply> {
  const { register, context } = sheet;
  if (question.task === 'rows') return { status: 'rows', ...rowPage(sheet, question) };
  if (!register) return { status: 'failed' };
  switch (question.task) {
    case 'find':
      return { status: 'found', verdict: siteVerdict(register, context, question.id) };
    case 'copy':
      return { status: 'copied', ...(await publishableCopy(sheet, question.format)) };
    case 'links': {
      const { codes, leftOut } = madeCodes(sheet, question.validator);
      const bytes = tableFile(linkRows(codes), question.format);
      return { status: 'saved', bytes, count: codes.length, leftOut };
    }
    case 'codes':
      return { status: 'codes', ...madeCodes(sheet, question.validator, question) };
    case 'seal': {
      const { sealedArchive } = await import('./sealed-archive.ts');
      return sealedArchive(sheet, question.key, onSealed);
    }
  }
}

/** As much as a visitor's browser takes. */
const mostBytes = 64 * 1024 * 1024;

function inMegabytes({ byteLength }: ArrayBuffer): string {
  return `${Math.ceil(byteLength / 1024 / 1024)} MB; at most ${mostBytes / 1024 / 1024} are read`;
}
