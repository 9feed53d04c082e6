import { eachFilledCell, filledCells } from '../sheet/cells.ts';
import type { Line } from '../certificates/certificates.ts';
import type { SheetColumns } from '../certificates/columns.ts';
import {
  type CourseNames,
  hasEmail,
  hasPhone,
  type HeadingKind,
  headingKind,
  isShortenedNumber,
  quoted,
  type ValueKind,
  valueKind,
} from './text-kinds.ts';

export interface FoundColumn {
  /** Counted from 0. */
  readonly index: number;
  /** The column's letter by R2; missing if its header is blank. */
  readonly name: string | undefined;
  readonly heading: string | undefined;
}

/** The columns by index, counted from 0, each with the lowest heading above its cells. */
export function foundColumns(
  names: SheetColumns,
  headings: readonly Line[],
): (index: number) => FoundColumn {
  const texts = headings
    .map(({ cells }) => filledCells(cells))
    // A lone text is a title; a text without letters is a column's number.
    .flatMap((cells) => (cells.length > 1 ? cells : []))
    .filter(({ text }) => /\p{L}/u.test(text));
  const headingAt = new Map(texts.map(({ index, text }) => [index, text]));
  return (index) => ({ index, name: names.nameOf(index), heading: headingAt.get(index) });
}

/** `column G ("Certificate ID")` */
export function columnText(column: FoundColumn | undefined): string {
  const heading = column?.heading === undefined ? '' : ` (${quoted(column.heading)})`;
  return columnName(column) + heading;
}

export function columnName(column: FoundColumn | undefined): string {
  if (column === undefined) return 'a column';
  return column.name === undefined ? `column number ${column.index + 1}` : `column ${column.name}`;
}

/** A column with its cells; dropped columns too. */
export interface ColumnProfile {
  readonly column: FoundColumn;
  readonly headingKind: HeadingKind | undefined;
  /** The non-blank cells below the headings, trimmed, in sheet order. */
  readonly cells: readonly { readonly row: number; readonly text: string }[];
}

/** Every column with a text in one of these rows, in sheet order. */
export function columnProfiles(
  lines: readonly Line[],
  columnAt: (index: number) => FoundColumn,
): ColumnProfile[] {
  const columns: { row: number; text: string }[][] = [];
  for (const { row, cells } of lines) {
    eachFilledCell(cells, (text, index) => (columns[index] ??= []).push({ row, text }));
  }
  // Columns without a text are holes, which `flatMap` skips.
  return columns.flatMap((cells, index) => {
    const column = columnAt(index);
    return { column, headingKind: headingKind(column.heading ?? ''), cells };
  });
}

export type ColumnLook = ReturnType<typeof columnLook>;

/** A column with features of its texts; shares are from 0 to 1. */
export function columnLook(profile: ColumnProfile, certificates: number, courses: CourseNames) {
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
    share: (kind: ValueKind) => part((_, at) => kinds[at] === kind),
    courses: part((text) => courses.isCourse(text)),
    courseWords: part((text) => courses.isCourse(text) || courses.hasCourseWord(text)),
    /** Names of two words or more, without a word of courses. */
    fullNames: part(
      (text, at) => kinds[at] === 'name' && text.includes(' ') && !courses.hasCourseWord(text),
    ),
    isUnique: different.length > 1 && different.length >= texts.length * 0.9,
    // Numbers that the spreadsheet shortened are a separate finding.
    repeats:
      texts.length >= 3 && different.length * 2 <= texts.length && !texts.some(isShortenedNumber),
  };
}

type Cells = ColumnProfile['cells'];

/** The cells of a column with a kind of personal data; `isIdColumn` for the column of certificate IDs. */
export type PersonalCells = (profile: ColumnProfile, isIdColumn: boolean) => Cells;

export const emailCells: PersonalCells = ({ cells, headingKind }) => {
  const emails = cells.filter(({ text }) => hasEmail(text));
  return headingKind === 'e-mail' ? emails : ofDifferentPeople(emails);
};

export const phoneCells: PersonalCells = ({ cells, headingKind }, isIdColumn) => {
  // Below a heading for phone numbers: any number of that many digits, or one that the spreadsheet shortened.
  const mayBePhone = (text: string) =>
    text.replaceAll(/\D/g, '').length >= 7 || isShortenedNumber(text);
  if (headingKind === 'phone') return cells.filter(({ text }) => mayBePhone(text));
  const phones = cells.filter(({ text }) => hasPhone(text));
  // A plain number may look like a phone number by chance; with spaces or a country code it is one.
  const areChance = phones.every(isDigits) && phones.length * 2 < cells.length;
  return areChance || areIds(phones, headingKind, isIdColumn) ? [] : ofDifferentPeople(phones);
};

export const birthCells: PersonalCells = ({ cells, headingKind }) =>
  headingKind === 'birth' ? cells.filter(({ text }) => /\d/.test(text)) : [];

export const aadhaarCells: PersonalCells = ({ cells, headingKind }) =>
  headingKind === 'aadhaar' ? cells.filter(({ text }) => /\d{4}/.test(text)) : [];

/** Income tax numbers: five letters (the fourth is the kind of holder), four digits and a letter. */
export const panCells: PersonalCells = ({ cells, headingKind }, isIdColumn) => {
  const isPan = ({ text }: Cells[number]) => /^[a-z]{3}[abcfghljpt][a-z]\d{4}[a-z]$/i.test(text);
  return isIdColumn && headingKind !== 'pan' ? [] : ofDifferentPeople(cells.filter(isPan));
};

/** Below a heading for addresses, or with the six digits of a PIN code after a comma. */
export const addressCells: PersonalCells = ({ cells, headingKind }) => {
  const isAddress = (text: string) =>
    headingKind === 'address'
      ? /[\s,]/.test(text)
      : /\p{L}.*,.*(?<!\d)[1-9]\d{2} ?\d{3}$/u.test(text);
  return ofDifferentPeople(cells.filter(({ text }) => isAddress(text)));
};

/** Empty if every row has the same address, such as the academy's own. */
function ofDifferentPeople(cells: Cells): Cells {
  const isOneForAll = cells.length > 1 && cells.every(({ text }) => text === cells[0]?.text);
  return isOneForAll ? [] : cells;
}

/**
 * Whether numbers that look like telephone numbers are IDs, by their heading or column: IDs may have ten digits too. With a country
 * code it is always a telephone number.
 */
export function areIds(
  cells: Cells,
  headingKind: HeadingKind | undefined,
  isIdColumn = false,
): boolean {
  if (headingKind === 'other-id') return cells.every(isDigits);
  const isHeaded = headingKind === 'certificate-id' || headingKind === 'id';
  const isUnnamed = headingKind === undefined || headingKind === 'serial';
  return (isHeaded || (isIdColumn && isUnnamed)) && !cells.some(({ text }) => text.includes('+'));
}

function isDigits({ text }: Cells[number]): boolean {
  return /^\d+$/.test(text);
}
