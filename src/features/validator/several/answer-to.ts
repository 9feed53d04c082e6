import { fill } from '../../../fill.ts';
import { type AnswerKind, answerKinds } from '../../../register/certificates/states.ts';
import type { IslandWords } from '../../../answer/island-words.ts';
import { short } from '../../../answer/shown-texts.tsx';
import { answerKind, told, type Told } from '../../../answer/told.ts';
import type { ListRow } from './use-list-run.ts';

interface ListAnswer extends Told {
  readonly notes: readonly string[];
}

/** The answer to one ID of a list, for the screen, paper and the saved file. */
export function answerTo(
  { id, leftOff, verdict, sameAs }: ListRow,
  words: IslandWords,
): ListAnswer {
  const { notes } = words.list;
  const said = told(verdict, id, words);
  const facts = said.facts.flatMap(([, text, name]) => {
    if (!name || name === 'issued' || !text) return [];
    const isPast = name === 'until' && said.tone !== 'good';
    return [fill(notes[isPast ? 'wasUntil' : name], { date: text, text, missing: text })];
  });
  // An unknown text with spaces may be a sentence and not an ID.
  const isText = said.kind === 'unknown' && /\s/.test(id);
  return {
    ...said,
    notes: [
      ...(sameAs === undefined ? [] : [fill(notes.sameAs, { number: sameAs })]),
      ...(leftOff === '' ? [] : [fill(notes.leftOff, { text: short(leftOff) })]),
      ...facts,
      ...(verdict.status === 'found' && said.remark ? [said.remark] : []),
      ...(verdict.status === 'unread' ? [said.sentence] : []),
      ...(verdict.status === 'mistyped' ? [notes.mistyped] : []),
      ...(verdict.status === 'incomplete' ? [notes.lacksIds] : []),
      ...(isText ? [notes.words] : []),
    ],
  };
}

/** The student and the course of an answer; empty if the ID was not found. */
export function certificateOf({ verdict }: Pick<ListRow, 'verdict'>) {
  return verdict.status === 'found' ? verdict.certificate : { student: '', course: '' };
}

/**
 * The number of answers of each kind, the best kind first. Kinds without an answer are left out, except "valid" and
 * "unknown".
 */
export function answerCounts(
  rows: readonly Pick<ListRow, 'verdict'>[],
): (readonly [AnswerKind, number])[] {
  const kinds = rows.map(({ verdict }) => answerKind(verdict));
  // TypeScript's type of `Object.keys` is `string[]`.
  return (Object.keys(answerKinds) as AnswerKind[])
    .map((kind) => [kind, kinds.filter((other) => other === kind).length] as const)
    .filter(([kind, count]) => count > 0 || kind === 'valid' || kind === 'unknown');
}

/** The rows of a saved file, the headings first. IDs are not shortened. */
export function savedRows(
  rows: readonly ListRow[],
  words: IslandWords,
  checked: string,
): string[][] {
  const { table } = words.list;
  const { number, id, answer, date, student, course, note } = table;
  const lines = rows.map((row) => {
    const said = answerTo(row, words);
    const offers = said.offers.ids.map((id) => fill(said.offers.sentence, { id }));
    const all = [...said.notes, ...offers].join(' ');
    const { student, course } = certificateOf(row);
    const known = [said.name, said.date, student, course];
    return [String(row.number), row.id, ...known, all, checked];
  });
  return [[number, id, answer, date, student, course, note, table.checked], ...lines];
}
