import { loadChunk } from '../faults/load-chunk.ts';
import { asFault } from '../faults/register-fault.ts';
import type { OpenedFile } from '../kind/opened-file.ts';
import type { ReadOptions, SheetRow } from '../sheet/sheet.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

/**
 * The rows of the first worksheet, as the text that the spreadsheet shows. Readers other than that of .xlsx are loaded
 * when a file of their kind has come.
 *
 * @throws RegisterFault and nothing else; a file that cannot be read is never an empty sheet
 */
export async function readRows(file: OpenedFile, options: ReadOptions = {}): Promise<SheetRow[]> {
  try {
    return await readByKind(file, options);
  } catch (cause) {
    // Such as an array longer than the engine allows.
    throw asFault(cause);
  }
}

async function readByKind(file: OpenedFile, options: ReadOptions): Promise<SheetRow[]> {
  switch (file.kind) {
    case 'xlsx':
      return readXlsx(file.archive, options);
    case 'csv':
      return (await loadChunk(import('./csv/read-csv.ts'))).readCsv(file, options);
    case 'ods':
      return (await loadChunk(import('./ods/read-ods.ts'))).readOds(file.archive, options);
  }
}
