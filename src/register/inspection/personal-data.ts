import type { ColumnProfile } from './column-profiles.ts';
import { hasEmail, hasPhone, type HeadingKind, isShortenedNumber } from './text-kinds.ts';

interface KindOfData {
  readonly name: string;
  readonly heading: HeadingKind;
  readonly isBelowHeading: (text: string) => boolean;
  /** Whether a text below any other heading is personal data. If missing, such texts are not checked. */
  readonly isElsewhere?: (text: string) => boolean;
  /** Whether the cells that `isElsewhere` found contain something else, such as IDs. */
  readonly areOthers?: (found: Cells, profile: ColumnProfile, isIdColumn: boolean) => boolean;
}

type Cells = ColumnProfile['cells'];

/** The kinds of data that must not be in a published register. To add a kind, add a row. */
const kinds: readonly KindOfData[] = [
  { name: 'e-mail addresses', heading: 'e-mail', isBelowHeading: hasEmail, isElsewhere: hasEmail },
  {
    name: 'phone numbers',
    heading: 'phone',
    isBelowHeading: (text) => text.replaceAll(/\D/g, '').length >= 7 || isShortenedNumber(text),
    isElsewhere: hasPhone,
    areOthers: (phones, { cells, headingKind }, isIdColumn) => {
      // Digits alone may look like a phone number by chance.
      const areChance = phones.every(isDigits) && phones.length * 2 < cells.length;
      return areChance || areIds(phones, headingKind, isIdColumn);
    },
  },
  { name: 'dates of birth', heading: 'birth', isBelowHeading: (text) => /\d/.test(text) },
  { name: 'Aadhaar numbers', heading: 'aadhaar', isBelowHeading: (text) => /\d{4}/.test(text) },
  {
    name: 'PAN numbers',
    heading: 'pan',
    isBelowHeading: isPan,
    isElsewhere: isPan,
    areOthers: (_found, _profile, isIdColumn) => isIdColumn,
  },
  {
    name: 'postal addresses',
    heading: 'address',
    isBelowHeading: (text) => /[\s,]/.test(text),
    // An Indian address ends with a PIN code of six digits.
    isElsewhere: (text) => /\p{L}.*,.*(?<!\d)[1-9]\d{2} ?\d{3}$/u.test(text),
  },
];

/** Finds the cells with personal data in a column, by kind of data. */
export function personalData(
  profile: ColumnProfile,
  isIdColumn = false,
): { readonly name: string; readonly cells: Cells }[] {
  const { cells, headingKind } = profile;
  return kinds.map(({ name, heading, isBelowHeading, isElsewhere, areOthers }) => {
    if (headingKind === heading) {
      return { name, cells: cells.filter(({ text }) => isBelowHeading(text)) };
    }
    const found = cells.filter(({ text }) => isElsewhere?.(text));
    // An address or number that is the same in every row belongs to the academy.
    const isOneForAll = found.length > 1 && found.every(({ text }) => text === found[0]?.text);
    return { name, cells: isOneForAll || areOthers?.(found, profile, isIdColumn) ? [] : found };
  });
}

/** Whether a text is an Indian income tax number (PAN). Its fourth letter stands for the kind of holder. */
function isPan(text: string): boolean {
  return /^[a-z]{3}[abcfghljpt][a-z]\d{4}[a-z]$/i.test(text);
}

/** Whether cells that look like phone numbers are IDs. Without a clear heading, only the ID column can have IDs. */
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
