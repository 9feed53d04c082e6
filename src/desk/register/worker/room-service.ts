import { asFault, RegisterFault } from '../../../register/faults.ts';
import { findingGroups } from '../../../register/inspection/findings.ts';
import { readingWords } from '../../../register/inspection/reading.ts';
import { sealedId } from '../../../register/sealed/format.ts';
import {
  foundVerdict,
  verdictOn,
  type LoadedRegister,
  type Verdict,
} from '../../../register/certificates/verdict.ts';
import type { Answer, Question, Reply } from '../../../register/worker/worker-messages.ts';
import { madeCodes } from './made-codes.ts';
import { openSheet, type OpenedSheet } from './opened-sheet.ts';
import { publishableCopy } from './publishable-copy.ts';
import type { RegisterContext, RoomTasks, SheetReport } from './room-messages.ts';

/** What runs in the room's Worker: keeps the sheet that was opened last, and answers the page. */
export function createRoomService(): Answer<RoomTasks> {
  let sheet: OpenedSheet | undefined;
  return async (question, onProgress) => {
    if (question.task !== 'open') return answerAbout(sheet, question);
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
    return { status: 'open', report: sheetReport(sheet) };
  }
}

function sheetReport({ inspection, register }: OpenedSheet): SheetReport {
  const records = register?.records ?? [];
  return {
    reading: readingWords(inspection),
    findings: findingGroups(inspection.findings),
    notes: findingGroups(inspection.notes),
    certificates: inspection.register.records.length,
    firstRow: records[0]?.row ?? 1,
    lastRow: records.at(-1)?.row ?? 1,
  };
}

async function answerAbout(
  sheet: OpenedSheet | undefined,
  question: Question<RoomTasks, Exclude<keyof RoomTasks, 'open'>>,
): Promise<Reply<RoomTasks>> {
  if (!sheet) throw new Error('no sheet is open');
  const { register, context } = sheet;
  if (!register) throw new Error('the sheet has no certificate');
  switch (question.task) {
    case 'find':
      return { status: 'found', verdict: siteVerdict(register, context, question.id) };
    case 'copy':
      return { status: 'copied', ...(await publishableCopy(sheet, question.format)) };
    case 'codes':
      return { status: 'codes', ...madeCodes(sheet, question.validator, question) };
  }
}

/** What the site answers to a search for this text. */
function siteVerdict(
  register: LoadedRegister,
  { isSealed, idPrefixes }: RegisterContext,
  text: string,
): Verdict {
  if (!isSealed) return verdictOn(register, text);
  // A sealed register answers to a whole ID only, and offers nothing that may have been meant.
  const asked = sealedId(text, idPrefixes);
  if (asked === undefined) return { status: 'mistyped', similar: [] };
  const found = register.records.find(({ id }) => id && sealedId(id, idPrefixes) === asked);
  return found ? foundVerdict(register, found) : { status: 'invalid', similar: [] };
}

/** As much as a visitor's browser takes. */
const mostBytes = 64 * 1024 * 1024;

function inMegabytes({ byteLength }: ArrayBuffer): string {
  return `${Math.ceil(byteLength / 1024 / 1024)} MB; at most ${mostBytes / 1024 / 1024} are read`;
}
