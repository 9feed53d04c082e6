import { type Certificates, type Line } from '../certificates/certificates.ts';
import { allColumns, keptAmong } from '../certificates/columns.ts';
import { dayInIndia, registerDate } from '../certificates/dates.ts';
import { type FilledCell, filledCells } from '../../spreadsheet/sheet/cells.ts';
import { isAmong, privateKind, quoted } from './text-kinds.ts';
import { rareFirst } from './unlike-texts.ts';
import type { ColumnProfile, HeadedColumn, InspectedSheet } from './inspection-types.ts';

/** Returns a function that gives the column at an index, counted from 0. */
export function headedColumns(
  { names }: Pick<Certificates, 'names'>,
  headings: readonly Line[],
  firstMark: number,
): (index: number) => HeadedColumn {
  const texts = headings
    .map(({ cells }) => filledCells(cells))
    // A row with one text is a title, and one without letters numbers the columns.
    .filter((cells) => cells.length > 1 && cells.some(({ text }) => /\p{L}/u.test(text)))
    .flat();
  const headingAt = new Map(texts.map(({ index, text }) => [index, asSetting(text)]));
  return (index) =>
    index < firstMark
      ? { index, name: names.nameOf(index), heading: headingAt.get(index) ?? '' }
      : { index, name: undefined, heading: headingsOfMarks[index - firstMark] ?? '' };
}

/** A text of the sheet on one line, without signs that nobody sees; comparing leaves such signs out too. */
function asSetting(text: string): string {
  return text
    .replaceAll(/[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^[“„‘](.*)[”“’]$/u, '$1');
}

/** What the settings call the columns of what is crossed out or noted in the cells of others. */
const headingsOfMarks = ['Crossed-out texts', 'Notes of cells'];

/** A column in words, such as `column G ("Certificate ID")`. */
export function columnText(column: HeadedColumn | undefined): string {
  const heading = column?.name && column.heading;
  return columnName(column) + (heading ? ` (${quoted(heading)})` : '');
}

/** A column in words, such as `column G`. */
export function columnName(column: HeadedColumn | undefined): string {
  if (column === undefined) return 'a column';
  const { name, heading, index } = column;
  if (name !== undefined) return `column ${name}`;
  return heading ? `the column ${quoted(heading)}` : `column number ${index + 1}`;
}

/** Whether a text of a column may be quoted: of a private column, only what is not like the others. */
export function mayBeQuoted({ isPrivate }: ColumnProfile, text: string): boolean {
  return !isPrivate || (isPrivate !== 'private texts' && !privateKind(text));
}

/** The position of a column among the kept columns, counted from 1 (R6). */
export function positionOf({ index }: HeadedColumn, { names }: Certificates): number {
  return keptAmong(names, index + 1).length;
}

/**
 * The filled cells of a row, without the number that only counts the rows: in column A, and in what stands before it in a
 * saved web page. A number in a column that is read is no such number.
 */
export function textsBesideSerial(
  { cells }: Pick<Line, 'cells'>,
  { names, columns }: Pick<Certificates, 'names' | 'columns'>,
): FilledCell[] {
  const isSerial = ({ index, text }: FilledCell) =>
    (names.nameOf(index) ?? (index === 0 ? 'A' : '')) === 'A' &&
    /^(?:No\. )?0*[1-9]\d{0,5}\.?$/.test(text) &&
    allColumns.every((use) => columns[use]?.index !== index);
  return filledCells(cells).filter((cell) => !isSerial(cell));
}

/** The columns with a text in at least one of `lines`, in sheet order. */
export function columnProfiles(
  lines: readonly Line[],
  { context, register }: Pick<InspectedSheet, 'context' | 'register'>,
  columnAt: (index: number) => HeadedColumn,
): ColumnProfile[] {
  const { confirmed = {}, sealed = false, today = dayInIndia(), courses } = context;
  const [isHarmless, isKept] = [isAmong(confirmed.columns ?? []), isAmong(confirmed.private ?? [])];
  const isCourse = isAmong(courses);
  const isDayToCome = (text: string) => /\d/.test(text) && (registerDate(text) ?? '') > today;
  const numbers = new Set(lines.map((_, at) => String(at + 1)));
  const uses = new Map(allColumns.map((use) => [register.columns[use]?.index, use]));
  const found: { text: string; row: number }[][] = [];
  for (const line of lines) {
    const { row } = line;
    for (const { index, text } of textsBesideSerial(line, register))
      (found[index] ??= []).push({ text, row });
  }
  // Columns without a text are holes in the array, which `flatMap` skips.
  return found.flatMap((cells, index) => {
    const [use, column] = [uses.get(index), columnAt(index)];
    const texts = rareFirst(cells, use === 'course' ? isCourse : undefined);
    const label = column.heading || columnName(column);
    const count = cells.length;
    // An address or number that is the same in every row belongs to the academy.
    const isOwn = texts.length === 1 && count > 1;
    const kinds = Map.groupBy(use || isOwn ? [] : cells, ({ text }) => privateKind(text));
    const [kind] = [...kinds].find(([, own]) => own.length * 2 > count) ?? [];
    const isPrivate = kind ?? (!use && isKept(label) ? ('private texts' as const) : undefined);
    const isSaid = (isHarmless(label) || isKept(label)) && (sealed || !isPrivate);
    const hasLastDays = texts.some(({ text }) => isDayToCome(text));
    const isCounter =
      !use && texts.length === numbers.size && texts.every(({ text }) => numbers.has(text));
    const isConfirmed = use !== undefined || isCounter || isSaid;
    return { column, texts, count, use, label, isPrivate, hasLastDays, isCounter, isConfirmed };
  });
}
