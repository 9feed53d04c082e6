import type { SheetRow } from '../sheet/sheet.ts';
import { idInLink } from '../certificates/similar-ids.ts';
import { eachFilledCell } from '../sheet/cells.ts';
import { trimText } from '../sheet/cells.ts';

/** So many IDs are checked at once. */
export const mostIds = 5000;

/** The most that a cell of a spreadsheet holds, in UTF-16 code units (Excel specifications and limits). */
export const longestId = 32_767;

export interface IdList {
  readonly ids: readonly string[];
  /** By ID, what its link carries besides, where a sealed register opens by links only. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** The IDs of a list, or why they can't be checked. */
export type ListedIds =
  | ({ readonly status: 'ids' } & IdList)
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

/**
 * What is in the cells of the chosen column, trimmed, in sheet order; those that occur twice are there twice. Of a link
 * to a certificate it is the ID.
 */
export function idsOfList(
  rows: readonly SheetRow[],
  { index: chosen, hasHeading }: ChosenColumn,
): ListedIds {
  const ids: string[] = [];
  const secrets = new Map<string, string>();
  for (const { cells } of rows) {
    eachFilledCell(cells, (text, index) => {
      if (chosen !== undefined && index !== chosen) return;
      const { id, secret } = listedId(text);
      ids.push(id);
      if (secret !== undefined && !secrets.has(id)) secrets.set(id, secret);
    });
  }
  if (hasHeading) ids.shift();
  if (ids.length === 0) return { status: 'none' };
  if (ids.length > mostIds) return { status: 'too-many', count: ids.length };
  const at = ids.findIndex((id) => id.length > longestId);
  if (at < 0) return { status: 'ids', ids, secrets };
  return { status: 'too-long', at: at + 1, length: ids[at]?.length ?? 0 };
}

/** The ID that a text of a list is, and the secret that it carries if it is a certificate's link. */
export function listedId(text: string): { readonly id: string; readonly secret?: string } {
  if (!/\/SearchById\b/i.test(text)) return { id: text };
  const id = trimText(idInLink(text) ?? '');
  const [, secret] = /&k=([\da-f]+)/i.exec(text) ?? [];
  return { id: id === '' ? text : id, ...(secret !== undefined && { secret }) };
}
