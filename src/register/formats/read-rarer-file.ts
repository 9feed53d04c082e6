import { fileKind } from '../kind/open-file.ts';
import { asFault, RegisterFault } from '../faults/register-fault.ts';
import type { ReadOptions, SheetRow } from '../sheet/sheet.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';
import { loadChunk } from '../faults/load-chunk.ts';

/**
 * The rows of a file of any kind, or why it has none: this module is loaded only for files that are no
 * plain .xlsx, and each reader only when a file of its kind has come.
 *
 * @throws RegisterFault and nothing else
 */
export async function readRarerFile(bytes: Uint8Array, options: ReadOptions): Promise<SheetRow[]> {
  try {
    return await readByKind(bytes, options);
  } catch (error) {
    throw asFault(error);
  }
}

async function readByKind(bytes: Uint8Array, options: ReadOptions): Promise<SheetRow[]> {
  const file = await fileKind(bytes, options.limits);
  switch (file.kind) {
    case 'fault':
      throw new RegisterFault(file.fault, file.detail);
    case 'csv':
      return (await loadChunk(import('./csv/read-csv.ts'))).readCsv(file, options);
    case 'xlsx':
      return readXlsx(bytes, options);
    case 'xls':
      return (await loadChunk(import('./xls/read-xls.ts'))).readXls(bytes, options);
    case 'xlsb':
      return (await loadChunk(import('./xlsb/read-xlsb.ts'))).readXlsb(bytes, options);
    case 'ods':
      return (await loadChunk(import('./sheetjs/read-zipped-sheet.ts'))).readOds(bytes, options);
  }
}
