import { type RefObject, useEffect, useRef, useState } from 'react';
import { fill } from '../../fill.ts';
import { mostIds } from '../../register/list/list-ids.ts';
import './batch.css';
import { BatchResult } from './batch-result.tsx';
import { ColumnChoice, ListInput } from './list-input.tsx';
import { inFigures } from './shown-texts.tsx';
import { useBatch } from './use-batch.ts';
import { useList } from './use-list.ts';
import type { RegisterHandle } from './use-register.ts';
import { useValidator } from './validator-context.ts';

interface BatchPanelProps {
  /** Whether it is shown; folded away it keeps all that is in it. */
  readonly isOpen: boolean;
  readonly register: RegisterHandle;
  /** Why the register could not be read, where it could not. */
  readonly fault: string | undefined;
  /** The box for a single ID. */
  readonly box: RefObject<HTMLInputElement | null>;
  /** Grows with each search for a single ID. */
  readonly searches: number;
}

/** Many IDs at once: their list, and what the register says of each. Opening it leads there, with the focus too. */
export function BatchPanel({ isOpen, register, fault, box, searches }: BatchPanelProps) {
  const { several } = useValidator().words;
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const list = useList(register);
  const batch = useBatch(register);
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
    <div className="several mt-8 print:mt-0" hidden={!isOpen} data-on-paper={onPaper}>
      <form
        className="max-w-3xl print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {several.heading}
        </h2>
        <p className="mt-2">{fill(several.intro, { most: inFigures(mostIds) })}</p>
        <ListInput list={list} text={text} />
        <ColumnChoice list={list} />
        <p role="alert" className="mt-3 font-semibold text-error">
          {list.problem}
        </p>
        <button type="submit" className="button button-primary mt-3">
          {several.check}
        </button>
      </form>
      <BatchResult batch={batch} fault={fault} box={box} onPrint={() => setLatestAfter(searches)} />
    </div>
  );
}
