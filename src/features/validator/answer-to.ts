import { fill } from '../../fill.ts';
import { type CertificateState, certificateStates } from '../../register/certificates/states.ts';
import type { FoundVerdict } from '../../register/certificates/verdict.ts';
import { missingText } from './answer.tsx';
import type { IslandWords } from './island-words.ts';
import { dateOf, short, shownDate } from './shown-texts.tsx';
import type { ListRow } from './use-list-run.ts';

/** The kinds of answer, each with a count of its own, the best first; the page's colours go by their tones. */
export const answers = {
  ...certificateStates,
  unread: { tone: 'unsure' },
  // Perhaps only mistyped, which is no certificate that is missing.
  similar: { tone: 'unsure' },
  mistyped: { tone: 'absent' },
  unknown: { tone: 'absent' },
} as const;

export type AnswerKind = keyof typeof answers;

/**
 * What is said of one ID of a list, on the screen, on paper and in a file: its state's date (ISO 8601), what there is to
 * say besides, and IDs that may be looked up instead, each with its sentence.
 */
export function answerTo({ id, leftOff, verdict, sameAs }: ListRow, words: IslandWords) {
  const { notes } = words.list;
  const kind = answerKindOf({ verdict });
  const ofList = [
    ...(sameAs === undefined ? [] : [fill(notes.sameAs, { number: sameAs })]),
    ...(leftOff === '' ? [] : [fill(notes.leftOff, { text: short(leftOff) })]),
  ];
  if (verdict.status === 'found') {
    const { certificate, state } = verdict;
    const by = 'by' in state ? state.by : undefined;
    return {
      kind,
      student: certificate.student,
      course: certificate.course,
      date: dateOf(state),
      notes: [...ofList, ...stateNotes(state, words), ...keptNotes(verdict, words)],
      others: by === undefined ? [] : [{ id: by, sentence: notes.by }],
    };
  }
  const nobody = { kind, student: '', course: '', date: '' };
  if (verdict.status === 'unread') {
    const fault = words.sealed?.entryFaults[verdict.kind] ?? [];
    return { ...nobody, notes: [ofList, fault].flat(), others: [] };
  }
  const { status } = verdict;
  // As in a list that was copied from a letter.
  const isText = kind === 'unknown' && /\s/.test(id);
  return {
    ...nobody,
    notes: [
      ...ofList,
      ...(status === 'mistyped' ? [notes.mistyped] : []),
      ...(status === 'incomplete' ? [notes.lacksIds] : []),
      ...(isText ? [notes.words] : []),
    ],
    others: verdict.similar.map((similar) => ({ id: similar, sentence: notes.similar })),
  };
}

function answerKindOf({ verdict }: Pick<ListRow, 'verdict'>): AnswerKind {
  if (verdict.status === 'found') return verdict.state.kind;
  if (verdict.status === 'unread' || verdict.status === 'incomplete') return verdict.status;
  if (verdict.similar.length > 0) return 'similar';
  return verdict.status === 'mistyped' ? 'mistyped' : 'unknown';
}

/** What is chosen among: an answer that could not be read is neither valid nor not. */
export type AnswerGroup = 'valid' | 'notValid' | 'unread';

export function groupOf(row: Pick<ListRow, 'verdict'>): AnswerGroup {
  const kind = answerKindOf(row);
  return kind === 'valid' || kind === 'unread' ? kind : 'notValid';
}

function stateNotes(state: CertificateState, { list, states }: IslandWords): string[] {
  const { notes } = list;
  if (state.kind === 'unclear') return [fill(notes.unclear, { text: state.text })];
  if (state.kind === 'incomplete') {
    return [fill(notes.incomplete, { missing: missingText(state, states) })];
  }
  const dated = (sentence: string, date: string | undefined) =>
    date === undefined ? [] : [fill(sentence, { date: shownDate(date, states.eitherDate) })];
  const since = 'since' in state ? state.since : undefined;
  const until = state.kind === 'valid' ? notes.until : notes.wasUntil;
  return [...dated(until, state.until), ...dated(notes.since, since)];
}

/** That a device without a connection had kept the answer. */
function keptNotes({ isKept, asOf }: FoundVerdict, { sealed, states }: IslandWords): string[] {
  if (!isKept || !sealed || asOf === undefined) return [];
  return [fill(sealed.kept, { date: shownDate(asOf, states.eitherDate) })];
}

/** How many answers there are of each kind, the best first; of "valid" and "unknown" also if there are none. */
export function answerCounts(
  rows: readonly Pick<ListRow, 'verdict'>[],
): (readonly [AnswerKind, number])[] {
  const kinds = rows.map(answerKindOf);
  // The keys of the table.
  return (Object.keys(answers) as AnswerKind[])
    .map((kind) => [kind, kinds.filter((other) => other === kind).length] as const)
    .filter(([kind, count]) => count > 0 || kind === 'valid' || kind === 'unknown');
}

/** The rows of a saved file, the headings first: every ID whole, and each as it is in the list. */
export function savedRows(
  rows: readonly ListRow[],
  words: IslandWords,
  checked: string,
): string[][] {
  const { table, answers: names } = words.list;
  const { number, id, answer, date, student, course, note } = table;
  const lines = rows.map((row) => {
    const said = answerTo(row, words);
    const offers = said.others.map(({ id, sentence }) => fill(sentence, { id }));
    const all = [...said.notes, ...offers].join(' ');
    const known = [names[said.kind], said.date, said.student, said.course];
    return [String(row.number), row.id, ...known, all, checked];
  });
  return [[number, id, answer, date, student, course, note, table.checked], ...lines];
}
