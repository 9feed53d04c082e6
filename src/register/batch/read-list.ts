import { RegisterFault } from '../faults/register-fault.ts';
import { readRows } from '../read/read-rows.ts';
import { decodeText, textWithoutColumns } from '../file/text.ts';
import { openFile } from '../file/open-file.ts';
import { rowsInText, type TextRows } from './rows-in-text.ts';

/**
 * The rows of a list of IDs: what was pasted, or the first worksheet of a file of any kind that a register may be
 * of. A text file without columns is read as what is pasted.
 *
 * @throws RegisterFault and nothing else
 */
export async function readList(list: string | Uint8Array): Promise<TextRows> {
  if (typeof list === 'string') return rowsInText(list);
  try {
    return { rows: await readRows(await openFile(list)), isTable: true };
  } catch (fault) {
    const isList = fault instanceof RegisterFault && fault.detail === textWithoutColumns;
    if (isList) return rowsInText(decodeText(list)?.text ?? '');
    throw fault;
  }
}
