import {
  type Certificates,
  isErrorText,
  isNotKnown,
  textIn,
} from '../certificates/certificates.ts';
import {
  columnWords,
  isKeptColumn,
  type MainColumn,
  mainColumns,
  type RegisterColumns,
  type SheetColumn,
} from '../certificates/columns.ts';
import {
  areIds,
  type ColumnLook,
  columnLook,
  columnName,
  type ColumnProfile,
  columnText,
  type FoundColumn,
} from './columns.ts';
import { type CourseNames, quoted } from './text-kinds.ts';

/** The real content of a column, in words; `missing` is a column that the sheet lacks. */
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

/** A column with other content than the validator expects. */
interface Misplaced {
  readonly use: MainColumn;
  readonly holds: Holding;
  /** The column that the validator reads; missing if the sheet has too few. */
  readonly column: FoundColumn | undefined;
  /** The column that seems to have the students, courses or IDs. */
  readonly better: FoundColumn | undefined;
  readonly texts: readonly string[];
}

/** With its sentence. All wrong columns have the same advice, since one setting corrects them together. */
export interface WrongColumn extends Misplaced {
  /** What is wrong, in words. */
  readonly what: string;
  /** The correction for all wrong columns together. */
  readonly advice: ColumnAdvice;
}

/** The correction for all columns. */
export interface ColumnAdvice {
  /** Steps in the sheet that come first, in sentences; often empty. */
  readonly steps: string;
  /** The right setting `columns`, by use; missing while there are steps. */
  readonly settings?: ReadonlyMap<string, number | undefined>;
}

/** The same as lines of the settings' file. */
export function adviceText({ steps, settings }: ColumnAdvice): string {
  if (settings === undefined) return steps;
  const lines = [...settings].map(([use, position]) => `        ${use}: ${position}`);
  return ['Let `columns` in content/register.yaml be:', '      columns:', ...lines].join('\n');
}

interface ReadColumns {
  readonly register: Certificates;
  readonly profiles: readonly ColumnProfile[];
  /** Of certificates. */
  readonly count: number;
  readonly courses: CourseNames;
  /** The columns of the settings. */
  readonly positions: RegisterColumns;
  readonly columnAt: (index: number) => FoundColumn;
}

/** The columns of student, course and ID that hold something else. */
export function wrongColumns(read: ReadColumns): WrongColumn[] {
  const { register, profiles, count, courses, columnAt } = read;
  if (count === 0) return [];
  const looks = profiles.map((profile) => columnLook(profile, count, courses));
  const misplaced = mainColumns.flatMap((use): Misplaced[] => {
    const column = register.columns[use];
    const index = column?.index;
    if (column && isMostlyLost(register, column)) return [];
    const look = looks.find(({ column }) => column.index === index);
    const others = looks.filter((one) => one !== look);
    const found = bestFor(use, others);
    const holds = index === undefined ? 'missing' : wrongHolding(use, look, found);
    if (holds === undefined) return [];
    // Personal data is not repeated.
    const isPersonal = holds === 'e-mail' || holds === 'phone';
    const texts = isPersonal ? [] : (look?.different.slice(0, 3) ?? []);
    const read = index === undefined ? undefined : columnAt(index);
    return [{ use, holds, texts, column: read, better: found?.column }];
  });
  const advice = adviceFor(misplaced, read);
  return misplaced.map((one) => ({ ...one, what: wordsFor(one), advice }));
}

/** A column can't be judged if its formulas have no results in most rows. */
function isMostlyLost({ records }: Certificates, column: SheetColumn): boolean {
  const lost = records.filter((record) => {
    const text = textIn(record.cells, column);
    return text === '0' || isErrorText(text) || isNotKnown(record, column);
  });
  return lost.length * 2 > records.length;
}

function many(use: MainColumn): string {
  return `${columnWords[use].short}s`;
}

function wordsFor({ use, holds, column, better, texts }: Misplaced): string {
  const shown = texts.length === 0 ? '' : `: ${texts.map(quoted).join(', ')}`;
  const wrong = column
    ? `${columnText(column)} should hold the ${many(use)}, but ${holdings[holds]}${shown}.`
    : `The sheet has no column for the ${many(use)}.`;
  if (better === undefined) return wrong;
  const unread = isRead(better) ? '' : ', which the validator never reads';
  return `${wrong} The ${many(use)} seem to be in ${columnText(better)}${unread}.`;
}

export function isRead({ name }: FoundColumn): boolean {
  return name !== undefined && isKeptColumn(name);
}

/**
 * The correction for all of them together: content that must move to another column, after which the check finds it there, or else the
 * setting.
 */
