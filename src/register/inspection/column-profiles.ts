import { type Certificates, type Line } from '../certificates/certificates.ts';
import { allColumns, isKeptColumn, keptAmong } from '../certificates/columns.ts';
import { dayInIndia, registerDate } from '../certificates/dates.ts';
import { type FilledCell, filledCells } from '../../spreadsheet/sheet/cells.ts';
import { isAmong, privateKind, quoted } from './text-kinds.ts';
import type { ColumnProfile, HeadedColumn, InspectedSheet } from './inspection-types.ts';

/** Returns a function that gives the column at an index, counted from 0. */
export function headedColumns(
  { names }: Pick<Certificates, 'names'>,
  headings: readonly Line[],
  firstMark: number,
): (index: number) => HeadedColumn {
  const texts = headings
    .map(({ cells }) => filledCells(cells))
    // A row with one text is a title.
    .flatMap((cells) => (cells.length > 1 ? cells : []))
    .filter(({ index }) => index < firstMark);
  const headingAt = new Map(texts.map(({ index, text }) => [index, text]));
  for (const [at, text] of headingsOfMarks.entries()) headingAt.set(firstMark + at, text);
  return (index) => ({
    index,
    name: names.nameOf(index),
    heading: headingAt.get(index) ?? '',
    isOfMarks: index >= firstMark,
  });
}

/** What the settings call the two columns of marks, with their names in a sentence. */
const marks = { 'Crossed-out texts': 'crossed-out text', 'Notes of cells': 'a note of a cell' };
const headingsOfMarks = Object.keys(marks);

/** A column in words, such as `column G ("Certificate ID")`. */
export function columnText(column: HeadedColumn | undefined): string {
  const heading = column?.isOfMarks ? '' : column?.heading;
  return columnName(column) + (heading ? ` (${quoted(heading)})` : '');
}

/** A column in words, such as `column G`. */
export function columnName(column: HeadedColumn | undefined): string {
  if (column === undefined) return 'a column';
  if (column.isOfMarks) return marks[column.heading as keyof typeof marks];
  return column.name === undefined ? `column number ${column.index + 1}` : `column ${column.name}`;
}

/** What the settings call a column: its heading, or `column H`. */
export function labelOf(column: HeadedColumn): string {
  return column.heading || columnName(column);
}

/** Whether the validator may read this column (R2, R4). */
export function isRead(column: HeadedColumn): boolean {
  return isKeptColumn(column.name) && !column.isOfMarks;
}

/** The position of a column among the kept columns, counted from 1 (R6). */
export function positionOf({ index }: HeadedColumn, { names }: Certificates): number {
  return keptAmong(names, index + 1).length;
}

/** Whether a text only counts the rows: in column A, and in what stands before it in a saved web page. */
export function isSerialAt(
  { names }: Pick<Certificates, 'names'>,
  index: number,
  text: string,
): boolean {
  const name = names.nameOf(index);
  const isIn = name === 'A' || (name === undefined && index === 0);
  return isIn && /^(?:No\. )?0*[1-9]\d{0,5}\.?$/.test(text);
}

/** The filled cells of a row, without serial numbers, such as those that were dragged down below the certificates. */
export function textsBesideSerial(
  { cells }: Pick<Line, 'cells'>,
  register: Pick<Certificates, 'names'>,
): FilledCell[] {
  return filledCells(cells).filter(({ index, text }) => !isSerialAt(register, index, text));
}

/** The columns with a text in at least one of `lines`, in sheet order. */
export function columnProfiles(
  lines: readonly Line[],
  {
    context,
    register,
    read,
    columnAt,
  }: Pick<InspectedSheet, 'context' | 'register' | 'read' | 'columnAt'>,
): ColumnProfile[] {
  const { confirmed = {}, sealed = false, today = dayInIndia() } = context;
  const isHarmless = isAmong(confirmed.columns ?? []);
  const isKept = isAmong(confirmed.private ?? []);
  const isDayToCome = (text: string) => /\d/.test(text) && (registerDate(text) ?? '') > today;
  const uses = new Map(allColumns.map((use) => [read[use]?.index, use]));
  const found: { row: number; text: string }[][] = [];
  for (const { row, cells } of lines) {
    for (const { index, text } of filledCells(cells))
      if (uses.has(index) || !isSerialAt(register, index, text))
        (found[index] ??= []).push({ row, text });
  }
  // Columns without a text are holes in the array, which `flatMap` skips.
  return found.flatMap((cells, index) => {
    const [use, column] = [uses.get(index), columnAt(index)];
    const label = labelOf(column);
    const texts = new Set(cells.map(({ text }) => text));
    // An address or number that is the same in every row belongs to the academy.
    const isOwn = texts.size === 1 && cells.length > 1;
    const kinds = Map.groupBy(use || isOwn ? [] : cells, ({ text }) => privateKind(text));
    const [kind] = [...kinds].find(([, own]) => own.length * 2 > cells.length) ?? [];
    const isPrivate = kind ?? (!use && isKept(label) ? ('private texts' as const) : undefined);
    const isSaid = isHarmless(label) ? sealed || !isPrivate : sealed && isKept(label);
    const hasLastDays = [...texts].some(isDayToCome);
    const isConfirmed = use !== undefined || isSaid;
    return { column, cells, use, label, isPrivate, hasLastDays, isConfirmed };
  });
}
