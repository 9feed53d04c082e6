import { useEffect, useMemo, useRef, useState } from 'react';
import type { IdList } from '../../register/list/list-ids.ts';
import type { Verdict } from '../../register/certificates/verdict.ts';
import type { Recognise } from './use-list.ts';
import type { RegisterHandle } from './use-register.ts';

/** One ID of a list and what the register says of it. */
export interface BatchRow {
  /** Its place in the list, counted from 1. */
  readonly number: number;
  readonly id: string;
  /** What its link carries besides. */
  readonly secret?: string | undefined;
  readonly verdict: Verdict;
  /** Where the same ID was before, counted from 1. */
  readonly sameAs?: number | undefined;
}

/**
 * Asks the register for the next answers, at least one. What `failed` is the register, which the page tells
 * elsewhere.
 *
 * @param list of which each ID is asked for once
 * @param from how many have an answer
 * @param isFirst whether another list may have been asked for before
 */
type AskRegister = (
  list: { readonly distinct: readonly string[]; readonly secrets: IdList['secrets'] },
  from: number,
  isFirst: boolean,
) => Promise<readonly Verdict[] | 'failed'>;

/** How far a list has been checked. */
type BatchStatus = 'none' | 'running' | 'done' | 'stopped' | 'failed';

export interface Batch {
  readonly status: BatchStatus;
  /** Those that have an answer: the first ones of the list. */
  readonly rows: readonly BatchRow[];
  /** How many IDs the list has. */
  readonly count: number;
  /** When the first of them was looked up. */
  readonly checked: Date;
}

export type BatchHandle = ReturnType<typeof useBatch>;

/** Has a list looked up, a part at a time; what has an answer is kept whatever happens. */
export function useBatch(ask: AskRegister) {
  const [batch, setBatch] = useState<Batch>(none);
  const list = useRef<IdList>(noList);
  /** In the order in which the IDs first occur in the list. */
  const verdicts = useRef(new Map<string, Verdict>());
  /** Grows with each run, so that a stopped one ends. */
  const run = useRef(0);
  const stopRun = () => {
    run.current++;
  };
  useEffect(() => stopRun, []);

  const goOn = async () => {
    const own = ++run.current;
    const { ids, secrets } = list.current;
    const distinct = [...new Set(ids)];
    setBatch((now) => ({ ...now, status: 'running' }));
    let isFirst = true;
    while (verdicts.current.size < distinct.length) {
      const from = verdicts.current.size;
      const reply = await ask({ distinct, secrets }, from, isFirst);
      if (own !== run.current) return;
      if (typeof reply === 'string') {
        setBatch((now) => ({ ...now, status: reply }));
        return;
      }
      isFirst = false;
      reply.forEach((verdict, at) => verdicts.current.set(distinct[from + at] ?? '', verdict));
      setBatch((now) => ({ ...now, rows: withRows(list.current, now.rows, verdicts.current) }));
    }
    setBatch((now) => ({ ...now, status: 'done' }));
  };

  return {
    ...batch,
    start: (listed: IdList) => {
      list.current = listed;
      verdicts.current = new Map();
      setBatch({ status: 'running', rows: [], count: listed.ids.length, checked: new Date() });
      void goOn();
    },
    stop: () => {
      stopRun();
      setBatch((now) => ({ ...now, status: 'stopped' }));
    },
    /** Checks those that have no answer yet. */
    goOn: () => void goOn(),
  };
}

const noList: IdList = { ids: [], secrets: new Map() };

const none: Batch = { status: 'none', rows: [], count: 0, checked: new Date(0) };

/**
 * The rows, and after them those that have an answer now. Since each ID is looked up in the order in which it first
 * occurs, they are always the first ones of the list.
 */
export function withRows(
  { ids, secrets }: IdList,
  rows: readonly BatchRow[],
  verdicts: ReadonlyMap<string, Verdict>,
): BatchRow[] {
  const all = [...rows];
  const first = new Map<string, number>();
  for (const { id, number } of rows) if (!first.has(id)) first.set(id, number);
  for (const id of ids.slice(rows.length)) {
    const verdict = verdicts.get(id);
    if (!verdict) break;
    const number = all.length + 1;
    all.push({ number, id, secret: secrets.get(id), verdict, sameAs: first.get(id) });
    if (!first.has(id)) first.set(id, number);
  }
  return all;
}

/** How many IDs are in the list more than once. */
export function repeatedIds(rows: readonly BatchRow[]): number {
  return new Set(rows.filter(({ sameAs }) => sameAs !== undefined).map(({ id }) => id)).size;
}

/** What a batch asks of the register that the page has open. */
export function useAskBatch({ askBatch, find }: Pick<RegisterHandle, 'askBatch' | 'find'>): {
  readonly ask: AskRegister;
  readonly recognise: Recognise;
} {
  return useMemo(() => {
    const askOneByOne = oneByOne(find);
    return {
      ask: async ({ distinct, secrets }, from, isFirst) => {
        if (registerIsSealed) return askOneByOne(distinct.slice(from), secrets);
        const reply = await askBatch({ task: 'verdicts', from, ...(isFirst && { ids: distinct }) });
        return reply?.verdicts ?? 'failed';
      },
      recognise: async (columns) => {
        if (registerIsSealed) return [];
        const reply = await askBatch({ task: 'recognise', columns });
        return reply?.found ?? [];
      },
    };
  }, [askBatch, find]);
}

/** So long the page waits before it shows how far it is, in ms. */
const moment = 250;

/**
 * A sealed register is asked for one ID after the other, each of which takes its time. Each call gives as many answers
 * as a moment allows, and at least one; what is still under way then is waited for by the next.
 */
export function oneByOne(
  find: RegisterHandle['find'],
): (ids: readonly string[], secrets: IdList['secrets']) => Promise<readonly Verdict[] | 'failed'> {
  const underWay = new Map<string, Promise<Verdict | undefined>>();
  const ask = (id: string, secret: string | undefined) => {
    const answer = find(id, secret);
    underWay.set(id, answer);
    // A register that failed may be opened again.
    void answer.then((verdict) => verdict ?? underWay.delete(id));
    return answer;
  };
  return async (ids, secrets) => {
    const verdicts: Verdict[] = [];
    const isOver = new Promise<'over'>((resolve) => setTimeout(resolve, moment, 'over'));
    for (const id of ids) {
      const answer = underWay.get(id) ?? ask(id, secrets.get(id));
      const verdict = await (verdicts.length === 0 ? answer : Promise.race([answer, isOver]));
      if (verdict === 'over') break;
      underWay.delete(id);
      if (verdict === undefined) return verdicts.length > 0 ? verdicts : 'failed';
      verdicts.push(verdict);
    }
    return verdicts;
  };
}
