import { fill } from '../../content/fill.ts';
import type { SeveralWords } from '../../content/schemas/several.ts';
import { answerTo, type AnswerWords } from './answer-to.ts';
import type { BatchRow } from './batch-rows.ts';

/** The rows of a saved file, the headings first: every ID whole, and each as it is in the list. */
export function savedRows(
  rows: readonly BatchRow[],
  { table, answers }: Pick<SeveralWords, 'table' | 'answers'>,
  words: AnswerWords,
  checked: string,
): string[][] {
  const headings = [
    ...[table.number, table.id, table.answer, table.date, table.student, table.course],
    ...[table.note, table.checked],
  ];
  return [
    headings,
    ...rows.map((row) => {
      const { kind, date, student, course, notes, others } = answerTo(row, words);
      const offers = others.map(({ id, sentence }) => fill(sentence, { id }));
      const note = [...notes, ...offers].join(' ');
      return [
        ...[String(row.number), row.id, answers[kind], date, student, course],
        ...[note, checked],
      ];
    }),
  ];
}
