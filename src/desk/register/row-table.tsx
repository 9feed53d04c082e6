import { answers, answerTo } from '../../features/validator/answer-to.ts';
import type { IslandWords } from '../../features/validator/island-words.ts';
import { fillSentence } from '../../features/validator/shown-texts.tsx';
import { withCode } from './with-code.tsx';
import type { RowView } from './worker/row-views.ts';
import './row-table.css';

interface RowTableProps {
  readonly views: readonly RowView[];
  readonly words: IslandWords;
  /** The row that was asked for. */
  readonly target: number | undefined;
}

export function RowTable({ views, words, target }: RowTableProps) {
  return (
    <table role="table" className="room-rows">
      <caption className="sr-only">Rows of the sheet</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Row', 'ID', 'What a visitor is told', 'Student', 'Course'].map((heading) => (
            <th key={heading} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {views.map((view) => (
          <Row key={view.number} view={view} words={words} isTarget={view.number === target} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly view: RowView;
  readonly words: IslandWords;
  readonly isTarget: boolean;
}

function Row({ view, words, isTarget }: RowProps) {
  return (
    <tr role="row" data-target={isTarget || undefined}>
      <th role="rowheader" scope="row">
        {view.number}
      </th>
      <td role="cell">
        <bdi>{view.id}</bdi>
      </td>
      <td role="cell">
        <Told view={view} words={words} />
        {view.findings.map((finding) => (
          <p key={finding} className="room-fault">
            {withCode(finding)}
          </p>
        ))}
      </td>
      <td role="cell">
        <bdi>{view.student}</bdi>
      </td>
      <td role="cell">
        <bdi>{view.course}</bdi>
      </td>
    </tr>
  );
}

/** The validator's answer to the ID, and of a row without one what it is. */
function Told({ view: { number, id, use, verdict }, words }: Omit<RowProps, 'isTarget'>) {
  if (verdict === undefined) return <span className="room-hint">{uses[use]}</span>;
  const { kind, notes, others } = answerTo({ number, id, verdict }, words);
  return (
    <>
      <b data-tone={answers[kind].tone}>{words.several.answers[kind]}</b>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {others.map(({ id: other, sentence }) => (
        <p key={other}>{fillSentence(sentence, { id: other })}</p>
      ))}
    </>
  );
}

const uses: Readonly<Record<RowView['use'], string>> = {
  certificate: 'Nothing: it has no ID',
  header: 'Nothing: letters of the columns',
  'above-data': 'Nothing: a heading',
  'column-a-blank': 'Nothing: column A is blank',
};