function adviceFor(
  misplaced: readonly Misplaced[],
  { positions, register }: ReadColumns,
): ColumnAdvice {
  const steps: string[] = [];
  const settings = new Map(Object.entries(positions));
  for (const { use, holds, column, better } of misplaced) {
    if (better && isRead(better)) {
      settings.set(use, positionOf(better, register));
    } else if (better) {
      steps.push(`Cut the whole of ${columnName(better)} and paste it ${free}.`);
    } else if (holds === 'blank') {
      steps.push(`Type the ${many(use)} into ${columnName(column)}.`);
    } else {
      steps.push(`If the sheet has the ${many(use)}, put them ${free}.`);
    }
  }
  return steps.length === 0
    ? { steps: '', settings }
    : { steps: `${steps.join(' ')} Then check the sheet again, which says what to do next.` };
}

/** A free place for a column that the validator should read. */
export const free = 'into a free column to the right of all others, but not E or G';

/** A column's position among the kept columns, counted from 1, as in the settings (R6). */
export function positionOf({ index: last }: FoundColumn, { names }: Certificates): number {
  const first = Array.from({ length: last + 1 }, (_, index) => names.nameOf(index) ?? '');
  return first.filter((name) => name !== '' && isKeptColumn(name)).length;
}

const mistaken = ['time', 'e-mail', 'phone'] as const;

/** Undefined if the column seems to be what the validator expects. */
function wrongHolding(
  use: MainColumn,
  look: ColumnLook | undefined,
  found: ColumnLook | undefined,
): Holding | undefined {
  if (look === undefined || look.filled <= 0.2) return 'blank';
  const holds = mistaken.find((kind) => look.share(kind) >= 0.6);
  if (holds === 'time' && use === 'id' && mayBeShortDates(look)) return undefined;
  const mayBeIds = holds === 'phone' && use === 'id' && !found;
  if (mayBeIds && areIds(look.cells, look.headingKind, true)) return undefined;
  if (holds) return holds;
  const isNumber = look.share('number') >= 0.6 || look.share('code') >= 0.6;
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
      // A roll number may look like an ID, so the headings decide.
      if (found?.headingKind === 'certificate-id' && !isIdHeading(look)) return 'others';
      return areOthers(look, found) ? 'others' : undefined;
  }
}

/** Unknown courses may look like names too, but people's names are rarely English words, and seldom repeat. */
function areNames(look: ColumnLook, found: ColumnLook | undefined): boolean {
  const isEnglish = look.cells.every(({ text }) => /^[\p{Script=Latin}\p{P}\s]+$/u.test(text));
  const isSure = found !== undefined || (look.isUnique && isEnglish && look.cells.length >= 3);
  return look.fullNames >= 0.8 && isSure;
}

/** Not IDs: neither codes nor numbers, or below another heading; both, if no other column has the IDs. */
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

/** IDs such as 24-01-07 look like dates, but are IDs if the heading says so and all differ. */
function mayBeShortDates(look: ColumnLook): boolean {
  const isShort = (id: string) => !/\d{4}|\p{L}/u.test(id);
  return look.isUnique && isIdHeading(look) && look.different.every(isShort);
}

function isIdHeading({ headingKind }: ColumnProfile): boolean {
  return headingKind === 'certificate-id' || headingKind === 'id';
}

/** The likeliest column for it, by its heading or its texts, if any. */
function bestFor(use: MainColumn, looks: readonly ColumnLook[]): ColumnLook | undefined {
  const rated = looks.map((look) => ({ look, rating: ratings[use](look) }));
  const best = Math.max(0, ...rated.map(({ rating }) => rating));
  return best === 0 ? undefined : rated.find(({ rating }) => rating === best)?.look;
}

const ratings: Readonly<Record<MainColumn, (look: ColumnLook) => number>> = {
  student: (look) => {
    if (look.fullNames < 0.5) return 0;
    if (look.headingKind === 'student') return 2;
    return look.headingKind === undefined && look.fullNames >= 0.8 && !look.repeats ? 1 : 0;
  },
  course: (look) => {
    if (look.headingKind === 'course' && look.share('name') + look.share('text') >= 0.5) return 2;
    return look.courses >= 0.5 ? look.courses : 0;
  },
  id: (look) => {
    const codes = look.share('code');
    if (look.filled < 0.5 || look.repeats || codes + look.share('number') < 0.6) return 0;
    if (look.headingKind === 'certificate-id') return 3;
    if (look.headingKind === 'id') return 2;
    return look.headingKind === undefined && look.isUnique && codes >= 0.8 ? 1 : 0;
  },
};
