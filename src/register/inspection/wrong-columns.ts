import { columnLetter } from '../sheet/cells.ts';
import { eachFilledCell } from '../sheet/cells.ts';
import type { RegisterColumns } from '../certificates/columns.ts';
import { isKeptColumn, sheetColumns } from '../certificates/columns.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { columnLook, type ColumnLook, type ColumnProfile, type FoundColumn } from './columns.ts';
import type { CourseNames } from './course-names.ts';
import { useNames, type ColumnUse, type Finding, type Holding } from './findings.ts';
import type { HeadingKind } from './heading-kind.ts';
import { areIds } from './personal-data.ts';
import { columnLetter as letterOf } from './report-text.ts';
import type { ReadRegister } from './row-findings.ts';
import { isDate, type ValueKind } from './value-kind.ts';

/** How many texts of a column are shown. */
const examples = 3;

interface Misplaced {
  readonly use: ColumnUse;
  readonly holds: Holding;
  readonly look: ColumnLook | undefined;
  /** The column that the validator reads instead; missing where the sheet has too few. */
  readonly column?: FoundColumn;
  readonly better?: FoundColumn;
}

/**
 * The columns of the student, the course and the ID in which something else is.
 *
 * @param certificates how many there are
 * @param positions where the settings say that the columns are
 */
export function wrongColumns(
  { register: { columns }, rows, columnAt }: Pick<ReadRegister, 'register' | 'rows' | 'columnAt'>,
  profiles: readonly ColumnProfile[],
  certificates: number,
  courses: CourseNames,
  positions: RegisterColumns,
): Finding[] {
  if (certificates === 0) return [];
  const looks = profiles.map((profile) => columnLook(profile, certificates, courses));
  const misplaced = (['student', 'course', 'id'] as const).flatMap((use): Misplaced[] => {
    const index = columns[use]?.index;
    const look = looks.find((one) => one.column.index === index);
    const found = bestFor(
      use,
      looks.filter((one) => one !== look),
    );
    const holds = index === undefined ? 'missing' : wrongHolding(use, look, found);
    if (holds === undefined) return [];
    const column = index === undefined ? {} : { column: columnAt(index) };
    return [{ use, holds, look, ...column, ...(found && { better: found.column }) }];
  });
  if (misplaced.length === 0) return [];
  const advice = adviceFor(misplaced, rows, positions);
  return misplaced.map(({ use, holds, look, column, better }) => ({
    kind: 'wrong-column',
    rows: [],
    columns: column ? [column] : [],
    texts: (look?.different ?? []).slice(0, examples),
    wrong: { use, holds, ...(better && { better }), advice },
  }));
}

/**
 * What puts all of them right together: the lines of the setting, and before them what has to be in another column of
 * the sheet. Nothing goes into a column in which something is, so that all else that is said of columns stays true.
 */
function adviceFor(
  misplaced: readonly Misplaced[],
  rows: readonly SheetRow[],
  positions: RegisterColumns,
): string {
  const free = freeColumns(rows, positions);
  const steps: string[] = [];
  const settings = new Map(Object.entries(positions));
  for (const { use, holds, column, better } of misplaced) {
    const { many } = useNames[use];
    if (better?.position !== undefined) settings.set(use, better.position);
    else if (better === undefined && holds === 'blank' && column) {
      steps.push(`Type the ${many} into ${letterOf(column)}.`);
    } else {
      const { name, position } = free();
      settings.set(use, position);
      steps.push(
        better
          ? `Cut the whole of ${letterOf(better)} and paste it into column ${name}, which is empty.`
          : `If the sheet has the ${many}, put them into column ${name}, which is empty.`,
      );
    }
  }
  const lines = [...settings].map(([use, position]) => `        ${use}: ${position}`);
  const isSame = Object.entries(positions).every(([use, at]) => settings.get(use) === at);
  if (isSame) return steps.join(' ');
  const setting = 'let `columns` in content/register.yaml be:';
  const sentence = steps.length > 0 ? `Then ${setting}` : `L${setting.slice(1)}`;
  return [[...steps, sentence].join(' '), '      columns:', ...lines].join('\n');
}

/** Gives one column after another in which nothing is and that no setting names, each with its position. */
function freeColumns(rows: readonly SheetRow[], positions: RegisterColumns) {
  let width = 0;
  for (const row of rows) {
    eachFilledCell(row.cells, (_, index) => (width = Math.max(width, index + 1)));
  }
  const columns = sheetColumns(rows);
  const names = Array.from({ length: width }, (_, index) => columns.nameOf(index) ?? '');
  const last = names.findLast((name) => name !== '');
  let letter = 0;
  while (last !== undefined && columnLetter(letter) !== last) letter++;
  let position = names.filter((name) => name !== '' && isKeptColumn(name)).length;
  const named = new Set(Object.values(positions));
  return () => {
    let name: string;
    do {
      name = columnLetter(++letter);
      if (isKeptColumn(name)) position++;
    } while (!isKeptColumn(name) || named.has(position));
    return { name, position };
  };
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
  const isLong = ({ text }: { text: string }) => isDate(text) && /\d{4}/.test(text);
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
