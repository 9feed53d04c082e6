import { fileKind } from '../file-kinds/file-kind.ts';
import { loaded } from './loaded.ts';
import { RegisterFault } from '../register-fault.ts';
import type { ReadOptions, SheetRow } from '../sheet.ts';
import { readXlsx } from '../xlsx/read-xlsx.ts';

/**
 * The rows of the first worksheet, as the text that the spreadsheet shows; told from the bytes alone.
 *
 * @param bytes the whole file
 * @throws RegisterFault and nothing else; a file that cannot be read is never an empty sheet
 */
export async function readFirstSheet(
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<SheetRow[]> {
  try {
    return await readByKind(bytes, options);
  } catch (error) {
    if (error instanceof RegisterFault) throw error;
    throw new RegisterFault('damaged', String(error), { cause: error });
  }
}

/** Each reader is loaded only when a file of its kind has come. */
async function readByKind(bytes: Uint8Array, options: ReadOptions): Promise<SheetRow[]> {
  const file = await fileKind(bytes, options.limits);
  switch (file.kind) {
    case 'fault':
      throw new RegisterFault(file.fault, file.detail);
    case 'csv':
      return (await loaded(import('./read-csv.ts'))).readCsv(file, options);
    case 'xlsx':
      return readXlsx(bytes, options);
    case 'xls':
      return (await loaded(import('./read-xls.ts'))).readXls(bytes, options);
    case 'xlsb':
      return (await loaded(import('./read-zipped-sheet.ts'))).readXlsb(bytes, options);
    case 'ods':
      return (await loaded(import('./read-zipped-sheet.ts'))).readOds(bytes, options);
  }
}
