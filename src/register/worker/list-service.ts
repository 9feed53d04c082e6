import { unknownVerdicts } from '../certificates/unknown-verdicts.ts';
import {
  certificatesWith,
  foundVerdict,
  type LoadedRegister,
  type Verdict,
} from '../certificates/verdict.ts';
import { columnsToChoose, idsOfList, type ListRows } from '../list/list-ids.ts';
import { readList } from '../list/read-list.ts';
import { countingVerdict } from './register-source.ts';
import { tableFile } from '../list/table-file.ts';
import type { LoadProgress, Question, RegisterTasks, Reply } from './worker-messages.ts';

/** More answers at once would make the page pause. */
const mostVerdicts = 500;

let list: ListRows = { rows: [], isTable: false };

type ListTask = Exclude<keyof RegisterTasks, 'load' | 'find'>;

/** Answers questions about a visitor's lists. `register` throws a fault if no register was read. */
export async function answerList(
  question: Question<ListTask>,
  onProgress: (progress: LoadProgress) => void,
  register: () => LoadedRegister,
): Promise<Reply<ListTask>> {
  switch (question.task) {
    case 'verdicts': {
      const texts = question.texts.slice(0, mostVerdicts);
      const verdictOn = verdictsOn(
        register(),
        texts.flatMap(({ ids }) => ids),
      );
      return {
        status: 'verdicts',
        verdicts: texts.map(({ ids }) => countingVerdict(ids, ids.map(verdictOn))),
      };
    }
    case 'recognise':
      return { status: 'recognised', found: recognised(question.columns, register()) };
    case 'read':
      // This report starts the client's time limit for reading.
      onProgress({ phase: 'rows', rows: 0 });
      list = await readList(question.list);
      return { status: 'read', columns: columnsToChoose(list.rows), isTable: list.isTable };
    case 'ids':
      return idsOfList(list, question);
    case 'save':
      return { status: 'saved', bytes: tableFile(question.rows, question.format) };
  }
}

/** Looks up `ids`, trimmed, in the ID column alone, so that a course in a list finds nothing. */
export function verdictsOn(
  register: LoadedRegister,
  ids: readonly string[],
): (id: string) => Verdict {
  const found = certificatesWith(ids, register);
  const unknown = unknownVerdicts(
    register,
    ids.filter((id) => !found.has(id)),
  );
  return (id) => {
    const record = found.get(id);
    return record ? foundVerdict(register, record) : unknown(id);
  };
}

function recognised(
  columns: readonly (readonly string[])[],
  { records }: LoadedRegister,
): readonly number[] {
  const texts = new Set(columns.flat());
  const ids = new Set(records.map(({ id }) => id).filter((id) => texts.has(id)));
  return columns.map((column) => column.filter((text) => ids.has(text)).length);
}
