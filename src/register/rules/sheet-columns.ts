import { columnLetter } from './column-letter.ts';
import { filledCells, type FilledCell } from './filled-cells.ts';
import type { SheetColumn } from './register.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { isBlank } from '../sheet/trim-text.ts';

/** The columns of a sheet by name (R2). */
export interface SheetColumns {
  /** Whether the first row that is not blank holds them. */
  readonly hasHeader: boolean;
  /** The name of the column at this index, counted from 0; undefined where the header is blank. */
  nameOf(index: number): string | undefined;
}

/** What the columns are called, judged by the first row that is not blank (R2). */
export function sheetColumns(rows: readonly SheetRow[]): SheetColumns {
  const firstRow = rows.find((row) => !row.cells.every(isBlank));
  const header = columnLetterHeader(firstRow ? filledCells(firstRow.cells) : []);
  if (header) return { hasHeader: true, nameOf: (index) => header.get(index) };
  const letters: string[] = [];
  return { hasHeader: false, nameOf: (index) => (letters[index] ??= columnLetter(index)) };
}

/** Whether a column of this name may be shown and matched (R4). */
export function isKeptColumn(name: string): boolean {
  return name !== 'E' && name !== 'G';
}

/** The first `count` columns that are kept, in sheet order; fewer where a header ends before. */
export function keptColumns(columns: SheetColumns, count: number): SheetColumn[] {
  const kept: SheetColumn[] = [];
  // Two columns are dropped by name and one for its blank header, so this many are always enough.
  for (let index = 0; index < count + 3; index++) {
    const name = columns.nameOf(index);
    if (name !== undefined && isKeptColumn(name)) kept.push({ index, name });
  }
  return kept.slice(0, count);
}

/**
 * The header's names by column, or undefined when the row is no header of column letters.
 *
 * A header reads A, B, C … as far as its last cell. One cell before that may be blank, and then either the
 * letters go on after it, as after the row numbers of a sheet published as a web page, or its letter is
 * left out.
 */
function columnLetterHeader(cells: readonly FilledCell[]): Map<number, string> | undefined {
  const last = cells.at(-1);
  if (last === undefined || last.index + 1 - cells.length > 1) return undefined;
  const goesOn = cells.every((cell, position) => cell.text === columnLetter(position));
  const leavesOut = cells.every((cell) => cell.text === columnLetter(cell.index));
  if (!goesOn && !leavesOut) return undefined;
  return new Map(cells.map((cell) => [cell.index, cell.text]));
}
