import { type CarriedId, carriedId, withoutEnds } from '../certificates/carried-id.ts';
import {
  columnLetter,
  filledCells,
  type SheetRow,
  trimText,
} from '../../spreadsheet/sheet/cells.ts';

export const mostIds = 5000;

export interface ListRows {
  /** In a wide sheet, all rows at once would take too much memory, so walk them one by one. */
  readonly rows: Iterable<SheetRow>;
  /** Whether the list has the columns of a spreadsheet. If not, each row is one cell with an ID. */
  readonly isTable: boolean;
}

/** A pasted text without one of these signs has no columns to choose from. */
export const columnSigns = /[\t,;]/;

export interface IdList {
  /** An ID is empty if a row below the first ID has none. */
  readonly ids: readonly string[];
  /** The number of each ID's row in the visitor's table; missing without a table, or if IDs are in several columns. */
  readonly numbers?: readonly number[];
  /** The visitor's own table, if the list is one. */
  readonly own?: OwnTable;
  /** Has an entry for each ID that was found in a link or in a longer text. */
  readonly carried: ReadonlyMap<string, CarriedId>;
}

export interface OwnTable {
  /** Empty for a column without a heading. */
  readonly headings: readonly string[];
  /** For each ID the cells of its row. */
  readonly rows: readonly (readonly string[])[];
}

/** The most columns of a visitor's table that a saved file repeats. */
const mostOwnColumns = 50;

/** The IDs of a list, or why they can't be checked. */
export type ListedIds =
  | ({ readonly status: 'ids' } & IdList)
  | { readonly status: 'none' }
  | { readonly status: 'too-many'; readonly count: number };

export interface ChosenColumn {
  /** Counted from 0. If missing, the cells of all columns count as IDs. */
  readonly index?: number | undefined;
  /** Whether the first cell is a heading. */
  readonly hasHeading: boolean;
}

/**
 * The trimmed IDs in the chosen column, in sheet order and with repeats. A link becomes its ID. Rows without an ID keep
 * their place, so that the answers fit beside the visitor's list. Rows above the heading or the first ID, and below the
 * last ID, don't count.
 */
export function idsOfList(
  { rows, isTable }: ListRows,
  { index: chosen, hasHeading }: ChosenColumn,
): ListedIds {
  const places: { readonly id: string; readonly row: SheetRow }[] = [];
  const carried = new Map<string, CarriedId>();
  let heading: SheetRow | undefined;
  let count = 0;
  let countWithLastId = 0;
  const add = (id: string, row: SheetRow) => {
    count++;
    if (id !== '') countWithLastId = count;
    if (count <= mostIds) places.push({ id, row });
  };
  for (const row of rows) {
    const texts = chosenTexts(row, chosen);
    if (hasHeading && !heading && texts.length > 0) {
      heading = row;
      texts.shift();
      if (chosen !== undefined) continue;
    }
    const first = heading ? heading.number + 1 : places[0]?.row.number;
    if (chosen !== undefined && first !== undefined) {
      for (let number = first + count; number < row.number; number++)
        add('', { number, cells: [] });
      if (texts.length === 0) add('', row);
    }
    for (const text of texts) add(idIn(text, carried), row);
  }
  if (countWithLastId === 0) return { status: 'none' };
  if (countWithLastId > mostIds) return { status: 'too-many', count: countWithLastId };
  const listed = places.slice(0, countWithLastId);
  const ids = listed.map(({ id }) => id);
  if (chosen === undefined || !isTable) return { status: 'ids', ids, carried };
  const numbers = listed.map(({ row }) => row.number);
  const own = ownTable(
    heading,
    listed.map(({ id, row }) => {
      // A saved file is passed on, so it has no link that opens a sealed certificate.
      const hasSecret = carried.get(id)?.secret !== undefined;
      return hasSecret ? { ...row, cells: Object.assign([...row.cells], { [chosen]: id }) } : row;
    }),
  );
  return { status: 'ids', ids, carried, numbers, own };
}

function chosenTexts({ cells }: SheetRow, chosen: number | undefined): string[] {
  return Array.from(filledCells(cells))
    .filter(({ index }) => chosen === undefined || index === chosen)
    .map(({ text }) => text);
}

/** Remembers in `carried` how an ID was written, unless the cell has only the ID. */
function idIn(text: string, carried: Map<string, CarriedId>): string {
  const listed = listedId(text);
  const [id = text, ...others] = listed.ids;
  const isPlain = others.length === 0 && listed.whole === id && listed.secret === undefined;
  if (!isPlain && !carried.has(id)) carried.set(id, listed);
  return id;
}

