import type { SheetRow } from '../sheet/sheet.ts';
import { trimText } from '../sheet/trim-text.ts';

/** A cell that is not blank: its column counted from 0, and its text, trimmed (R7). */
export interface FilledCell {
  readonly index: number;
  readonly text: string;
}

/** Beyond this many columns an array is taken for a sparse one. */
const wide = 256;

/** Visits the cells of a row that are not blank, in column order. A lone cell in column XFD is one step. */
export function eachFilledCell(
  cells: SheetRow['cells'],
  visit: (text: string, index: number) => void,
): void {
  const visitIndex = (index: number) => {
    const text = trimText(cells[index] ?? '');
    if (text !== '') visit(text, index);
  };
  if (cells.length > wide) for (const key of Object.keys(cells)) visitIndex(Number(key));
  else for (let index = 0; index < cells.length; index++) visitIndex(index);
}

export function filledCells(cells: SheetRow['cells']): FilledCell[] {
  const filled: FilledCell[] = [];
  eachFilledCell(cells, (text, index) => filled.push({ index, text }));
  return filled;
}
