import { asFault, loadChunk } from '../faults.ts';
import type { OpenedFile } from '../file/open-file.ts';
import { xlsxSheets } from './xlsx.ts';
import type { ReadRowsOptions, SheetRow, WorkbookSheet } from '../sheet/cells.ts';

/**
 * The rows of the first worksheet, with the texts that the spreadsheet shows. The readers of other kinds than .xlsx are loaded on demand.
 *
 * @throws RegisterFault and nothing else; a file that cannot be read is never an empty sheet
 */
export async function readRows(
  file: OpenedFile,
  options: ReadRowsOptions = {},
): Promise<SheetRow[]> {
  try {
    switch (file.kind) {
      case 'xlsx': {
        const [first] = await xlsxSheets(file.archive);
        return (await first?.rows(options)) ?? [];
      }
      case 'ods':
        return await (await loadChunk(import('./ods.ts'))).readOds(file.archive, options);
      case 'csv':
        return (await loadChunk(import('./csv.ts'))).readCsv(file.text, options);
      case 'web-page':
        return (await loadChunk(import('./html.ts'))).readHtml(file.text, options);
    }
  } catch (cause) {
    // Such as an array longer than the engine allows.
    throw asFault(cause);
  }
}

/** The worksheets of a workbook; none of a text or a web page, which is one sheet without a name. */
export async function sheetsIn(file: OpenedFile): Promise<WorkbookSheet[]> {
  if (!('archive' in file)) return [];
  if (file.kind === 'xlsx') return xlsxSheets(file.archive);
  const { odsSheets } = await loadChunk(import('./ods.ts'));
  return odsSheets(file.archive);
}
