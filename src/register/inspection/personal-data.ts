import type { ColumnProfile } from './column-profiles.ts';
import type { Finding } from './finding.ts';
import type { HeadingKind } from './heading-kind.ts';
import { dateIn, hasEmail, hasPhone, isShortenedNumber, type PlainDate } from './value-kind.ts';

/**
 * Columns of personal data. Dropped columns are looked at too, since everyone can download the whole file.
 * The texts themselves are not repeated.
 *
 * @param today tells dates of birth from other dates
 * @param idColumn where the certificates' IDs are, counted from 0
 */
export function personalData(
  profiles: readonly ColumnProfile[],
  today: Date,
  idColumn?: number,
): Finding[] {
  return profiles.flatMap((profile) =>
    seekers.flatMap(({ kind, cellsIn }) => {
      const cells = cellsIn(profile, today, idColumn);
      if (cells.length === 0) return [];
      return [{ kind, rows: cells.map(({ row }) => row), columns: [profile.column], texts: [] }];
    }),
  );
}

type Cells = ColumnProfile['cells'];

interface Seeker {
  readonly kind:
    'e-mail-addresses' | 'phone-numbers' | 'dates-of-birth' | 'old-dates' | 'aadhaar-numbers';
  readonly cellsIn: (profile: ColumnProfile, today: Date, idColumn?: number) => Cells;
}

const seekers: readonly Seeker[] = [
  {
    kind: 'e-mail-addresses',
    cellsIn: ({ cells, headingKind }) => {
      const emails = cells.filter(({ text }) => hasEmail(text));
      return headingKind === 'e-mail' ? emails : ofDifferentPeople(emails);
    },
  },
  {
    kind: 'phone-numbers',
    cellsIn: (profile, _, idColumn) => {
      const { cells, headingKind, column } = profile;
      if (headingKind === 'phone') return cells.filter(({ text }) => mayBePhone(text));
      const phones = cells.filter(({ text }) => hasPhone(text));
      const isNone =
        areIds(phones, headingKind, column.index === idColumn) || areChance(phones, profile);
      return isNone ? [] : ofDifferentPeople(phones);
    },
  },
  {
    kind: 'dates-of-birth',
    cellsIn: ({ cells, headingKind }) =>
      cells.filter(({ text }) => headingKind === 'birth' && /\d/.test(text)),
  },
  {
    kind: 'old-dates',
    cellsIn: ({ cells, headingKind, column: { heading = '' } }, today) => {
      const mayBeBirths = headingKind === undefined || /^\W*date\W*$/i.test(heading);
      return mayBeBirths && areBirths(cells, today) ? cells : [];
    },
  },
  {
    kind: 'aadhaar-numbers',
    cellsIn: ({ cells, headingKind, column: { heading, index } }, _, idColumn) => {
      if (headingKind === 'aadhaar') return cells.filter(({ text }) => /\d{4}/.test(text));
      const isUnnamed = heading === undefined && index !== idColumn;
      return cells.filter(({ text }) => isUnnamed && aadhaarInGroups.test(text));
    },
  },
];

const aadhaarInGroups = /^[2-9]\d{3}[ -]\d{4}[ -]\d{4}$/;

/** None where every row has the same, such as the academy's own address. */
function ofDifferentPeople(cells: Cells): Cells {
  const isOneForAll = cells.length > 1 && cells.every(({ text }) => text === cells[0]?.text);
  return isOneForAll ? [] : cells;
}

/** Below a heading that says so: any number of so many digits, or one that the spreadsheet shortened. */
function mayBePhone(text: string): boolean {
  return text.replaceAll(/\D/g, '').length >= 7 || isShortenedNumber(text);
}

/** A number among others that happens to look like one; with spaces or a country code it is one. */
function areChance(phones: Cells, { cells }: ColumnProfile): boolean {
  return phones.every(isDigits) && phones.length * 2 < cells.length;
}

/**
 * IDs may have ten digits too, and their heading or their column says what they are. A country's code before a number
 * says that it is a telephone number all the same.
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

/** Dates that are long past, of several years and in no order; dates of certificates are in order or recent. */
function areBirths(cells: Cells, today: Date): boolean {
  const dates = cells.map(({ text }) => dateIn(text)).filter((date) => date !== undefined);
  if (dates.length < 3 || dates.length < cells.length * 0.6) return false;
  const years = dates.map(({ year }) => year);
  const isSorted = (order: (one: PlainDate, next: PlainDate) => boolean) =>
    dates.every((date, at) => order(dates[at - 1] ?? date, date));
  return (
    largest(years) <= today.getFullYear() - 12 &&
    new Set(years).size >= 3 &&
    !isSorted((one, next) => one.order <= next.order) &&
    !isSorted((one, next) => one.order >= next.order)
  );
}

/** Of any number of them; `Math.max` takes only so many arguments. */
function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), -Infinity);
}
