import { type Certificates, type Line } from '../certificates/certificates.ts';
import { isKeptColumn, keptAmong, type SheetColumns } from '../certificates/columns.ts';
import { filledCells } from '../../spreadsheet/sheet/cells.ts';
import { quoted } from './text-kinds.ts';

export interface HeadedColumn {
  /** The column's index in the sheet, counted from 0. */
  readonly index: number;
  /** The column's letter (R2); undefined if the header is blank in this column. */
  readonly name: string | undefined;
  /** The lowest heading above the cells; empty without a heading. */
  readonly heading: string;
  /** Whether the column has what is crossed out or noted in the cells of others. */
  readonly isOfMarks: boolean;
}

/** Returns a function that gives the column at an index, counted from 0. */
export function headedColumns(
  names: SheetColumns,
  headings: readonly Line[],
  firstMark: number,
): (index: number) => HeadedColumn {
  const texts = headings
    .map(({ cells }) => filledCells(cells))
    // A row with one text is a title. Texts without letters, such as 1, 2 and 3, only number the columns.
    .flatMap((cells) => (cells.length > 1 ? cells : []))
    .filter(({ index, text }) => index < firstMark && /\p{L}/u.test(text));
  const headingAt = new Map(texts.map(({ index, text }) => [index, text]));
  for (const [at, text] of headingsOfMarks.entries()) headingAt.set(firstMark + at, text);
  return (index) => ({
    index,
    name: names.nameOf(index),
    heading: headingAt.get(index) ?? '',
    isOfMarks: index >= firstMark,
  });
}

const headingsOfMarks = ['Crossed-out texts', 'Notes of cells'];

/** A column in words, such as `column G ("Certificate ID")`. */
export function columnText(column: HeadedColumn | undefined): string {
  return columnName(column) + (column?.heading ? ` (${quoted(column.heading)})` : '');
}

/** A column in words, such as `column G`. */
export function columnName(column: HeadedColumn | undefined): string {
  if (column === undefined) return 'a column';
  if (column.isOfMarks) return 'what is beside the texts';
  return column.name === undefined ? `column number ${column.index + 1}` : `column ${column.name}`;
}

/** Whether the validator may read this column (R2, R4). */
export function isRead(column: HeadedColumn): boolean {
  return isKeptColumn(column.name) && !column.isOfMarks;
}

/** The position of a column among the kept columns, counted from 1 (R6). */
export function positionOf({ index }: HeadedColumn, { names }: Certificates): number {
  return keptAmong(names, index + 1).length;
}

export interface ColumnProfile {
  readonly column: HeadedColumn;
  /** The filled cells below the headings, trimmed, in sheet order. */
  readonly cells: readonly { readonly row: number; readonly text: string }[];
}

/** The columns with a text in at least one of `lines`, in sheet order. */
export function columnProfiles(
  lines: readonly Line[],
  columnAt: (index: number) => HeadedColumn,
): ColumnProfile[] {
  const columns: { row: number; text: string }[][] = [];
  for (const { row, cells } of lines) {
    for (const { index, text } of filledCells(cells)) (columns[index] ??= []).push({ row, text });
  }
  // Columns without a text are holes in the array, which `flatMap` skips.
  return columns.flatMap((cells, index) => {
    return { column: columnAt(index), cells };
  });
}
