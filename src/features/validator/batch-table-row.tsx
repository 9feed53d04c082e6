import { fill } from '../../content/fill.ts';
import type { IslandWords } from './island-words.ts';
import { hashForId } from './certificate-link.ts';
import { fillSentence } from './fill-sentence.tsx';
import { answerTo, type AnswerWords, isNotFound } from './answer-to.ts';
import { secretPart } from './link-secret.ts';
import type { BatchRow } from './batch-rows.ts';
import { inFigures } from './in-figures.ts';

/** Of a longer ID the screen shows the beginning. */
const longestShown = 120;

interface BatchTableRowProps {
  readonly row: BatchRow;
  readonly words: { readonly several: IslandWords['several']; readonly answer: AnswerWords };
}

/** One ID with its answer, both links to the single answer and what may have been meant. */
export function BatchTableRow({
  row,
  words: { several, answer: answerWords },
}: BatchTableRowProps) {
  const { kind, student, course, notes, others } = answerTo(row, answerWords);
  return (
    <tr role="row" data-kind={kind} data-found={isNotFound(row) ? undefined : ''}>
      <td role="cell" className="tabular-nums">
        {row.number}
      </td>
      <th role="rowheader" scope="row">
        <a href={hashForId(row.id) + (row.secret === undefined ? '' : secretPart(row.secret))}>
          <bdi>{shownId(row.id, several.table.cut)}</bdi>
        </a>
      </th>
      <td role="cell">
        <b>{several.answers[kind]}</b>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {others.map(({ id, sentence }) => (
          <p key={id}>
            <a href={hashForId(id)}>{fillSentence(sentence, { id })}</a>
          </p>
        ))}
      </td>
      <td role="cell">
        <bdi>{student}</bdi>
      </td>
      <td role="cell">
        <bdi>{course}</bdi>
      </td>
    </tr>
  );
}

function shownId(id: string, cut: string): string {
  if (id.length <= longestShown) return id;
  const start = id.slice(0, longestShown / 2);
  return fill(cut, { length: inFigures(id.length), start });
}
