import { type CarriedId, carriedId, withoutEnds } from '../certificates/carried-id.ts';
import { columnLetter, filledCells, type SheetRow } from '../sheet/cells.ts';

/** The most IDs that a list may have. */
export const mostIds = 5000;

export interface IdList {
  readonly ids: readonly string[];
  /**
   * For each ID that was found in a link or in a longer text: all possible IDs, the whole text, and the link's
   * secret.
   */
  readonly carried: ReadonlyMap<string, CarriedId>;
}

/** The IDs of a list, or why they can't be checked. */
export type ListedIds =
  | ({ readonly status: 'ids' } & IdList)
  | { readonly status: 'none' }
  | { readonly status: 'too-many'; readonly count: number };

export interface ChosenColumn {
  /**
   * The index of the chosen column, counted from 0. If the index is missing, the cells of all columns are IDs, row by
   * row.
   */
  readonly index?: number | undefined;
  /** Whether the first cell is a heading and not an ID. */
  readonly hasHeading: boolean;
}

/**
 * The IDs of a list: the trimmed cells of the chosen column, in the order of the sheet. Repeated IDs are kept. A link
 * to a certificate becomes the ID in the link.
 */
export function idsOfList(
  rows: readonly SheetRow[],
  { index: chosen, hasHeading }: ChosenColumn,
): ListedIds {
  const ids: string[] = [];
  const carried = new Map<string, CarriedId>();
  for (const { cells } of rows) {
    for (const { text, index } of filledCells(cells)) {
      if (chosen !== undefined && index !== chosen) continue;
      const listed = listedId(text);
      const [id = text, ...others] = listed.ids;
      ids.push(id);
      const isPlain = others.length === 0 && listed.whole === id && listed.secret === undefined;
      if (!isPlain && !carried.has(id)) carried.set(id, listed);
    }
  }
  if (hasHeading) ids.shift();
  if (ids.length === 0) return { status: 'none' };
  if (ids.length > mostIds) return { status: 'too-many', count: ids.length };
  return { status: 'ids', ids, carried };
}

/**
 * Returns the possible IDs in a cell. A link to a certificate may contain several possible IDs. For any other text,
 * the possible IDs are the text with and without the punctuation at its end.
 */
function listedId(text: string): CarriedId {
  const carried = carriedId(text);
  return carried && carried.ids[0] !== '' ? carried : { ids: withoutEnds(text), whole: text };
}

/** A column of a list. The visitor chooses the column that has the IDs. */
export interface ListColumn {
  /** The column's index, counted from 0. */
  readonly index: number;
  /** The letter that a spreadsheet shows above the column. */
  readonly letter: string;
  /** The text of the column's first cell, if that text looks like a heading. */
  readonly heading: string | undefined;
  /** The column's first filled cells below the heading. */
  readonly sample: readonly string[];
  /**
   * How closely the cells of `sample` resemble IDs, from 0 to 1. If the register can't be asked, `likeness` decides
   * which column is chosen.
   */
  readonly likeness: number;
}

/** The largest number of cells in a column's sample. */
const sampleSize = 40;

/** The columns that are not blank, in sheet order. */
export function listColumns(rows: readonly SheetRow[]): ListColumn[] {
  const columns = new Map<number, string[]>();
  for (const { cells } of rows) {
    for (const { text, index } of filledCells(cells)) {
      const first = columns.get(index);
      if (first === undefined) columns.set(index, [idIn(text)]);
      else if (first.length <= sampleSize) first.push(idIn(text));
    }
  }
  return [...columns]
    .sort(([a], [b]) => a - b)
    .map(([index, first]) => {
      const heading = headingOf(first);
      const sample = first.slice(heading === undefined ? 0 : 1).slice(0, sampleSize);
      return { index, letter: columnLetter(index), heading, sample, likeness: likeness(sample) };
    });
}

const idIn = (cell: string) => listedId(cell).ids[0] ?? cell;

/** The first of the texts, if it is a heading. A heading has no digit, although most cells below it have a digit. */
function headingOf([first = '', ...others]: readonly string[]): string | undefined {
  if (others.length === 0 || digit.test(first)) return undefined;
  return share(others, (text) => digit.test(text)) > 0.5 ? first : undefined;
}

/**
 * How closely the texts resemble IDs, from 0 to 1. IDs differ from each other and have digits. An ID is longer than a
 * row number and shorter than a sentence.
 */
function likeness(sample: readonly string[]): number {
  const distinct = new Set(sample).size / Math.max(sample.length, 1);
  return distinct * share(sample, (text) => /^(?=.*\d)\S{4,40}$/.test(text));
}

const digit = /\p{Nd}/u;

function share(texts: readonly string[], is: (text: string) => boolean): number {
  return texts.filter(is).length / Math.max(texts.length, 1);
}

/** The columns of a list, and which of them is chosen. */
export interface ChosenList extends ChosenColumn {
  readonly columns: readonly ListColumn[];
  /** Whether the visitor may choose all columns together. */
  readonly mayBeAll: boolean;
}

/**
 * Chooses the column with the largest share of registered IDs. If several columns have the same share, the column
 * that most resembles IDs is chosen. A column's heading is left out of the share. If two or more columns have mostly
 * registered IDs, as in a file with many IDs in each line, all columns are chosen.
 *
 * @param found the number of registered IDs in each column's sample; empty if these numbers are unknown
 * @param isText whether the list is a pasted text and not a file
 */
export function likeliestColumn(
  { columns, isTable }: { readonly columns: readonly ListColumn[]; readonly isTable: boolean },
  found: readonly number[],
  isText: boolean,
): ChosenList {
  const shares = columns.map(({ sample }, at) => (found[at] ?? 0) / Math.max(sample.length, 1));
  if (shares.filter((part) => part >= 0.5).length > 1) {
    return { columns, mayBeAll: true, hasHeading: false };
  }
  const scores = columns.map(({ likeness }, at) => (shares[at] ?? 0) + likeness / 100);
  const best = columns[scores.indexOf(Math.max(...scores))];
  const hasHeading = best?.heading !== undefined;
  return { columns, mayBeAll: isText && isTable, index: best?.index, hasHeading };
}
