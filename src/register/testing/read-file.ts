import { openFile } from '../file/open-file.ts';
import { readRows } from '../read/read-rows.ts';
import type { ReadRowsOptions, SheetRow } from '../sheet/cells.ts';

/** The rows of a file of any kind, as the register's Worker reads them. */
export async function readFile(bytes: Uint8Array, options?: ReadRowsOptions): Promise<SheetRow[]> {
  return [...(await readRows(await openFile(bytes), options))];
}
