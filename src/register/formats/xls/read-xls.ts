import { biffWorksheets } from './biff-worksheets.ts';
import { isCompoundFile, openCompoundFile } from '../../kind/compound-file.ts';
import { workbookStream } from '../../kind/workbook-stream.ts';
import { readWithSheetJs } from '../sheetjs/read-with-sheetjs.ts';
import { RegisterFault } from '../../faults/register-fault.ts';
import type { ReadOptions, SheetRow } from '../../sheet/sheet.ts';

/**
 * The rows of the first worksheet of an .xls ([MS-XLS], and its forerunners since Excel 2).
 *
 * @throws RegisterFault `damaged`, `too-large`, `not-a-spreadsheet` where no sheet has cells
 */
export function readXls(bytes: Uint8Array, options: ReadOptions): SheetRow[] {
  const stream = isCompoundFile(bytes) ? workbookStream(openCompoundFile(bytes)) : bytes;
  for (const worksheet of stream ? biffWorksheets(stream) : []) {
    const rows = readWithSheetJs(worksheet, options);
    if (rows) return rows;
  }
  throw new RegisterFault('not-a-spreadsheet', 'no worksheet');
}
