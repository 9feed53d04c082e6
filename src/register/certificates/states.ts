import type { DateFact, StateColumn } from './columns.ts';
import type { RegisterDate } from './dates.ts';

/** How sure and how good an answer is; it decides the page's colours. */
export type Tone = 'good' | 'ended' | 'unsure' | 'absent';

export interface KindOfState {
  readonly tone: Tone;
  /** The dates that its answer shows. Lists and the drawing show only the last of those that the register knows. */
  readonly dates: readonly DateFact[];
  /** Whether the student may share it, such as on LinkedIn. */
  readonly mayBeShared?: boolean;
}

/**
 * The states of a certificate, the best first. To add a state, add a row. `told` says all that visitors are shown of
 * it; the check, the schema of the words and sealed records take it from here too.
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
  /** The register says something that is not understood, so it can't be called valid. */
  unclear: { tone: 'unsure', dates: ['issued'] },
  /** The register lacks its student, course or state, so it is neither valid nor invalid. */
  incomplete: { tone: 'unsure', dates: [] },
} as const satisfies Record<string, KindOfState>;

export type StateKind = keyof typeof certificateStates;

/** The states that the status column can give. */
export type Status = Exclude<StateKind, 'unclear' | 'incomplete'>;

/** Every kind of answer to an ID, each with a count of its own in a list, the best first. */
export const answerKinds = {
  ...certificateStates,
  unread: { tone: 'unsure' },
  // Not `absent`, since both may only be mistyped.
  similar: { tone: 'unsure' },
  mistyped: { tone: 'unsure' },
  unknown: { tone: 'absent' },
} as const;

export type AnswerKind = keyof typeof answerKinds;

export type Dates = Readonly<Partial<Record<DateFact, RegisterDate | undefined>>>;

/** A certificate's state on a day, with the dates of that state that the register knows. */
export interface CertificateState extends Dates {
  readonly kind: StateKind;
  /** The ID of the certificate that replaces it. */
  readonly by?: string | undefined;
  /** If it is unclear: the text that is not understood, or a date that may be over. */
  readonly text?: string | undefined;
  /** If it is incomplete: what the register lacks. */
  readonly lacks?: readonly ('student' | 'course' | 'state')[];
}

/** The facts of a certificate in the columns of states, on any day. Undefined if these columns are blank. */
export interface CertificateFacts extends Dates {
  readonly status?: Exclude<Status, 'valid'> | undefined;
  /** The ID of the certificate that replaces it. */
  readonly replacedBy?: string | undefined;
  /** The text that is not understood; of several, the most important. Empty if the value is not known. */
  readonly unclear?: Unclear | undefined;
}

interface Unclear {
  readonly column: StateColumn;
  readonly text: string;
}
