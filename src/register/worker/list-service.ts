import { countingVerdict } from '../certificates/counting-verdict.ts';
import type { LoadedRegister } from '../certificates/verdict.ts';
import { verdictsOn } from '../certificates/verdicts.ts';
import { idsOfList, listColumns } from '../list/list-ids.ts';
import { type ListRows, readList } from '../list/read-list.ts';
import { tableFile } from '../list/table-file.ts';
import type { LoadProgress, Question, RegisterTasks, Reply } from './worker-messages.ts';

/** The list that was read last. */
let list: ListRows = { rows: [], isTable: false };

type ListTask = Exclude<keyof RegisterTasks, 'load' | 'find'>;

/**
 * Answers what is asked of a visitor's lists. It is loaded with the first question about one.
 *
 * @param register what was read last
 * @throws RegisterFault where none was
 */
export async function answerList(
  question: Question<ListTask>,
  onProgress: (progress: LoadProgress) => void,
  register: () => LoadedRegister,
): Promise<Reply<ListTask>> {
  switch (question.task) {
    case 'verdicts': {
      const verdictOn = verdictsOn(register(), question.ids.flat());
      return {
        status: 'verdicts',
        verdicts: question.ids.map((ids) => countingVerdict(ids, ids.map(verdictOn))),
      };
    }
    case 'recognise':
      return { status: 'recognised', found: recognised(question.columns, register()) };
    case 'read':
      // From here on it is the list that takes long, and not the connection.
      onProgress({ phase: 'rows', rows: 0 });
      list = await readList(question.list);
      return { status: 'read', columns: listColumns(list.rows), isTable: list.isTable };
    case 'ids':
      return idsOfList(list.rows, question);
    case 'save':
      return { status: 'saved', bytes: tableFile(question.rows, question.format) };
  }
}

function recognised(
  columns: readonly (readonly string[])[],
  { records }: LoadedRegister,
): readonly number[] {
  const texts = new Set(columns.flat());
  const ids = new Set(records.map(({ id }) => id).filter((id) => texts.has(id)));
  return columns.map((column) => column.filter((text) => ids.has(text)).length);
}
