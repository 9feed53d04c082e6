import type { ColumnProfile } from './columns.ts';
import type { Finding, FindingKind } from './findings.ts';
import type { HeadingKind } from './heading-kind.ts';
import { hasEmail, hasPhone, isShortenedNumber } from './value-kind.ts';

/**
 * Columns of personal data. Dropped columns are looked at too, since everyone can download the whole file.
 * The texts themselves are not repeated.
 *
 * @param idColumn where the certificates' IDs are, counted from 0
 */
export function personalData(profiles: readonly ColumnProfile[], idColumn?: number): Finding[] {
  return profiles.flatMap((profile) =>
    seekers.flatMap(({ kind, cellsIn }) => {
      const cells = cellsIn(profile, idColumn);
      if (cells.length === 0) return [];
      return [{ kind, rows: cells.map(({ row }) => row), columns: [profile.column], texts: [] }];
    }),
  );
}

type Cells = ColumnProfile['cells'];

interface Seeker {
  readonly kind: FindingKind;
  readonly cellsIn: (profile: ColumnProfile, idColumn?: number) => Cells;
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
    cellsIn: (profile, idColumn) => {
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
    kind: 'aadhaar-numbers',
    cellsIn: ({ cells, headingKind, column: { heading, index } }, idColumn) => {
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
