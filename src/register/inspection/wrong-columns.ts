import {
  type Certificates,
  isErrorText,
  isNotKnown,
  textIn,
} from '../certificates/certificates.ts';
import {
  columnHeading,
  defaultColumns,
  type MainColumn,
  mainColumns,
  type RegisterColumns,
  type SheetColumn,
} from '../certificates/columns.ts';
import {
  checkAgain,
  columnName,
  type ColumnProfile,
  columnText,
  cutAndPaste,
  freePlace,
  type HeadedColumn,
  isRead,
  positionOf,
} from './column-profiles.ts';
import { areIds } from './personal-data.ts';
import {
  type CourseNames,
  isShortenedNumber,
  quoted,
  type ValueKind,
  valueKind,
} from './text-kinds.ts';

const holdings = {
  missing: 'is missing',
  blank: 'is blank in nearly every row',
  time: 'holds dates or lengths of time',
  'e-mail': 'holds e-mail addresses',
  phone: 'holds phone numbers',
  courses: 'holds courses',
  names: 'holds names',
  others: 'seems to hold something else',
} as const;

type Holding = keyof typeof holdings;

export interface WrongColumn {
  /** What the column should contain. */
  readonly use: MainColumn;
  /** What the column contains. */
  readonly holds: Holding;
  /** Some texts of the column; never personal data. */
  readonly texts: readonly string[];
  /** The column that the validator reads; missing if the sheet has too few columns. */
  readonly column: HeadedColumn | undefined;
  /** The column that seems to contain what `column` should contain. */
  readonly better: HeadedColumn | undefined;
}

/** What is wrong with a column, in sentences. */
export function wrongColumnText({ use, holds, column, better, texts }: WrongColumn): string {
  const shown = texts.length === 0 ? '' : `: ${texts.map(quoted).join(', ')}`;
  const wrong = column
    ? `${columnText(column)} should hold the ${many(use)}, but ${holdings[holds]}${shown}.`
    : `The sheet has no column for the ${many(use)}.`;
  if (better === undefined) return wrong;
  const unread = isRead(better) ? '' : ', which the validator never reads';
  return `${wrong} The ${many(use)} seem to be in ${columnText(better)}${unread}.`;
}

function many(use: MainColumn): string {
  return `${columnHeading(use)}s`;
}

interface ReadSheet {
  readonly register: Certificates;
  readonly profiles: readonly ColumnProfile[];
  readonly count: number;
  readonly courses: CourseNames;
  readonly columnAt: (index: number) => HeadedColumn;
}

