import { fill } from '../../content/fill.ts';
import type { SeveralWords } from '../../content/schemas/several.ts';
import type { CertificateState } from '../../register/certificates/states.ts';
import { shownDate } from './shown-dates.ts';
import { missingText } from './state-facts.tsx';
import type { FoundVerdict } from '../../register/certificates/verdict.ts';
import type { BatchRow } from './batch-rows.ts';
import type { IslandWords } from './island-words.ts';

/** The kinds of answer, each with a count of its own, the best first. */
export const answerKinds = [
  'valid',
  'expired',
  'withdrawn',
  'replaced',
  'unclear',
  'incomplete',
  'unread',
  'similar',
  'mistyped',
  'unknown',
] as const satisfies readonly (keyof SeveralWords['answers'])[];

export type AnswerKind = (typeof answerKinds)[number];

export interface BatchAnswer {
  readonly kind: AnswerKind;
  readonly student: string;
  readonly course: string;
  /** The state's date, ISO 8601. */
  readonly date: string;
  /** What there is to say besides, in sentences. */
  readonly notes: readonly string[];
  /** IDs that may be looked up instead, each with its sentence: similar ones, or the certificate that replaces it. */
  readonly others: readonly OtherId[];
}

interface OtherId {
  readonly id: string;
  /** With the blank `{id}`. */
  readonly sentence: string;
}

export interface AnswerWords {
  readonly notes: SeveralWords['notes'];
  readonly states: IslandWords['states'];
  readonly sealed: IslandWords['sealed'];
}

export function answerWords({
  several,
  states,
  sealed,
}: Pick<IslandWords, 'several' | 'states' | 'sealed'>): AnswerWords {
  return { notes: several.notes, states, sealed };
}

/** What is said of one ID of a list, on the screen, on paper and in a file. */
export function answerTo({ id, verdict, sameAs }: BatchRow, words: AnswerWords): BatchAnswer {
  const { notes } = words;
  const repeated = sameAs === undefined ? [] : [fill(notes.sameAs, { number: sameAs })];
  const kind = answerKindOf({ verdict });
  if (verdict.status === 'unread') {
    const fault = words.sealed?.entryFaults[verdict.kind];
    return {
      ...{ kind, student: '', course: '', date: '', others: [] },
      notes: [...repeated, ...(fault === undefined ? [] : [fault])],
    };
  }
  if (verdict.status !== 'found') {
    const isMistyped = verdict.status === 'mistyped';
    return {
      ...{ kind, student: '', course: '', date: '' },
      notes: [
        ...repeated,
        ...(isMistyped ? [notes.mistyped] : []),
        // As in a list that was copied from a letter.
        ...(kind === 'unknown' && /\s/.test(id) ? [notes.words] : []),
      ],
      others: verdict.similar.map((id) => ({ id, sentence: notes.similar })),
    };
  }
  const { certificate, state } = verdict;
  const by = 'by' in state ? state.by : undefined;
  return {
    ...{ kind, student: certificate.student, course: certificate.course, date: dateOf(state) },
    notes: [...repeated, ...stateNotes(state, words), ...keptNotes(verdict, words)],
    others: by === undefined ? [] : [{ id: by, sentence: notes.by }],
  };
}

/** Which kind of answer it is. */
export function answerKindOf({ verdict }: Pick<BatchRow, 'verdict'>): AnswerKind {
  if (verdict.status === 'found') return verdict.state.kind;
  if (verdict.status === 'unread') return 'unread';
  if (verdict.similar.length > 0) return 'similar';
  return verdict.status === 'mistyped' ? 'mistyped' : 'unknown';
}

/** Whether the register lacks the ID. */
export function isNotFound({ verdict }: BatchRow): boolean {
  return verdict.status === 'invalid' || verdict.status === 'mistyped';
}

function dateOf(state: CertificateState): string {
  const since = 'since' in state ? state.since : undefined;
  return since ?? ('until' in state ? state.until : undefined) ?? '';
}

function stateNotes(state: CertificateState, { notes, states }: AnswerWords): readonly string[] {
  if (state.kind === 'unclear') return [fill(notes.unclear, { text: state.text })];
  if (state.kind === 'incomplete') {
    return [fill(notes.incomplete, { missing: missingText(state, states) })];
  }
  const until = 'until' in state ? state.until : undefined;
  const since = 'since' in state ? state.since : undefined;
  return [
    ...(until === undefined
      ? []
      : [fill(notes.until, { date: shownDate(until, states.eitherDate) })]),
    ...(since === undefined
      ? []
      : [fill(notes.since, { date: shownDate(since, states.eitherDate) })]),
  ];
}

/** That a device without a connection had kept the answer. */
function keptNotes(
  { isKept, asOf }: FoundVerdict,
  { sealed, states }: AnswerWords,
): readonly string[] {
  if (!isKept || !sealed || asOf === undefined) return [];
  return [fill(sealed.kept, { date: shownDate(asOf, states.eitherDate) })];
}
