import type { DateFact, StateColumn } from './columns.ts';
import type { RegisterDate } from './dates.ts';

/** How good and how certain an answer is, which decides the colours of the page. */
export type Tone = 'good' | 'ended' | 'unsure' | 'absent';

export interface KindOfState {
  readonly tone: Tone;
  /**
   * The dates that an answer shows, in this order. A list of answers shows only the last date that is known, and
   * never the date of issue.
   */
  readonly dates: readonly DateFact[];
  /** Whether a student may share such a certificate, for example on LinkedIn. */
  readonly mayBeShared?: boolean;
}

/**
 * The best state first. If several statuses fit a certificate, the last of them counts. To add a state, add an entry
 * to this table. Type errors and failing tests then show what else to change.
 */
export const certificateStates = {
  valid: {
    tone: 'good',
    dates: ['issued', 'until'],
    mayBeShared: true,
  },
  expired: {
    tone: 'ended',
    dates: ['issued', 'until', 'since'],
    mayBeShared: true,
  },
  withdrawn: {
    tone: 'ended',
    dates: ['issued', 'since'],
  },
  replaced: {
    tone: 'ended',
    dates: ['issued', 'since'],
  },
  /** The register's text about the state is not understood. */
  unclear: { tone: 'unsure', dates: ['issued'] },
  /** The student, the course or the state is missing. */
  incomplete: { tone: 'unsure', dates: [] },
} as const satisfies Record<string, KindOfState>;

export type StateKind = keyof typeof certificateStates;

// A cast, since `Object.keys` returns plain strings.
export const stateKinds = Object.keys(certificateStates) as readonly StateKind[];

/** The states that a text in the status column can mean, the best first. */
export const statuses = stateKinds.filter((kind) => kind !== 'unclear' && kind !== 'incomplete');

export type Status = (typeof statuses)[number];

/** For each date that is the last day of a status: that status, and the status after that day. */
export const lastDays: Readonly<
  Record<DateFact, { readonly upTo: Status; readonly after: Status } | undefined>
> = {
  issued: undefined,
  until: { upTo: 'valid', after: 'expired' },
  since: undefined,
};

export const statusesButValid = statuses.filter((status) => status !== 'valid');

/** Every kind of answer to an ID, the best first. */
export const answerKinds = {
  ...certificateStates,
  unread: { tone: 'unsure' },
  // The tone is not `absent`, since the register may have the ID that the visitor meant.
  similar: { tone: 'unsure' },
  mistyped: { tone: 'unsure' },
  /** Only the beginning of an ID, such as that of a link which a mail program has cut off. */
  cut: { tone: 'unsure' },
  unknown: { tone: 'absent' },
  /** A row of a list without an ID. */
  blank: { tone: 'absent' },
} as const;

export type AnswerKind = keyof typeof answerKinds;

export type Dates = Readonly<Partial<Record<DateFact, RegisterDate | undefined>>>;

/** A certificate's state on a given day, with the dates that the register gives for this state. */
export interface CertificateState extends Dates {
  readonly kind: StateKind;
  /** The ID of the replacement. */
  readonly by?: string | undefined;
  /** For an unclear state: the text that is not understood, or a last valid day that is not certainly past. */
  readonly text?: string | undefined;
  /** For an incomplete state: what the register lacks. */
  readonly lacks?: readonly ('student' | 'course' | 'state')[];
}

/** What the register says of a certificate's state on any day. A field is undefined if its cell is blank. */
export interface CertificateFacts extends Dates {
  readonly status?: (typeof statusesButValid)[number] | undefined;
  /** The ID of the replacement. */
  readonly replacedBy?: string | undefined;
  /** The most important cell that is not understood. Its text is empty if the file lacks the value of the cell. */
  readonly unclear?: { readonly column: StateColumn; readonly text: string } | undefined;
}
