import { useEffect, useRef, useState } from 'react';
import type { IdList } from '../../register/list/list-ids.ts';
import type { Verdict } from '../../register/certificates/verdict.ts';
import { type BatchRow, checkedList, type CheckedList, nextRows } from './batch-rows.ts';

/**
 * Asks the register for the next answers, at least one. `failed` is the register, which the page tells elsewhere;
 * `missing` is a part of the program, which may arrive another time.
 *
 * @param list of which each ID is asked for once
 * @param from how many have an answer
 * @param isFirst whether another list may have been asked for before
 */
export type AskRegister = (
  list: Pick<CheckedList, 'distinct' | 'secrets'>,
  from: number,
  isFirst: boolean,
) => Promise<readonly Verdict[] | 'failed' | 'missing'>;

/** How far a list has been checked. */
export type BatchStatus = 'none' | 'running' | 'done' | 'stopped' | 'missing' | 'failed';

export interface Batch {
  readonly status: BatchStatus;
  /** Those that have an answer: the first ones of the list. */
  readonly rows: readonly BatchRow[];
  /** How many IDs the list has. */
  readonly count: number;
  /** When the first of them was looked up. */
  readonly checked: Date;
}

export interface BatchHandle extends Batch {
  readonly start: (list: IdList) => void;
  readonly stop: () => void;
  /** Checks those that have no answer yet. */
  readonly goOn: () => void;
}

/** Has a list looked up, a part at a time; what has an answer is kept whatever happens. */
export function useBatch(ask: AskRegister): BatchHandle {
  const [batch, setBatch] = useState<Batch>(none);
  const list = useRef(noList);
  const verdicts = useRef<Verdict[]>([]);
  /** Grows with each run, so that a stopped one ends. */
  const run = useRef(0);
  const stopRun = () => {
    run.current++;
  };
  useEffect(() => stopRun, []);

  const goOn = async () => {
    const own = ++run.current;
    const { distinct } = list.current;
    setBatch((now) => ({ ...now, status: 'running' }));
    let isFirst = true;
    while (verdicts.current.length < distinct.length) {
      const from = verdicts.current.length;
      const reply = await ask(list.current, from, isFirst);
      if (own !== run.current) return;
      if (typeof reply === 'string') {
        setBatch((now) => ({ ...now, status: reply }));
        return;
      }
      isFirst = false;
      verdicts.current.push(...reply);
      setBatch((now) => withRows(now, list.current, verdicts.current));
    }
    setBatch((now) => ({ ...now, status: 'done' }));
  };

  const start = (listed: IdList) => {
    list.current = checkedList(listed);
    verdicts.current = [];
    setBatch({ status: 'running', rows: [], count: listed.ids.length, checked: new Date() });
    void goOn();
  };

  const stop = () => {
    stopRun();
    setBatch((now) => ({ ...now, status: 'stopped' }));
  };

  return { ...batch, start, stop, goOn: () => void goOn() };
}

const noList = checkedList({ ids: [], secrets: new Map() });

const none: Batch = { status: 'none', rows: [], count: 0, checked: new Date(0) };

function withRows(batch: Batch, list: CheckedList, verdicts: readonly Verdict[]): Batch {
  return { ...batch, rows: [...batch.rows, ...nextRows(list, batch.rows, verdicts)] };
}
