import { wordsOf } from '../words-of.ts';
import { isErrorText, isNotKnown, textIn } from '../certificates/certificates.ts';
import {
  columnHeading,
  isKeptColumn,
  type MainColumn,
  mainColumns,
} from '../certificates/columns.ts';
import { registerDate } from '../certificates/dates.ts';
import { headingKey } from '../certificates/own-ids.ts';
import { columnName, columnText, positionOf } from './column-profiles.ts';
import { isAmong, isCode, isShortenedNumber, privateKind, quoted } from './text-kinds.ts';
import type { ColumnProfile, Found, InspectedSheet } from './inspection-types.ts';

/**
 * The main columns that seem not to contain what the settings say, judged by their texts alone and not by their
 * headings, and those that are beyond doubt. A column that the owner has confirmed is never a wrong one.
 */
export function judgedColumns(sheet: Omit<InspectedSheet, keyof Judged | 'shapes'>): Judged {
  const { register, columns, read, certificates, changes, context } = sheet;
  const { headings, courses } = context;
  const isCourse = isAmong(courses);
  const looks = columns
    .filter(({ column }) => column.name)
    .map((profile) => columnLook(profile, isCourse));
  // Each certificate has a student, a course and an ID, so a column that is mostly blank, such as remarks, has none of these.
  const most = Math.max(...looks.map(({ count }) => count));
  const full = looks.filter(({ count }) => count * 2 > most);
  const obvious = mainColumns.filter((use) => {
    const fitting = full.filter(fits[use]);
    const headed = fitting.filter(({ column }) =>
      wordsOf(column.heading).some((word) => wordsOf(columnHeading(use)).includes(word)),
    );
    const [only, ...others] = headed.length > 0 ? headed : fitting;
    return only !== undefined && only.column.index === read[use]?.index && others.length === 0;
  });
  const isConfirmed = (use: MainColumn) =>
    changes.same.size * 2 > certificates.length ||
    headingKey(headings?.[use]) === (headingKey(read[use]?.heading) || undefined);
  const wrong = (looks.length === 0 ? [] : mainColumns).flatMap((use): Found[] => {
    const column = read[use];
    // Nobody can say what a column of formulas without results contains.
    const lost = certificates.filter((record) => {
      const text = textIn(record.cells, column);
      return text === '0' || isErrorText(text) || isNotKnown(record, column);
    });
    if (column && (isConfirmed(use) || lost.length * 2 > certificates.length)) return [];
    const look = looks.find((one) => one.column.index === column?.index);
    const other = full.find((one) => one !== look && fits[use](one));
    if (look && !isWrong[use](look, other)) return [];
    const better = other?.column;
    const canBeRead = isKeptColumn(better?.name);
    const all = new Set(certificates.map(({ cells }) => textIn(cells, column)));
    const told = [...all].filter((text) => text !== '' && !privateKind(text)).slice(0, 3);
    const shown = told.map(quoted).join(', ') || 'private data';
    const many = `${columnHeading(use)}s`;
    const found = column
      ? `${columnText(column)} should hold the ${many}, but holds ${look ? shown : 'nothing'}.`
      : `The sheet has no column for the ${many}.`;
    const said = better ? ` The ${many} seem to be in ${columnText(better)}.` : '';
    const list = 'on the desk, under “What is in your sheet?”';
    const advice = !better
      ? `If another column has the ${many}, choose it ${list}. If not, type them into ${columnName(column)}.`
      : canBeRead
        ? `Choose ${columnName(better)} for the ${many} ${list}.`
        : `The website never reads ${columnName(better)}. Cut the whole column, and paste it into a free column to the right of all others, but not E or G.`;
    const about = { column, wrong: { use, better }, holds: found + said, advice };
    if (!better || !canBeRead) return [about];
    return [{ ...about, inFile: `\`${use}: ${positionOf(better, register)}\` under \`columns\`` }];
  });
  return { wrong, obvious };
}

type Judged = Pick<InspectedSheet, 'wrong' | 'obvious'>;

type ColumnLook = ReturnType<typeof columnLook>;

/** Each share is a number from 0 to 1. */
function columnLook({ column, texts, count }: ColumnProfile, isCourse: (text: string) => boolean) {
  const kinds = texts.map((one) => ({ ...one, kind: kindOf(one.text, isCourse) }));
  const shareOf = (isIt: (one: (typeof kinds)[number]) => boolean) =>
    kinds.reduce((sum, one) => sum + (isIt(one) ? one.rows.length : 0), 0) / count;
  return {
    column,
    count,
    courses: shareOf(({ kind }) => kind === 'course'),
    words: shareOf(({ kind }) => kind.startsWith('words')),
    codes: shareOf(({ kind }) => kind === 'code'),
    withCode: shareOf(({ kind }) => kind.endsWith('code')),
    letters: shareOf(({ text }) => /\p{L}/u.test(text)),
    spaced: shareOf(({ text }) => text.includes(' ')),
    isUnique: texts.length > 1 && texts.length >= count * 0.9,
    // Different IDs may be shortened to the same number, which is a finding of its own.
    repeats:
      count >= 3 && texts.length * 2 <= count && !texts.some(({ text }) => isShortenedNumber(text)),
  };
}

function kindOf(text: string, isCourse: (text: string) => boolean) {
  if (isCourse(text)) return 'course';
  // Digits alone, or behind capitals, may look like a telephone number by chance.
  if (privateKind(text) && !/^\d+$|\p{Lu}{2}/u.test(text)) return 'private';
  // A day such as 24-01-07 may be an ID.
  if (/\p{Nd}/u.test(text) && /\d{4}|\p{L}/u.test(text) && registerDate(text)) return 'day';
  if (isCode(text)) return 'code';
  return isCode(text.slice(text.lastIndexOf(' ') + 1)) ? 'words before a code' : 'words';
}

/** Whether a column may be used for something. */
const fits: Readonly<Record<MainColumn, (look: ColumnLook) => boolean>> = {
  student: ({ words, letters, repeats, spaced }) =>
    words >= 0.8 && letters >= 0.8 && !repeats && spaced > 0.5,
  course: ({ courses }) => courses >= 0.5,
  id: ({ codes, letters, isUnique }) => codes >= 0.8 && letters >= 0.8 && isUnique,
};

const isWrong: Readonly<
  Record<MainColumn, (look: ColumnLook, better: ColumnLook | undefined) => boolean>
> = {
  student: ({ words }) => words < 0.5,
  // Courses repeat: where each row has a text of its own that the website lacks, these are no courses.
  course: ({ courses, words, isUnique, count }, better) =>
    courses < 0.2 && (better !== undefined || words < 0.5 || (isUnique && count >= 6)),
  id: ({ withCode, repeats, letters }, better) =>
    repeats || withCode < 0.3 || (better !== undefined && letters < 0.2),
};
