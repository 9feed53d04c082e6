import { readRows } from '../read/read-rows.ts';
import { openFile } from '../file/open-file.ts';
import { defaultLimits, type ReadOptions, type SheetRow } from '../sheet/sheet.ts';
import { openZip } from '../file/zip.ts';

/** The rows of a file of any kind, as the register's Worker reads them. */
export async function readFile(bytes: Uint8Array, options: ReadOptions = {}): Promise<SheetRow[]> {
  return readRows(await openFile(bytes, options.limits), options);
}

/** The rows of a file that is taken for an .xlsx, whatever it is. */
export async function readXlsxFile(
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<SheetRow[]> {
  const { maxInflatedBytes } = options.limits ?? defaultLimits;
  return readRows({ kind: 'xlsx', archive: openZip(bytes, maxInflatedBytes) }, options);
}
