import {
  type Certificates,
  isErrorText,
  isNotKnown,
  textIn,
} from '../certificates/certificates.ts';
import {
  columnHeading,
  type MainColumn,
  mainColumns,
  type SheetColumn,
} from '../certificates/columns.ts';
import {
  columnName,
  type ColumnProfile,
  columnText,
  type HeadedColumn,
  isRead,
  positionOf,
} from './column-profiles.ts';
import { isCode, isDate, isShortenedNumber, privateKind, quoted } from './text-kinds.ts';

/** A suggestion for the owner, who says what each column is. */
export interface WrongColumn {
  /** What the column should contain. */
  readonly use: MainColumn;
  /** What the column seems to contain, in words; never personal data. */
  readonly holds: string;
  /** The column that the validator reads; missing if the sheet has too few columns. */
  readonly column: HeadedColumn | undefined;
  /** The column that seems to contain what `column` should contain. */
  readonly better: HeadedColumn | undefined;
}

/** What is wrong with a column, in sentences. */
export function wrongColumnText({ use, holds, column, better }: WrongColumn): string {
  const wrong = column
    ? `${columnText(column)} should hold the ${many(use)}, but holds ${holds}.`
    : `The sheet has no column for the ${many(use)}.`;
  return better ? `${wrong} The ${many(use)} seem to be in ${columnText(better)}.` : wrong;
}

export function wrongColumnAdvice(
  { use, column, better }: WrongColumn,
  register: Certificates,
): string {
  const list = 'on the desk, under “What is in your sheet?”';
  if (better === undefined)
    return `If another column has the ${many(use)}, choose it ${list}. If not, type them into ${columnName(column)}.`;
  return isRead(better)
    ? `Choose ${columnName(better)} for the ${many(use)} ${list}. In content/register.yaml, this is \`${use}: ${positionOf(better, register)}\` under \`columns\`.`
    : `The website never reads ${columnName(better)}. Cut the whole column, and paste it into a free column to the right of all others, but not E or G.`;
}

function many(use: MainColumn): string {
  return `${columnHeading(use)}s`;
}

/** Each share is a number from 0 to 1. */
interface ColumnLook extends ColumnProfile {
  readonly texts: readonly string[];
  /** How many certificates have a text in this column. */
  readonly filled: number;
  readonly courses: number;
  /** The share of texts that could be IDs. */
  readonly codes: number;
  readonly letters: number;
  readonly dates: number;
  readonly isPrivate: boolean;
  readonly isUnique: boolean;
  readonly repeats: boolean;
}

interface ReadSheet {
  readonly register: Certificates;
  readonly profiles: readonly ColumnProfile[];
  /** The number of certificates. */
  readonly count: number;
  /** Whether a text is a course of the website, or one that the owner has confirmed. */
  readonly isCourse: (text: string) => boolean;
  readonly columnAt: (index: number) => HeadedColumn;
  /** Whether the owner has confirmed this column. */
  readonly isConfirmed: (use: MainColumn) => boolean;
}

/**
 * The main columns that seem not to contain what the settings say, judged by their texts alone and not by their
 * headings. A column that the owner has confirmed is never one of them.
 */
export function wrongColumns(sheet: ReadSheet): WrongColumn[] {
  const { register, profiles, count, columnAt } = sheet;
  if (count === 0) return [];
  const looks = profiles.map((profile) => columnLook(profile, sheet));
  return mainColumns.flatMap((use): WrongColumn[] => {
    const column = register.columns[use];
    if (column && (sheet.isConfirmed(use) || isMostlyLost(register, column))) return [];
    const look = looks.find((one) => one.column.index === column?.index);
    const others = looks.filter((one) => one !== look && fits[use](one));
    // Column A often has serial numbers.
    const better = others.find(({ column }) => column.name !== 'A');
    if (look && !look.isPrivate && !isWrong[use](look, better)) return [];
    const texts = [...new Set(look?.texts)].filter((text) => !privateKind(text)).slice(0, 3);
    const shown = texts.map((text) => quoted(text)).join(', ') || 'private data';
    const holds = look ? shown : 'nothing';
    return [{ use, holds, column: column && columnAt(column.index), better: better?.column }];
  });
}

