import { read, set_cptable, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';

import { codePages } from './code-pages.ts';
import { SheetBuilder } from '../../sheet/sheet-builder.ts';
import { defaultLimits, type Limits, type ReadOptions, type SheetRow } from '../../sheet/sheet.ts';
import { ShownTexts } from '../number-formats/shown-texts.ts';
import { cellText } from './cell-text.ts';

set_cptable(codePages);

/** SheetJS makes an object of every cell and a string of every part, so it is given less than others. */
export function sheetJsLimits(limits: Limits = defaultLimits): Limits {
  return {
    ...limits,
    maxInflatedBytes: Math.min(limits.maxInflatedBytes, 192 * 1024 * 1024),
    maxCells: Math.min(limits.maxCells, 4_000_000),
  };
}

/**
 * The rows of the first worksheet, read by SheetJS, as displayed text; undefined where there is none.
 *
 * @param bytes an archive or a stream that has been checked, since SheetJS checks hardly anything
 * @param holdsShownText whether the file itself says what its cells show
 * @throws RegisterFault `too-large`; whatever SheetJS throws goes on to the caller
 */
export function readWithSheetJs(
  bytes: Uint8Array,
  options: ReadOptions,
  holdsShownText: boolean,
): SheetRow[] | undefined {
  const limits = sheetJsLimits(options.limits);
  const workbook = parsed(bytes, limits, holdsShownText);
  const sheet = firstWorksheet(workbook);
  if (sheet === undefined) return undefined;

  const rows = new SheetBuilder({ ...options, limits });
  const texts = new ShownTexts(workbook.Workbook?.WBProps?.date1904 ?? false, rows);
  const lines: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  // Keys, since the arrays may be sparse: a stray cell far down must not cost a step for each row above.
  for (const row of Object.keys(lines)) {
    const cells: string[] = [];
    for (const [column, cell] of Object.entries(lines[Number(row)] ?? [])) {
      const text = cell === undefined || cell.t === 'z' ? '' : cellText(cell, texts, rows);
      if (text !== '') cells[Number(column)] = text;
    }
    rows.addRow(Number(row) + 1, cells);
  }
  return rows.finish();
}

function parsed(bytes: Uint8Array, limits: Limits, holdsShownText: boolean): WorkBook {
  return read(bytes, {
    // "buffer" takes the bytes as they are; "array" would make a number of each.
    type: 'buffer',
    dense: true,
    // A sheet's own word on its size is not believed.
    nodim: true,
    cellFormula: false,
    cellHTML: false,
    cellNF: true,
    cellText: holdsShownText,
    sheetRows: limits.maxRows + 1,
  });
}

/** The first sheet of cells; chart, macro and dialogue sheets carry a type. */
function firstWorksheet(workbook: WorkBook): WorkSheet | undefined {
  return workbook.SheetNames.map((name) => workbook.Sheets[name]).find(
    (sheet) => sheet !== undefined && (sheet['!type'] ?? 'sheet') === 'sheet',
  );
}
