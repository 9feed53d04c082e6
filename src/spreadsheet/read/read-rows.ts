import { asSheetFault, loadChunk } from '../faults.ts';
import type { OpenedFile } from '../file/open-file.ts';
import { xlsxSheets } from './xlsx.ts';
import type { ReadOptions } from '../sheet/cells.ts';
import { tableOf } from '../sheet/sheet-builder.ts';
import type { SheetTable, WorkbookSheet } from '../sheet/sheet-table.ts';

/**
 * The rows of the first worksheet, with the texts that the spreadsheet shows.
 *
 * @throws SheetFault if the file can't be read; never returns an empty list instead
 */
export async function readRows(file: OpenedFile, options: ReadOptions = {}): Promise<SheetTable> {
  try {
    switch (file.kind) {
      case 'xlsx': {
        const [first] = await xlsxSheets(file.archive);
        return (await first?.rows(options)) ?? tableOf([]);
      }
      case 'ods':
        return await (await loadChunk(import('./ods.ts'))).readOds(file.archive, options);
      case 'csv':
        return (await loadChunk(import('./csv.ts'))).readCsv(file.text, options);
      case 'web-page':
        return (await loadChunk(import('./html.ts'))).readHtml(file.text, options);
    }
  } catch (cause) {
    // The JavaScript engine may throw errors of its own, for example if an array is too long.
    throw asSheetFault(cause);
  }
}

/** The worksheets of a workbook. The list is empty for a text file or a web page, whose only sheet has no name. */
export async function sheetsIn(file: OpenedFile): Promise<WorkbookSheet[]> {
  if (!('archive' in file)) return [];
  if (file.kind === 'xlsx') return xlsxSheets(file.archive);
  const { odsSheets } = await loadChunk(import('./ods.ts'));
  return odsSheets(file.archive);
}
