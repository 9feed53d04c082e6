import { columnLetter } from '../sheet/cells.ts';
import { eachFilledCell } from '../sheet/cells.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { listedId } from './ids-of-list.ts';

/** A column of a list, as it is shown to the person who chooses one. */
export interface ListColumn {
  /** Counted from 0. */
  readonly index: number;
  /** As the spreadsheet calls it: A, B, C … */
  readonly letter: string;
  /** What is in its first cell, if that looks like a heading. */
  readonly heading?: string | undefined;
  /** How many cells are filled, a heading among them. */
  readonly filled: number;
  /** The first cells that are filled, trimmed, without a heading; of a link to a certificate its ID. */
  readonly sample: readonly string[];
  /** From 0 to 1: how much the sample looks like IDs, where no register can tell. */
  readonly likeness: number;
}

/** So many cells tell what is in a column. */
const sampleSize = 40;

/** A sheet has hardly ever more columns than a person could choose from. */
const mostColumns = 100;

/** The columns of a list in which anything is, in sheet order. */
export function listColumns(rows: readonly SheetRow[]): ListColumn[] {
  const columns = new Map<number, { filled: number; first: string[] }>();
  for (const { cells } of rows) {
    eachFilledCell(cells, (cell, index) => {
      const text = listedId(cell).id;
      const column = columns.get(index);
      if (column === undefined) columns.set(index, { filled: 1, first: [text] });
      else if (column.filled++ <= sampleSize) column.first.push(text);
    });
  }
  return [...columns]
    .sort(([a], [b]) => a - b)
    .slice(0, mostColumns)
    .map(([index, { filled, first }]) => {
      const heading = headingOf(first);
      const sample = first.slice(heading === undefined ? 0 : 1).slice(0, sampleSize);
      return {
        ...{ index, letter: columnLetter(index), heading, filled },
        ...{ sample, likeness: likeness(sample) },
      };
    });
}

/** A first cell without a digit above cells that mostly have one; no ID is so unlike its kind. */
function headingOf([first = '', ...others]: readonly string[]): string | undefined {
  if (others.length === 0 || digit.test(first)) return undefined;
  return share(others, (text) => digit.test(text)) > 0.5 ? first : undefined;
}

/** IDs differ from each other, have digits, and are neither as short as a row's number nor as long as a sentence. */
function likeness(sample: readonly string[]): number {
  const distinct = new Set(sample).size / Math.max(sample.length, 1);
  return distinct * share(sample, (text) => /^(?=.*\d)\S{4,40}$/.test(text));
}

const digit = /\p{Nd}/u;

function share(texts: readonly string[], is: (text: string) => boolean): number {
  return texts.filter(is).length / Math.max(texts.length, 1);
}
