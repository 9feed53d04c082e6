import type { Certificates } from '../rules/register.ts';
import { columnLook, type ColumnLook } from './column-look.ts';
import type { ColumnProfile, FoundColumn } from './column-profiles.ts';
import type { CourseNames } from './course-names.ts';
import type { ColumnUse, Finding, Holding, WrongColumn } from './finding.ts';
import type { HeadingKind } from './heading-kind.ts';
import { areIds } from './personal-data.ts';
import { dateIn, type ValueKind } from './value-kind.ts';

/** How many texts of a column are shown. */
const examples = 3;

/**
 * The columns of the student, the course and the ID in which something else is.
 *
 * @param certificates how many there are
 */
export function wrongColumns(
  profiles: readonly ColumnProfile[],
  columns: Certificates['columns'],
  certificates: number,
  courses: CourseNames,
  columnAt: (index: number) => FoundColumn,
): Finding[] {
  if (certificates === 0) return [];
  const looks = profiles.map((profile) => columnLook(profile, certificates, courses));
  const wrong = (['student', 'course', 'id'] as const).flatMap((use): WrongColumn[] => {
    const index = columns[use]?.index;
    const look = looks.find((one) => one.column.index === index);
    const found = bestFor(
      use,
      looks.filter((one) => one !== look),
    );
    const holds = index === undefined ? 'missing' : wrongHolding(use, look, found);
    if (holds === undefined) return [];
    return [
      {
        kind: 'wrong-column',
        use,
        holds,
        rows: [],
        columns: index === undefined ? [] : [columnAt(index)],
        texts: (look?.different ?? []).slice(0, examples),
        ...(found && { better: found.column }),
      },
    ];
  });
  return withoutSwap(wrong);
}

/** What is in the column instead of what it is taken for; undefined where nothing speaks against it. */
function wrongHolding(
  use: ColumnUse,
  look: ColumnLook | undefined,
  found: ColumnLook | undefined,
): Holding | undefined {
  if (look === undefined || look.filled <= 0.2) return 'blank';
  const holds = holdingOf(look);
  if (holds === 'dates' && use === 'id' && mayBeShortDates(look)) return undefined;
  if (holds === 'phones' && use === 'id' && mayBeIds(look, found)) return undefined;
  if (holds && ['dates', 'durations', 'e-mails', 'phones'].includes(holds)) return holds;
  switch (use) {
    case 'student':
      if (look.courses >= 0.5 || look.likeCourses >= 0.6) return 'courses';
      if (look.headingKind === 'course' && look.fullNames < 0.5) return 'courses';
      return holds === 'numbers' || holds === 'codes' ? holds : undefined;
    case 'course': {
      const mayBeNames = look.likeCourses <= 0.2 && look.courses <= 0.2;
      if (mayBeNames && (look.headingKind === 'student' || areNames(look, found))) return 'names';
      return found && (holds === 'numbers' || holds === 'codes') ? holds : undefined;
    }
    case 'id':
      if (look.courses >= 0.6) return 'courses';
      if (look.fullNames >= 0.6) return 'names';
      if (look.repeats) return 'repeats';
      // A roll number may look like an ID; the headings tell.
      if (found?.headingKind === 'certificate-id' && !isIdHeading(look)) return 'others';
      return areOthers(look, found) ? 'others' : undefined;
  }
}

/** Courses that the site does not have may read like names too, but not in English, or more than once. */
function areNames(look: ColumnLook, found: ColumnLook | undefined): boolean {
  const isEnglish = look.cells.every(({ text }) => /^[\p{Script=Latin}\p{P}\s]+$/u.test(text));
  const isSure = found !== undefined || (look.isUnique && isEnglish && look.cells.length >= 3);
  return look.fullNames >= 0.8 && isSure;
}

/** Neither codes nor numbers, or below a heading of something else; both, if no other column has the IDs. */
function areOthers(look: ColumnLook, found: ColumnLook | undefined): boolean {
  const signs = [isHeadedOtherwise(look), look.share('code') + look.share('number') < 0.3];
  return found ? signs.includes(true) : !signs.includes(false);
}

const holdings: readonly (readonly [ValueKind, Holding])[] = [
  ['date', 'dates'],
  ['duration', 'durations'],
  ['e-mail', 'e-mails'],
  ['phone', 'phones'],
  ['number', 'numbers'],
  ['code', 'codes'],
];

function holdingOf(look: ColumnLook): Holding | undefined {
  return holdings.find(([kind]) => look.share(kind) >= 0.6)?.[1];
}

/** IDs such as 24-01-07 could be dates; what the heading calls IDs, all different, are none. */
function mayBeShortDates(look: ColumnLook): boolean {
  const isLong = ({ text }: { text: string }) => dateIn(text) !== undefined && /\d{4}/.test(text);
  return look.isUnique && isIdHeading(look) && !look.cells.some(isLong);
}

/** Numbers of ten digits in the IDs' column, if they count up or no other column could be that of the IDs. */
function mayBeIds({ cells, headingKind }: ColumnLook, found: ColumnLook | undefined): boolean {
  const digits = cells.map(({ text }) => Number(text.replaceAll(/\D/g, '')));
  const countsUp = digits.every((number, at) => number > (digits[at - 1] ?? -1));
  return areIds(cells, headingKind, true) && (countsUp || found === undefined);
}

function isIdHeading({ headingKind }: ColumnProfile): boolean {
  return headingKind === 'certificate-id' || headingKind === 'id';
}

function isHeadedOtherwise({ headingKind }: ColumnProfile): boolean {
  const others: readonly (HeadingKind | undefined)[] = [
    'date',
    'duration',
    'course',
    'student',
    'other',
  ];
  return others.includes(headingKind);
}

/** The column that holds it most likely, if one does: its heading says so, or its texts do. */
function bestFor(use: ColumnUse, looks: readonly ColumnLook[]): ColumnLook | undefined {
  const rated = looks.map((look) => ({ look, rating: ratings[use](look) }));
  const best = Math.max(0, ...rated.map(({ rating }) => rating));
  return best === 0 ? undefined : rated.find(({ rating }) => rating === best)?.look;
}

const ratings: Readonly<Record<ColumnUse, (look: ColumnLook) => number>> = {
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

/** Students in the place of courses and the reverse are one finding. */
function withoutSwap(wrong: readonly WrongColumn[]): Finding[] {
  const [student, course] = (['student', 'course'] as const).map((use) =>
    wrong.find((one) => one.use === use),
  );
  const isSwap =
    student?.better !== undefined &&
    course?.better !== undefined &&
    student.better.index === course.columns[0]?.index &&
    course.better.index === student.columns[0]?.index;
  if (!isSwap) return [...wrong];
  const columns = [...student.columns, ...course.columns];
  const texts = [...student.texts.slice(0, 1), ...course.texts.slice(0, 1)];
  return [
    { kind: 'swapped-columns', rows: [], columns, texts },
    ...wrong.filter((one) => one !== student && one !== course),
  ];
}