function ownTable(heading: SheetRow | undefined, rows: readonly SheetRow[]): OwnTable {
  const all = heading ? [heading, ...rows] : rows;
  const widths = all.flatMap(({ cells }) => Array.from(filledCells(cells), ({ index }) => index));
  const width = Math.min(
    widths.reduce((most, index) => Math.max(most, index + 1), 0),
    mostOwnColumns,
  );
  const cellsOf = (row?: SheetRow) =>
    Array.from({ length: width }, (_, at) => trimText(row?.cells[at] ?? ''));
  return { headings: cellsOf(heading), rows: rows.map(cellsOf) };
}

/** The possible IDs in a cell. Punctuation at the end of a text may or may not belong to the ID. */
function listedId(text: string): CarriedId {
  const carried = carriedId(text);
  return carried && carried.ids[0] !== '' ? carried : { ids: withoutEnds(text), whole: text };
}

/** A column that the visitor can choose. */
export interface ColumnToChoose {
  /** Counted from 0. */
  readonly index: number;
  /** The letter above the column in a spreadsheet. */
  readonly letter: string;
  /** The column's first cell, if it looks like a heading. */
  readonly heading: string | undefined;
  /** The column's first filled cells below the heading. */
  readonly sample: readonly string[];
  /** How much the `sample` resembles IDs, from 0 to 1. */
  readonly likeness: number;
}

const sampleSize = 40;

/** The columns that are not blank, in sheet order. */
export function columnsToChoose(rows: Iterable<SheetRow>): ColumnToChoose[] {
  const columns = new Map<number, string[]>();
  for (const { cells } of rows) {
    for (const { text, index } of filledCells(cells)) {
      const first = columns.get(index);
      if (first === undefined) columns.set(index, [firstIdIn(text)]);
      else if (first.length <= sampleSize) first.push(firstIdIn(text));
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

const firstIdIn = (cell: string) => listedId(cell).ids[0] ?? cell;

/**
 * The first text, if none of its words resembles an ID, and most other texts have more than twice its share of digits.
 * So "Roll No 2" is a heading above IDs.
 */
function headingOf([first = '', ...others]: readonly string[]): string | undefined {
  if (first.split(/\s/).some(resemblesId)) return undefined;
  const most = 2 * shareOfDigits(first);
  return share(others, (text) => shareOfDigits(text) > most) > 0.5 ? first : undefined;
}

function shareOfDigits(text: string): number {
  return (text.match(/\p{Nd}/gu) ?? []).length / text.length;
}

/**
 * Whether one of the columns has IDs, and another has texts without digits, such as names, in most rows. In a list with
 * commas between IDs, any column may have IDs.
 */
export function hasColumnOfIds(columns: readonly ColumnToChoose[]): boolean {
  const ids = columns.find(({ likeness }) => likeness > 0.5);
  const most = Math.max(1, (ids?.sample.length ?? 0) / 2);
  const isWords = ({ sample }: ColumnToChoose) =>
    sample.length > most && share(sample, (text) => shareOfDigits(text) > 0) < 0.1;
  return ids !== undefined && columns.some(isWords);
}

/** IDs differ from each other. */
function likeness(sample: readonly string[]): number {
  const distinct = new Set(sample).size / Math.max(sample.length, 1);
  return distinct * share(sample, resemblesId);
}

/** An ID has a digit, and is longer than a row number and shorter than a sentence. */
function resemblesId(text: string): boolean {
  return /^(?=.*\d)\S{4,40}$/.test(text);
}

function share(texts: readonly string[], is: (text: string) => boolean): number {
  return texts.filter(is).length / Math.max(texts.length, 1);
}

export interface ChosenList extends ChosenColumn {
  readonly columns: readonly ColumnToChoose[];
  /** Whether the visitor may choose all columns together. */
  readonly mayBeAll: boolean;
}

/**
 * Chooses the column with the largest share of registered IDs, or else the column that most resembles IDs. Chooses
 * all columns if there are two or more, and each has mostly registered IDs.
 *
 * @param found the number of registered IDs in each sample; empty if unknown
 * @param isText whether the list is a pasted text and not a file
 */
export function likeliestColumn(
  { columns, isTable }: { readonly columns: readonly ColumnToChoose[]; readonly isTable: boolean },
  found: readonly number[],
  isText: boolean,
): ChosenList {
  const shares = columns.map(({ sample }, at) => (found[at] ?? 0) / Math.max(sample.length, 1));
  if (shares.length > 1 && shares.every((part) => part >= 0.5)) {
    return { columns, mayBeAll: true, hasHeading: false };
  }
  const scores = columns.map(({ likeness }, at) => (shares[at] ?? 0) + likeness / 100);
  const best = columns[scores.indexOf(Math.max(...scores))];
  const hasHeading = best?.heading !== undefined;
  return { columns, mayBeAll: isText && isTable, index: best?.index, hasHeading };
}
