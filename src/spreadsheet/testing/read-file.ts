import { openFile } from '../file/open-file.ts';
import { readRows } from '../read/read-rows.ts';
import type { ReadOptions, SheetRow } from '../sheet/cells.ts';

/** Reads a file of any kind, as the register's Worker does. */
export async function readFile(bytes: Uint8Array, options?: ReadOptions): Promise<SheetRow[]> {
  return [...(await readRows(await openFile(bytes), options))];
}
