import { eachFilledCell, filledCells } from '../rules/filled-cells.ts';
import { isKeptColumn, sheetColumns } from '../rules/sheet-columns.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { headingKind, type HeadingKind } from './heading-kind.ts';

/** A column as a finding names it. */
export interface FoundColumn {
  /** Counted from 0. */
  readonly index: number;
  /** The column's letter by R2; missing where its header is blank. */
  readonly name?: string;
  /** What the row of headings says above it. */
  readonly heading?: string;
  /** Its position among the columns that are kept, counted from 1 (R6); missing where it is dropped. */
  readonly position?: number;
}

/** A column with what is in it, dropped columns included. */
export interface ColumnProfile {
  readonly column: FoundColumn;
  readonly headingKind: HeadingKind | undefined;
  /** The cells below the headings that are not blank, trimmed, in sheet order. */
  readonly cells: readonly { readonly row: number; readonly text: string }[];
}

/** Every column in which one of these rows below the headings has a text, in sheet order. */
export function columnProfiles(
  below: readonly SheetRow[],
  columnAt: (index: number) => FoundColumn,
): ColumnProfile[] {
  const cells: { row: number; text: string }[][] = [];
  for (const row of below) {
    eachFilledCell(row.cells, (text, index) =>
      (cells[index] ??= []).push({ row: row.number, text }),
    );
  }
  // Columns without a text are holes, which `flatMap` passes over.
  return cells.flatMap((filled, index) => {
    const column = columnAt(index);
    return { column, headingKind: headingKind(column.heading ?? ''), cells: filled };
  });
}

/**
 * The columns by their index, counted from 0.
 *
 * @param headings those of the sheet's rows that are headings
 */
export function foundColumns(
  rows: readonly SheetRow[],
  headings: readonly SheetRow[],
): (index: number) => FoundColumn {
  const names = sheetColumns(rows);
  const headingAt = headingTexts(headings);
  return (index) => {
    const name = names.nameOf(index);
    const heading = headingAt.get(index);
    const position = name !== undefined && isKeptColumn(name) ? keptPosition(index) : undefined;
    return {
      index,
      ...(name !== undefined && { name }),
      ...(heading !== undefined && { heading }),
      ...(position !== undefined && { position }),
    };
  };

  function keptPosition(last: number): number {
    let position = 0;
    for (let index = 0; index <= last; index++) {
      const name = names.nameOf(index);
      if (name !== undefined && isKeptColumn(name)) position++;
    }
    return position;
  }
}

/** The lowest text above each column; a lone one is a title, and one without letters a column number. */
function headingTexts(headings: readonly SheetRow[]): Map<number, string> {
  const rows = headings.map((row) => filledCells(row.cells)).filter((cells) => cells.length > 1);
  const texts = rows.flat().filter(({ text }) => /\p{L}/u.test(text));
  return new Map(texts.map(({ index, text }) => [index, text]));
}
