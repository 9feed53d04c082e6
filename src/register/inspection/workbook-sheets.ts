import { read, utils, type WorkSheet } from '@e965/xlsx';
import type { Workbook } from './other-sheets.ts';
import type { OpenedFile } from '../kind/opened-file.ts';
import type { SheetRow } from '../sheet/sheet.ts';

/** As much of a sheet as shows whether it is a register. */
const rowsRead = 30;

/**
 * The sheets of a workbook, for its owner to know which of them is read. SheetJS is asked, which reads more kindly
 * than the validator does: what the other sheets hold is only compared with the look of a register.
 *
 * @returns `undefined` for a CSV or web page, which is one sheet without a name, and for a file that SheetJS can't read
 */
export function workbookSheets(kind: OpenedFile['kind'], bytes: Uint8Array): Workbook | undefined {
  const workbook = kind === 'csv' || kind === 'web-page' ? undefined : parsed(bytes);
  if (workbook === undefined) return undefined;
  const { SheetNames: names, Sheets: sheets, Workbook: properties } = workbook;
  const isOfCells = (name: string) => (sheets[name]?.['!type'] ?? 'sheet') === 'sheet';
  const first = names.findIndex(isOfCells);
  const name = names[first];
  if (name === undefined) return undefined;
  const others = names.filter((other) => other !== name);
  return {
    name,
    position: first + 1,
    isHidden: (properties?.Sheets?.[first]?.Hidden ?? 0) !== 0,
    others: others.map((other) => ({ name: other, rows: rowsOf(sheets[other]) })),
  };
}

function parsed(bytes: Uint8Array) {
  try {
    return read(bytes, { sheetRows: rowsRead, cellFormula: false });
  } catch {
    return undefined;
  }
}

function rowsOf(sheet: WorkSheet = {}): SheetRow[] {
  const { e: end } = utils.decode_range(sheet['!ref'] ?? 'A1');
  // From A1, so that columns and rows are those of the sheet.
  const range = { s: { c: 0, r: 0 }, e: end };
  const lines = utils.sheet_to_json<string[]>(sheet, {
    header: 1,
    raw: false,
    blankrows: true,
    range,
  });
  return lines.map((cells, at) => ({ number: at + 1, cells }));
}
