import { isPlainXlsx } from '../kind/plain-xlsx.ts';
import { RegisterFault } from '../faults/register-fault.ts';
import type { ReadOptions, SheetRow } from '../sheet/sheet.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';
import { loadChunk } from '../faults/load-chunk.ts';

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
  if (bytes.length === 0) throw new RegisterFault('empty-file');
  if (await isPlainXlsx(bytes)) return readXlsx(bytes, options);
  const { readRarerFile } = await loadChunk(import('./read-rarer-file.ts'));
  return readRarerFile(bytes, options);
}
