import type { StateColumn } from '../rules/register.ts';
import type { FoundColumn } from './column-profiles.ts';

/** What is wrong in a register, as plain data; `findingWords` says it in words. */
export type Finding =
  WrongColumn | IgnoredState | (FindingPlace & { readonly kind: PlainFindingKind });

/** A column that holds something else than the validator takes it for. */
export interface WrongColumn extends FindingPlace {
  readonly kind: 'wrong-column';
  readonly use: ColumnUse;
  readonly holds: Holding;
  /** The column in which the students, courses or IDs seem to be. */
  readonly better?: FoundColumn;
}

/** A column that seems to say what certificates are today, and that the validator does not read. */
export interface IgnoredState extends FindingPlace {
  /** The second where only its heading says so. */
  readonly kind: 'ignored-state' | 'ignored-state-column';
  readonly use: StateColumn;
  /** The column that the validator reads instead. */
  readonly named?: FoundColumn;
  /** One in which nothing is, where the texts can't stay in theirs. */
  readonly free?: FoundColumn;
  /** Whether other texts are beside those of the state. */
  readonly isMixed: boolean;
}

export interface FindingPlace {
  /** The rows concerned, in sheet order; none where it is a whole column. */
  readonly rows: readonly number[];
  /** The columns concerned; none where it is the whole row. */
  readonly columns: readonly FoundColumn[];
  /** The texts concerned, such as IDs or names; never personal data. */
  readonly texts: readonly string[];
  /** What is probably meant instead. */
  readonly suggestion?: string;
}

export type ColumnUse = 'student' | 'course' | 'id';

/** What a column holds instead; `missing` is a column that the sheet does not have. */
export type Holding =
  | 'missing'
  | 'blank'
  | 'dates'
  | 'durations'
  | 'e-mails'
  | 'phones'
  | 'courses'
  | 'names'
  | 'numbers'
  | 'codes'
  | 'repeats'
  | 'others';

/** Everything that is looked for, in the order of the report. Each is a fault but those in `noteKinds`. */
export const findingKinds = [
  'later-sheet',
  'guessable-ids',
  'no-certificates',
  'blank-column-a',
  'numbers-in-b',
  'skipped-certificate',
  'row-without-serial',
  'kept-heading',
  'swapped-columns',
  'wrong-column',
  'ignored-state',
  'example-row',
  'e-mail-addresses',
  'phone-numbers',
  'dates-of-birth',
  'old-dates',
  'aadhaar-numbers',
  'e-mail-addresses-in-sheet',
  'phone-numbers-in-sheet',
  'dates-of-birth-in-sheet',
  'aadhaar-numbers-in-sheet',
  'error-value',
  'placeholder',
  'lost-letters',
  'date-for-id',
  'shortened-number',
  'lost-zeros',
  'duplicate-id',
  'id-found-elsewhere',
  'similar-ids',
  'id-in-unread-column',
  'blank-id',
  'blank-student',
  'blank-course',
  'space-in-id',
  'long-dash',
  'non-printing',
  'mistyped-id',
  'state-column-missing',
  'unclear-status',
  'unclear-date',
  'two-readings',
  'until-before-issued',
  'future-date',
  'expired-too-early',
  'since-without-status',
  'valid-and-replaced',
  'replaced-without-id',
  'replaced-by-no-column',
  'replaced-by-itself',
  'replacement-missing',
  'replaced-in-a-circle',
  'unread-sheet',
  'other-sheet',
  'ignored-state-column',
  'space-around-id',
  'odd-id',
  'short-numbers',
  'long-number',
  'unknown-course',
] as const;

export type FindingKind = (typeof findingKinds)[number];

/** Those of which nothing is to be said but their place. */
export type PlainFindingKind = Exclude<FindingKind, WrongColumn['kind'] | IgnoredState['kind']>;

/** What may be as it should: worth a look, and no fault. */
export const noteKinds: readonly FindingKind[] = [
  'unread-sheet',
  'other-sheet',
  'ignored-state-column',
  'space-around-id',
  'odd-id',
  'short-numbers',
  'long-number',
  'unknown-course',
];
