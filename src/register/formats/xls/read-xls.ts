import { biff, substream, uint16 } from '../../kind/biff-records.ts';
import { biffWorksheets } from './biff-worksheets.ts';
import { loadCodePage } from '../sheetjs/code-pages.ts';
import { readWithSheetJs } from '../sheetjs/read-with-sheetjs.ts';
import { RegisterFault } from '../../faults/register-fault.ts';
import type { ReadOptions, SheetRow } from '../../sheet/sheet.ts';

/**
 * The rows of the first worksheet of an .xls ([MS-XLS], and its forerunners since Excel 2).
 *
 * @throws RegisterFault `damaged`, `too-large`, `not-a-spreadsheet` where no sheet has cells
 */
export async function readXls(stream: Uint8Array, options: ReadOptions): Promise<SheetRow[]> {
  await loadCodePage(codePageOf(stream));
  for (const worksheet of biffWorksheets(stream)) {
    const rows = readWithSheetJs(worksheet, options, false);
    if (rows) return rows;
  }
  throw new RegisterFault('not-a-spreadsheet', 'no worksheet');
}

/** The code page of a workbook's texts ([MS-XLS] 2.4.52). */
function codePageOf(stream: Uint8Array): number | undefined {
  for (const record of substream(stream, 0)) {
    if (record.type === biff.codePage) return uint16(stream, record.data);
  }
  return undefined;
}
