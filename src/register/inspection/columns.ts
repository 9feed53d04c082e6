import { eachFilledCell, filledCells } from '../sheet/cells.ts';
import { isKeptColumn, sheetColumns } from '../certificates/columns.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import type { CourseNames } from './course-names.ts';
import { headingKind, type HeadingKind } from './heading-kind.ts';
import { areIds } from './personal-data.ts';
import { isShortenedNumber, valueKind, type ValueKind } from './value-kind.ts';

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

/** A column with what its texts have in common. */
export interface ColumnLook extends ColumnProfile {
  /** Its different texts. */
  readonly different: readonly string[];
  /** Which part of the certificates has a text in it, 0 to 1. */
  readonly filled: number;
  /** Which part of its texts is of this kind, 0 to 1. */
  share(kind: ValueKind): number;
  /** Which part is a course of the site. */
  readonly courses: number;
  /** Which part is a course of the site, or could be one with other words. */
  readonly likeCourses: number;
  /** Which part is a name of two words or more, without a word of courses. */
  readonly fullNames: number;
  /** Whether almost no text occurs twice. */
  readonly isUnique: boolean;
  readonly repeats: boolean;
}

/** @param certificates how many there are */
export function columnLook(
  profile: ColumnProfile,
  certificates: number,
  courses: CourseNames,
): ColumnLook {
  const texts = profile.cells.map(({ text }) => text);
  const different = [...new Set(texts)];
  const found = texts.map(valueKind);
  const phones = profile.cells.filter((_, at) => found[at] === 'phone');
  const isNumber = areIds(phones, profile.headingKind);
  const kinds = found.map((kind) => (kind === 'phone' && isNumber ? 'number' : kind));
  const part = (isOne: (text: string, at: number) => boolean) =>
    texts.filter(isOne).length / Math.max(texts.length, 1);
  return {
    ...profile,
    different,
    filled: texts.length / Math.max(certificates, 1),
    share: (kind) => part((_, at) => kinds[at] === kind),
    courses: part((text) => courses.isCourse(text)),
    likeCourses: part((text) => courses.isLikeCourse(text)),
    fullNames: part(
      (text, at) => kinds[at] === 'name' && text.includes(' ') && !courses.hasCourseWord(text),
    ),
    isUnique: different.length > 1 && different.length >= texts.length * 0.9,
    // Numbers that the spreadsheet shortened are a finding of their own.
    repeats:
      texts.length >= 3 && different.length * 2 <= texts.length && !texts.some(isShortenedNumber),
  };
}
