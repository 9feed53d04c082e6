import { idsOfList, listColumns } from '../list/list-ids.ts';
import { type ListRows, readList } from '../list/read-list.ts';
import { tableFile } from '../list/table-file.ts';
import type { Answer } from './worker-messages.ts';

/** The list that was read last. */
let list: ListRows = { rows: [], isTable: false };

/** Answers what is asked of a visitor's lists. It is loaded with the first question about one. */
export const answerList: Answer<'read' | 'ids' | 'save'> = async (question, onProgress) => {
  switch (question.task) {
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
};
