import { asFault, RegisterFault } from '../../../register/faults.ts';
import { tableFile } from '../../../register/list/table-file.ts';
import type { Answer } from '../../../register/worker/serve-tasks.ts';
import type { Progress, Question, Reply } from '../../../register/worker/worker-messages.ts';
import { linkRows } from './certificate-links.ts';
import { madeCodes } from './made-codes.ts';
import { openSheet, type OpenedSheet } from './opened-sheet.ts';
import { publishableCopy } from './publishable-copy.ts';
import type { RegisterContext, RoomTasks } from './room-messages.ts';
import { rowPage } from './row-views.ts';
import { sheetReport } from './sheet-report.ts';
import { siteVerdict } from './site-verdicts.ts';

/** What runs in the room's Worker: keeps the sheet that was opened last, and answers the page. */
export function createRoomService(): Answer<RoomTasks> {
  let sheet: OpenedSheet | undefined;
  return async (question, onProgress) => {
    if (question.task !== 'open') return answerAbout(sheet, question, onProgress);
    sheet = undefined;
    return open(question.file, question.context, (rows) => onProgress({ phase: 'rows', rows }));
  };

  async function open(
    file: Blob,
    context: RegisterContext,
    onRows: (rows: number) => void,
  ): Promise<RoomTasks['open']['reply']> {
    onRows(0);
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
}

async function answerAbout(
  sheet: OpenedSheet | undefined,
  question: Question<RoomTasks, Exclude<keyof RoomTasks, 'open'>>,
  onProgress: (progress: Progress<RoomTasks>) => void,
): Promise<Reply<RoomTasks>> {
  if (!sheet) throw new Error('no sheet is open');
  const { register, context } = sheet;
  if (question.task === 'rows') return { status: 'rows', ...rowPage(sheet, question) };
  if (!register) throw new Error('the sheet has no certificate');
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
      return sealedArchive(sheet, question.key, (done, all) =>
        onProgress({ phase: 'sealing', done, all }),
      );
    }
  }
}

/** As much as a visitor's browser takes. */
const mostBytes = 64 * 1024 * 1024;

function inMegabytes({ byteLength }: ArrayBuffer): string {
  return `${Math.ceil(byteLength / 1024 / 1024)} MB; at most ${mostBytes / 1024 / 1024} are read`;
}
