import { openFile } from '../file/open-file.ts';
import { readRows } from '../read/read-rows.ts';
import type { ReadOptions, SheetRow } from '../sheet/cells.ts';

/** The rows of a file of any kind, as the register's Worker reads them. */
export async function readFile(bytes: Uint8Array, options?: ReadOptions): Promise<SheetRow[]> {
  return readRows(await openFile(bytes), options);
}
