import { useRef } from 'react';
import { fill } from '../../fill.ts';
import { mostIds } from '../../register/list/list-ids.ts';
import './batch.css';
import { BatchResult, type BatchResultProps } from './batch-result.tsx';
import { ListInput } from './list-input.tsx';
import { inFigures } from './shown-texts.tsx';
import { useBatch } from './use-batch.ts';
import { useList } from './use-list.ts';
import type { RegisterHandle } from './use-register.ts';
import { useValidator } from './validator-context.ts';

interface BatchPanelProps extends Omit<BatchResultProps, 'batch'> {
  readonly register: RegisterHandle;
}

/** Many IDs at once: their list, and what the register says of each. */
export function BatchPanel({ register, fault, box }: BatchPanelProps) {
  const { several } = useValidator().words;
  const text = useRef<HTMLTextAreaElement>(null);
  const list = useList(register);
  const batch = useBatch(register);
  const check = async () => {
    const listed = await list.ids(text.current?.value ?? '');
    if (listed) batch.start(listed);
  };
  return (
    <div className="several">
      <form
        className="print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <ListInput
          list={list}
          text={text}
          submit={
            <button
              type="submit"
              className={`button ${fault === undefined ? 'button-primary' : 'button-quiet'}`}
            >
              {several.check}
            </button>
          }
        />
        <p className="mt-2 text-sm text-muted">
          {fill(several.intro, { most: inFigures(mostIds) })}
        </p>
      </form>
      <BatchResult batch={batch} fault={fault} box={box} />
    </div>
  );
}
