import { readRows } from '../read/read-rows.ts';
import { openFile } from '../file/open-file.ts';
import type { ReadOptions, SheetRow } from '../sheet/sheet.ts';
import { inspectRegister, type Inspection, type InspectionContext } from './inspect-register.ts';
import { workbookSheets } from './workbook-sheets.ts';

export interface InspectedFile {
  /** The sheet that the validator reads. */
  readonly rows: readonly SheetRow[];
  readonly inspection: Inspection;
}

/**
 * Reads a register's file as the validator does, and checks what is in it.
 *
 * @param bytes the whole file
 * @throws RegisterFault where the validator can't read it
 */
export async function inspectFile(
  bytes: Uint8Array,
  context: Omit<InspectionContext, 'workbook'>,
  options?: ReadOptions,
): Promise<InspectedFile> {
  const file = await openFile(bytes);
  const rows = await readRows(file, options);
  const workbook = await workbookSheets(file);
  return { rows, inspection: inspectRegister(rows, { ...context, workbook }) };
}
