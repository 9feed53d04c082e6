import { fill } from '../../content/fill.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ValidatorProps } from './validator-props.ts';
import { isNotFound } from './answer-to.ts';
import { BatchActions } from './batch-actions.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { BatchSummary } from './batch-summary.tsx';
import { BatchTable } from './batch-table.tsx';
import { inFigures } from './in-figures.ts';
import type { BatchHandle } from './use-batch.ts';

interface BatchResultProps extends Pick<ValidatorProps, 'words' | 'academyName'> {
  readonly batch: BatchHandle;
  /** Why the register could not be read, where it could not. */
  readonly fault: string | undefined;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly onPrint: () => void;
}

/** What the register says of each ID of the list. Pressing "Check" leads here, with the focus too. */
export function BatchResult({ words, academyName, batch, fault, box, onPrint }: BatchResultProps) {
  const { several } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const [onlyNotFound, setOnlyNotFound] = useState(false);
  const { status, rows, checked } = batch;
  const isRunning = status === 'running';
  const notShown = rows.filter((row) => !isNotFound(row)).length;
  useEffect(() => heading.current?.focus(), [checked]);
  return (
    <section
      className="several-result"
      hidden={status === 'none'}
      aria-label={several.result.heading}
    >
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {several.result.heading}
      </h2>
      <BatchProgress
        words={several}
        batch={batch}
        fault={fault}
        onStop={() => {
          batch.stop();
          // The button that was pressed is gone.
          heading.current?.focus();
        }}
      />
      <BatchSummary words={words} academyName={academyName} batch={batch} />
      {rows.length > 0 && (
        <>
          {!isRunning && <BatchActions words={words} batch={batch} onPrint={onPrint} />}
          <label className="several-option print:hidden">
            <input
              type="checkbox"
              checked={onlyNotFound}
              onChange={({ target }) => setOnlyNotFound(target.checked)}
            />
            <span>{several.result.onlyNotFound}</span>
          </label>
          <p role="status" className="font-semibold">
            {onlyNotFound && fill(several.result.notShown, { count: inFigures(notShown) })}
          </p>
          <BatchTable
            key={checked.getTime()}
            words={words}
            rows={rows}
            onlyNotFound={onlyNotFound}
            box={box}
          />
        </>
      )}
    </section>
  );
}
