import type { SheetRow } from '../sheet/sheet.ts';
import { eachFilledCell } from '../rules/filled-cells.ts';

/** So many IDs are checked at once. */
export const mostIds = 5000;

/** The most that a cell of a spreadsheet holds, in UTF-16 code units (Excel specifications and limits). */
export const longestId = 32_767;

/** The IDs of a list, or why they can't be checked. */
export type ListedIds =
  | { readonly status: 'ids'; readonly ids: readonly string[] }
  | { readonly status: 'none' }
  | { readonly status: 'too-many'; readonly count: number }
  | {
      readonly status: 'too-long';
      /** Which of the IDs it is, counted from 1. */
      readonly at: number;
      readonly length: number;
    };

export interface ChosenColumn {
  /** Counted from 0; without it the cells of all columns are IDs, row after row. */
  readonly index?: number | undefined;
  /** Whether its first cell is a heading and no ID. */
  readonly hasHeading: boolean;
}

/** What is in the cells of the chosen column, trimmed, in sheet order; those that occur twice are there twice. */
export function idsOfList(
  rows: readonly SheetRow[],
  { index: chosen, hasHeading }: ChosenColumn,
): ListedIds {
  const ids: string[] = [];
  for (const { cells } of rows) {
    eachFilledCell(cells, (text, index) => {
      if (chosen === undefined || index === chosen) ids.push(text);
    });
  }
  if (hasHeading) ids.shift();
  if (ids.length === 0) return { status: 'none' };
  if (ids.length > mostIds) return { status: 'too-many', count: ids.length };
  const at = ids.findIndex((id) => id.length > longestId);
  if (at < 0) return { status: 'ids', ids };
  return { status: 'too-long', at: at + 1, length: ids[at]?.length ?? 0 };
}