/** The main columns that don't contain what the settings say. */
export function wrongColumns({
  register,
  profiles,
  count,
  courses,
  columnAt,
}: ReadSheet): WrongColumn[] {
  if (count === 0) return [];
  const looks = profiles.map((profile) => columnLook(profile, count, courses));
  return mainColumns.flatMap((use): WrongColumn[] => {
    const column = register.columns[use];
    if (column && isMostlyLost(register, column)) return [];
    const look = looks.find((one) => one.column.index === column?.index);
    const found = likeliest(
      use,
      looks.filter((one) => one !== look),
    );
    const holds = column === undefined ? 'missing' : wrongHolding(use, look, found);
    if (holds === undefined) return [];
    const isPersonal = holds === 'e-mail' || holds === 'phone';
    const texts = isPersonal ? [] : (look?.different.slice(0, 3) ?? []);
    const read = column && columnAt(column.index);
    return [{ use, holds, texts, column: read, better: found?.column }];
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

/**
 * One advice for all wrong columns. If the sheet must be changed first, the advice lists the changes. Otherwise, the
 * advice is the right setting.
 */
export function columnAdvice(
  wrong: readonly WrongColumn[],
  register: Certificates,
  positions: RegisterColumns = defaultColumns,
): { readonly advice: string; readonly settings?: ReadonlyMap<string, number | undefined> } {
  const steps: string[] = [];
  const settings = new Map(Object.entries(positions));
  for (const { use, holds, column, better } of wrong) {
    if (better && isRead(better)) settings.set(use, positionOf(better, register));
    else if (better) steps.push(cutAndPaste(better));
    else if (holds === 'blank') steps.push(`Type the ${many(use)} into ${columnName(column)}.`);
    else steps.push(`If the sheet has the ${many(use)}, put them ${freePlace}.`);
  }
  if (steps.length > 0) return { advice: [...steps, checkAgain].join(' ') };
  const lines = [...settings].map(([use, position]) => `\n        ${use}: ${position}`).join('');
  return {
    settings,
    advice: `Change \`columns\` in content/register.yaml to:\n      columns:${lines}`,
  };
}

/** Each share is a number from 0 to 1. */
interface ColumnLook extends ColumnProfile {
  readonly different: readonly string[];
  readonly filled: number;
  readonly share: (kind: ValueKind) => number;
  readonly courses: number;
  readonly courseWords: number;
  /** The share of texts that are names of two or more words, without a word from a course's name. */
  readonly fullNames: number;
  readonly isUnique: boolean;
  /** Whether the texts of the column occur at least twice on average. */
  readonly repeats: boolean;
}

function columnLook(
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
    texts.filter(isOne).length / texts.length;
  return {
    ...profile,
    different,
    filled: texts.length / certificates,
    share: (kind) => part((_, at) => kinds[at] === kind),
    courses: part(courses.isCourse),
    courseWords: part((text) => courses.isCourse(text) || courses.hasCourseWord(text)),
    fullNames: part(
      (text, at) => kinds[at] === 'name' && text.includes(' ') && !courses.hasCourseWord(text),
    ),
    isUnique: different.length > 1 && different.length >= texts.length * 0.9,
    // Different IDs may be shortened to the same number, such as `2.02E+11`. Another finding reports shortened IDs.
    repeats:
      texts.length >= 3 && different.length * 2 <= texts.length && !texts.some(isShortenedNumber),
  };
}

/** @param found the likeliest other column for `use` */
function wrongHolding(
  use: MainColumn,
  look: ColumnLook | undefined,
  found: ColumnLook | undefined,
): Holding | undefined {
  if (look === undefined || look.filled <= 0.2) return 'blank';
  const isNumber = look.share('number') >= 0.6 || look.share('code') >= 0.6;
  const holds = (['time', 'e-mail', 'phone'] as const).find((kind) => look.share(kind) >= 0.6);
  if (holds === 'time' && use === 'id' && mayBeShortDates(look)) return undefined;
  const mayBeIds = holds === 'phone' && use === 'id' && !found;
  if (mayBeIds && areIds(look.cells, look.headingKind, true)) return undefined;
  if (holds) return holds;
  switch (use) {
    case 'student':
      if (look.courses >= 0.5 || look.courseWords >= 0.6) return 'courses';
      if (look.headingKind === 'course' && look.fullNames < 0.5) return 'courses';
      return isNumber ? 'others' : undefined;
    case 'course': {
      const mayBeNames = look.courseWords <= 0.2;
      if (mayBeNames && (look.headingKind === 'student' || areNames(look, found))) return 'names';
      return found && isNumber ? 'others' : undefined;
    }
    case 'id':
      if (look.courses >= 0.6) return 'courses';
      if (look.fullNames >= 0.6) return 'names';
      if (look.repeats) return 'others';
      // Roll numbers may look like certificate IDs, so the headings decide.
      if (found?.headingKind === 'certificate-id' && !isIdHeading(look)) return 'others';
      return areOthers(look, found) ? 'others' : undefined;
  }
}

/** Whether a column contains names of people. Courses that the site lacks may look like names, but courses repeat. */
function areNames(look: ColumnLook, found: ColumnLook | undefined): boolean {
  const isEnglish = look.cells.every(({ text }) => /^[\p{Script=Latin}\p{P}\s]+$/u.test(text));
  const isSure = found !== undefined || (look.isUnique && isEnglish && look.cells.length >= 3);
  return look.fullNames >= 0.8 && isSure;
}

/**
 * Whether a column contains no IDs. Both its heading and its texts must show that. Either of them is enough if another
 * column, `found`, may contain the IDs.
 */
function areOthers(look: ColumnLook, found: ColumnLook | undefined): boolean {
  const isHeadedOtherwise = otherHeadings.includes(look.headingKind);
  const isOther = look.share('code') + look.share('number') < 0.3;
  return found ? isHeadedOtherwise || isOther : isHeadedOtherwise && isOther;
}

const otherHeadings: readonly ColumnLook['headingKind'][] = [
  'time',
  'course',
  'student',
  'address',
  'other',
];

/** Whether texts such as 24-01-07 may be IDs and not dates. Their heading must name IDs. */
function mayBeShortDates(look: ColumnLook): boolean {
  const isShort = (id: string) => !/\d{4}|\p{L}/u.test(id);
  return look.isUnique && isIdHeading(look) && look.different.every(isShort);
}

function isIdHeading({ headingKind }: ColumnLook): boolean {
  return headingKind === 'certificate-id' || headingKind === 'id';
}

function likeliest(use: MainColumn, looks: readonly ColumnLook[]): ColumnLook | undefined {
  const ratings = looks.map((look) => rate[use](look));
  const best = Math.max(0, ...ratings);
  return best === 0 ? undefined : looks[ratings.indexOf(best)];
}

/** How likely a column is for each use. 0 means unlikely. */
const rate: Readonly<Record<MainColumn, (look: ColumnLook) => number>> = {
  student: ({ headingKind, fullNames, repeats }) => {
    if (fullNames < 0.5) return 0;
    if (headingKind === 'student') return 2;
    return headingKind === undefined && fullNames >= 0.8 && !repeats ? 1 : 0;
  },
  course: ({ headingKind, share, courses }) => {
    if (headingKind === 'course' && share('name') + share('text') >= 0.5) return 2;
    return courses >= 0.5 ? courses : 0;
  },
  id: ({ headingKind, share, filled, repeats, isUnique }) => {
    const codes = share('code');
    if (filled < 0.5 || repeats || codes + share('number') < 0.6) return 0;
    if (headingKind === 'certificate-id') return 3;
    if (headingKind === 'id') return 2;
    return headingKind === undefined && isUnique && codes >= 0.8 ? 1 : 0;
  },
};
