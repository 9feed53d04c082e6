import { fill } from '../../content/fill.ts';
import { useEffect, useState } from 'react';
import type { SeveralWords } from '../../content/schemas/several.ts';
import { inFigures } from './in-figures.ts';
import type { BatchHandle } from './use-batch.ts';

interface BatchProgressProps {
  readonly words: Pick<SeveralWords, 'progress' | 'refused'>;
  readonly batch: BatchHandle;
  readonly fault: string | undefined;
  readonly onStop: () => void;
}

/** How far the list has been checked: a bar where that takes longer than a second, and why it ended early. */
export function BatchProgress({ words, batch, fault, onStop }: BatchProgressProps) {
  const { status, rows, count, goOn } = batch;
  const isLong = useIsLong(status === 'running');
  const withFigures = (sentence: string) =>
    fill(sentence, { done: inFigures(rows.length), count: inFigures(count) });
  if (status === 'running') {
    if (!isLong) return null;
    const sentence = withFigures(words.progress.running);
    return (
      <div className="mt-3 print:hidden">
        <progress
          className="several-progress"
          value={rows.length}
          max={count}
          aria-label={sentence}
        />
        <p className="text-sm tabular-nums">{sentence}</p>
        <button type="button" className="button button-quiet mt-2" onClick={onStop}>
          {words.progress.stop}
        </button>
      </div>
    );
  }
  if (status === 'none' || status === 'done') return null;
  const { stopped, broken } = words.progress;
  return (
    <div className="mt-3">
      {status !== 'stopped' && (
        <p role="alert" className="font-semibold text-error">
          {fault ?? (status === 'missing' && words.refused.missing)}
        </p>
      )}
      <p className="mt-2">{withFigures(status === 'stopped' ? stopped : broken)}</p>
      <button type="button" className="button button-quiet mt-2 print:hidden" onClick={goOn}>
        {words.progress.goOn}
      </button>
    </div>
  );
}

/** Whether this has been so for a second. */
function useIsLong(is: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLong(true), 1000);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [is]);
  return is && isLong;
}
