import { csvText } from '../batch/csv-text.ts';
import { idsOfList } from '../batch/ids-of-list.ts';
import { listColumns } from '../batch/list-columns.ts';
import { readList } from '../batch/read-list.ts';
import type { TextRows } from '../batch/rows-in-text.ts';
import { asFault } from '../faults/register-fault.ts';
import type { BatchQuestion, BatchReplies, BatchReply, PartMissing } from './batch-messages.ts';
import { verdictsOn } from '../certificates/verdict.ts';
import type { LoadedRegister } from '../certificates/verdict.ts';
import type { Verdict } from '../certificates/verdict.ts';

/** What answers in the Worker. */
export const answerBatch = createBatchService();

/** Answers what "Check several" asks. It keeps the last list that was read, and the IDs that are looked up. */
export function createBatchService() {
  let list: TextRows = { rows: [], isTable: false };
  let ids: readonly string[] = [];
  let verdictOn: ((id: string) => Verdict) | undefined;

  return async (
    question: BatchQuestion,
    register: LoadedRegister | undefined,
  ): Promise<BatchReply> => {
    switch (question.task) {
      case 'verdicts':
        if (question.ids && register) {
          ids = question.ids;
          verdictOn = verdictsOn(register, ids);
        }
        if (!verdictOn) return { status: 'missing' };
        return {
          status: 'verdicts',
          verdicts: ids.slice(question.from, question.from + mostVerdicts).map(verdictOn),
        };
      case 'recognise':
        return { status: 'recognised', found: recognised(question.columns, register) };
      case 'read':
        try {
          list = await readList(question.list);
          return { status: 'read', columns: listColumns(list.rows), isTable: list.isTable };
        } catch (error) {
          return { status: 'unreadable', kind: asFault(error).kind };
        }
      case 'ids':
        return idsOfList(list.rows, question);
      case 'save':
        return savedFile(question);
    }
  };
}

/** So many answers the page takes in without a pause that anybody would notice. */
const mostVerdicts = 500;

function recognised(
  columns: readonly (readonly string[])[],
  register: LoadedRegister | undefined,
): readonly number[] {
  if (register === undefined) return [];
  const texts = new Set(columns.flat());
  const ids = new Set(register.records.map(({ id }) => id).filter((id) => texts.has(id)));
  return columns.map((column) => column.filter((text) => ids.has(text)).length);
}

async function savedFile({
  format,
  rows,
}: Extract<BatchQuestion, { task: 'save' }>): Promise<BatchReplies['save'] | PartMissing> {
  if (format === 'csv') return { status: 'saved', bytes: new TextEncoder().encode(csvText(rows)) };
  const writer = await import('../batch/xlsx-file.ts').catch(() => undefined);
  return writer ? { status: 'saved', bytes: writer.xlsxFile(rows) } : { status: 'missing' };
}
