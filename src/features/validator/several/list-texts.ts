import { fill } from '../../../fill.ts';
import { type AnswerKind, answerKinds } from '../../../register/certificates/states.ts';
import type { IslandWords } from '../../../answer/island-words.ts';
import { short } from '../../../answer/shown-texts.tsx';
import type { ListRow } from './use-list-run.ts';

/** What a list says of an answer, beside the answer's name and the certificate. */
export function notesOn(row: ListRow, words: IslandWords): readonly string[] {
  const { notes } = words.list;
  const { verdict, kind, tone, leftOff, remark, sameAs, named } = row;
  const facts = row.facts.flatMap(([, text, name]) => {
    if (!name || name === 'issued' || !text) return [];
    const isPast = name === 'until' && tone !== 'good';
    return [fill(notes[isPast ? 'wasUntil' : name], { date: text, text, missing: text })];
  });
  const ofStatus = {
    found: remark,
    invalid: undefined,
    incomplete: notes.lacksIds,
    mistyped: words.invalid.mistyped,
    cut: words.invalid.cut,
    unread: row.sentence,
  }[verdict.status];
  // An unknown text with spaces may be a sentence and not an ID.
  const isText = kind === 'unknown' && /\s/.test(verdict.id);
  return [
    ...(sameAs === undefined ? [] : [fill(notes.sameAs, { number: sameAs })]),
    ...(named ? [namedNote(named, words)] : []),
    ...(leftOff === '' ? [] : [fill(notes.leftOff, { text: short(leftOff) })]),
    ...facts,
    ...(ofStatus === undefined ? [] : [ofStatus]),
    ...(isText ? [notes.words] : []),
  ];
}

/** Says whether the visitor's list has the register's name. */
export function namedNote(
  { text, isSame }: NonNullable<ListRow['named']>,
  { list: { notes } }: IslandWords,
): string {
  return isSame ? notes.sameName : fill(notes.otherName, { name: short(text) });
}

/**
 * The number of answers of each kind, the best kind first. Kinds without an answer are left out, except "valid" and
 * "unknown".
 */
export function answerCounts(
  rows: readonly Pick<ListRow, 'kind'>[],
): (readonly [AnswerKind, number])[] {
  const kinds = rows.map(({ kind }) => kind);
  // TypeScript's type of `Object.keys` is `string[]`.
  return (Object.keys(answerKinds) as AnswerKind[])
    .map((kind) => [kind, kinds.filter((other) => other === kind).length] as const)
    .filter(([kind, count]) => count > 0 || kind === 'valid' || kind === 'unknown');
}
