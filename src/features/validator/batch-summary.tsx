import { fill } from '../../content/fill.ts';
import type { IslandWords } from './island-words.ts';
import { momentOf, shownMoment } from './shown-dates.ts';
import { answerCounts } from './answer-counts.ts';
import { repeatedIds } from './batch-rows.ts';
import { inFigures } from './in-figures.ts';
import type { Batch } from './use-batch.ts';

interface BatchSummaryProps {
  readonly words: Pick<IslandWords, 'several' | 'asOf'>;
  readonly academyName: string;
  readonly batch: Batch;
}

/** How many answers there are of each kind; announced once, when the list has been checked or has ended early. */
export function BatchSummary({ words, academyName, batch }: BatchSummaryProps) {
  const { asOf } = words;
  const { result, answers } = words.several;
  const { status, rows, checked } = batch;
  const isOver = status !== 'none' && status !== 'running' && rows.length > 0;
  const repeated = isOver ? repeatedIds(rows) : 0;
  return (
    <>
      <div role="status" className="mt-3">
        {isOver && (
          <p className="font-semibold">{fill(result.done, { count: inFigures(rows.length) })}</p>
        )}
        {isOver && (
          <ul className="several-counts">
            {answerCounts(rows).map(([kind, count]) => (
              <li key={kind} data-kind={kind}>
                {answers[kind]}: <b>{inFigures(count)}</b>
              </li>
            ))}
          </ul>
        )}
        {repeated > 0 && <p>{fill(result.repeated, { count: inFigures(repeated) })}</p>}
      </div>
      {isOver && (
        <p className="mt-2 text-sm text-muted">
          <span className="hidden print:inline">
            {result.academy}: {academyName}.{' '}
          </span>
          {result.checked}: {shownMoment(checked)}.
          <AsOf label={asOf.label} batch={batch} />
        </p>
      )}
    </>
  );
}

/** When the register was put online, where that is known. */
function AsOf({ label, batch }: { readonly label: string; readonly batch: Batch }) {
  const date = momentOf(asOfRows(batch.rows));
  return date && ` ${label}: ${shownMoment(date)}.`;
}

/** All answers are of one register; not each of a sealed one says since when it is as it is. */
function asOfRows(rows: Batch['rows']): string | undefined {
  for (const { verdict } of rows) if ('asOf' in verdict && verdict.asOf) return verdict.asOf;
  return undefined;
}
