import { useRef } from 'react';
import { fill } from '../../fill.ts';
import { mostIds } from '../../register/list/list-ids.ts';
import './list.css';
import { ListResult, type ListResultProps } from './list-result.tsx';
import { ListInput } from './list-input.tsx';
import { inFigures } from './shown-texts.tsx';
import { useListRun } from './use-list-run.ts';
import { useList } from './use-list.ts';
import type { RegisterHandle } from './use-register.ts';
import { useValidator } from './validator-context.ts';

interface ListPanelProps extends Omit<ListResultProps, 'run'> {
  readonly register: RegisterHandle;
}

/** Many IDs at once: their list, and what the register says of each. */
export function ListPanel({ register, fault, box }: ListPanelProps) {
  const words = useValidator().words.list;
  const text = useRef<HTMLTextAreaElement>(null);
  const list = useList(register);
  const run = useListRun(register);
  const check = async () => {
    const listed = await list.ids(text.current?.value ?? '');
    if (listed) run.start(listed);
  };
  return (
    <div className="list-panel">
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
              {words.check}
            </button>
          }
        />
        <p className="mt-2 text-sm text-muted">{fill(words.intro, { most: inFigures(mostIds) })}</p>
      </form>
      <ListResult run={run} fault={fault} box={box} />
    </div>
  );
}
