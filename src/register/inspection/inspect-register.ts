import { type Certificates, countIds } from '../certificates/certificates.ts';
import { type OpenedFile, openFile } from '../file/open-file.ts';
import { readRows, sheetsIn } from '../read/read-rows.ts';
import type { SheetRow } from '../sheet/cells.ts';
import { type FindingsAndNotes, findingsIn } from './findings.ts';
import { inspectedSheet, type InspectionContext, type Workbook } from './inspected-sheet.ts';

/**
 * Reads a file as the validator does, and checks its register.
 *
 * @throws RegisterFault if the validator can't read the file
 */
export async function inspectFile(bytes: Uint8Array, context: Omit<InspectionContext, 'workbook'>) {
  const file = await openFile(bytes);
  const rows = await readRows(file, { countIds: (sheet) => countIds(sheet, context.columns) });
  const workbook = await workbookSheets(file);
  return { rows, inspection: inspectRegister(rows, { ...context, workbook }) };
}

/**
 * The first sheet of a workbook, and enough rows of each other sheet to show whether it is a register. If another
 * sheet can't be read, it counts as blank, since the validator ignores it anyway.
 *
 * @returns `undefined` for a text or a web page, which has only one sheet, without a name
 */
export async function workbookSheets(file: OpenedFile): Promise<Workbook | undefined> {
  const [first, ...rest] = await sheetsIn(file);
  if (first === undefined) return undefined;
  const others = rest.map(async (sheet) => {
    const rows = await sheet.rows().catch(() => []);
    return { name: sheet.name, rows: rows.slice(0, 30) };
  });
  const { name, isHidden } = first;
  return { name, isHidden, others: await Promise.all(others) };
}

/** The result of checking a register. Row numbers count from 1, as in the sheet. */
export interface Inspection extends FindingsAndNotes {
  /** The sheets of the workbook; missing if the file is not a workbook. */
  readonly workbook: Workbook | undefined;
  readonly register: Certificates;
}

/** Checks a register. A register without certificates is a finding too. */
export function inspectRegister(rows: readonly SheetRow[], context: InspectionContext): Inspection {
  const sheet = inspectedSheet(rows, context);
  return { workbook: context.workbook, register: sheet.register, ...findingsIn(sheet) };
}