/** Whether most cells of a column are formulas without results, so that nobody can say what the column contains. */
function isMostlyLost({ records }: Certificates, column: SheetColumn): boolean {
  const lost = records.filter((record) => {
    const text = textIn(record.cells, column);
    return text === '0' || isErrorText(text) || isNotKnown(record, column);
  });
  return lost.length * 2 > records.length;
}

function columnLook(profile: ColumnProfile, { count, isCourse }: ReadSheet): ColumnLook {
  const texts = profile.cells.map(({ text }) => text);
  const different = new Set(texts).size;
  const part = (isOne: (text: string) => boolean) => texts.filter(isOne).length / texts.length;
  return {
    ...profile,
    texts,
    filled: texts.length / count,
    courses: part(isCourse),
    codes: part(isCode),
    letters: part((text) => /\p{L}/u.test(text)),
    dates: part(isDate),
    // Digits alone, or behind capitals, may look like a telephone number by chance.
    isPrivate:
      part((text) => privateKind(text) !== undefined && !/^\d+$|\p{Lu}{2}/u.test(text)) >= 0.5,
    isUnique: different > 1 && different >= texts.length * 0.9,
    // Different IDs may be shortened to the same number, which is a finding of its own.
    repeats: texts.length >= 3 && different * 2 <= texts.length && !texts.some(isShortenedNumber),
  };
}

/** Whether a column may be used for something. */
const fits: Readonly<Record<MainColumn, (look: ColumnLook) => boolean>> = {
  student: ({ courses, codes, isPrivate, dates, repeats, texts, letters }) =>
    courses < 0.2 &&
    codes < 0.2 &&
    dates < 0.2 &&
    letters >= 0.8 &&
    !isPrivate &&
    !repeats &&
    texts.every((text) => text.length < 80) &&
    texts.filter((text) => text.includes(' ')).length * 2 > texts.length,
  course: ({ courses }) => courses >= 0.5,
  id: (look) => isLikeId(look) && look.letters >= 0.8,
};

function isLikeId({ isUnique, codes, dates, isPrivate, filled }: ColumnLook): boolean {
  return isUnique && codes >= 0.8 && dates < 0.5 && !isPrivate && filled >= 0.5;
}

const isWrong: Readonly<
  Record<MainColumn, (look: ColumnLook, better: ColumnLook | undefined) => boolean>
> = {
  student: ({ courses, codes, dates }) => courses >= 0.5 || codes >= 0.6 || dates >= 0.6,
  // Courses repeat: where each row has a text of its own that the website lacks, these are no courses.
  course: ({ courses, codes, dates, isUnique, texts }, better) =>
    (courses < 0.2 && ((isUnique && texts.length >= 6) || codes >= 0.6 || dates >= 0.6)) ||
    (better !== undefined && courses < 0.5),
  id: ({ courses, codes, dates, repeats, letters, texts, isUnique }, better) => {
    // A day such as 24-01-07 may be an ID.
    const areDays = dates >= 0.6 && !(isUnique && texts.every((id) => !/\d{4}|\p{L}/u.test(id)));
    const areOthers = codes < 0.3 && !(isUnique && behindLabel(texts).every(isCode));
    return (
      courses >= 0.6 || repeats || areDays || areOthers || (better !== undefined && letters < 0.2)
    );
  },
};

/** The texts without the words with which all of them begin, such as "Cert. No.". */
function behindLabel([first = '', ...others]: readonly string[]): string[] {
  let same = first;
  for (const text of others) while (!text.startsWith(same)) same = same.slice(0, -1);
  const label = same.lastIndexOf(' ') + 1;
  return [first, ...others].map((text) => text.slice(label));
}
