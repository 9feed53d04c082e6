import { fill } from '../../content/fill.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { mostIds } from '../../register/list/list-ids.ts';
import type { RegisterHandle } from './use-register.ts';
import type { ValidatorProps } from './validator-props.ts';
import './batch.css';
import { BatchResult } from './batch-result.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { inFigures } from './in-figures.ts';
import { ListInput } from './list-input.tsx';
import { useAskBatch } from './use-ask-batch.ts';
import { useBatch } from './use-batch.ts';
import { useList } from './use-list.ts';

export interface BatchPanelProps extends Pick<ValidatorProps, 'words' | 'faults' | 'academyName'> {
  /** Whether it is shown; folded away it keeps all that is in it. */
  readonly isOpen: boolean;
  readonly register: RegisterHandle;
  /** The box for a single ID. */
  readonly box: RefObject<HTMLInputElement | null>;
  /** Grows with each search for a single ID. */
  readonly searches: number;
}

/** Many IDs at once: their list, and what the register says of each. Opening it leads there, with the focus too. */
export function BatchPanel({
  words,
  faults,
  academyName,
  isOpen,
  register,
  box,
  searches,
}: BatchPanelProps) {
  const { several } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const { ask, recognise } = useAskBatch(register);
  const list = useList(recognise);
  const batch = useBatch(ask);
  // Paper shows the latest answer only: this one, or that to a single ID.
  const [latestAfter, setLatestAfter] = useState(-1);
  const onPaper = latestAfter === searches ? 'several' : 'single';
  const check = async () => {
    const listed = await list.ids(text.current?.value ?? '');
    if (!listed) return;
    setLatestAfter(searches);
    batch.start(listed);
  };
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  return (
    <div className="several" hidden={!isOpen} data-on-paper={onPaper}>
      <form
        className="print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {several.heading}
        </h2>
        <p className="mt-2">{fill(several.intro, { most: inFigures(mostIds) })}</p>
        <ListInput words={several} list={list} text={text} />
        <ColumnChoice words={several.column} list={list} />
        <p role="alert" className="mt-3 font-semibold text-error">
          {list.problem?.(several)}
        </p>
        <button type="submit" className="button button-primary mt-3">
          {several.check}
        </button>
      </form>
      <BatchResult
        words={words}
        academyName={academyName}
        fault={register.status === 'failed' ? faults[register.kind] : undefined}
        batch={batch}
        box={box}
        onPrint={() => setLatestAfter(searches)}
      />
    </div>
  );
}
