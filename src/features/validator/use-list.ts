import { useEffect, useRef, useState } from 'react';
import type { IdList } from '../../register/list/list-ids.ts';
import { openRegisterWorker } from '../../register/worker/register-client.ts';
import { type ChosenList, likeliestColumn } from './likeliest-column.ts';
import { listProblem, type ListProblem } from './list-problem.ts';

/** How many of each column's texts are IDs of the register; none where that can't be told quickly. */
export type Recognise = (columns: readonly (readonly string[])[]) => Promise<readonly number[]>;

/** A list that is not in the box: a file, or a text too long for it. */
export interface OtherList {
  /** What it is, for the visitor. */
  readonly name: string;
  readonly content: () => Promise<string | Uint8Array>;
}

export interface ListHandle {
  /** What is checked in place of what is in the box, if anything is. */
  readonly other: OtherList | undefined;
  readonly isReading: boolean;
  /** What there is to choose from, and what is chosen; undefined while nothing has been read. */
  readonly chosen: ChosenList | undefined;
  readonly problem: ListProblem | undefined;
  readonly choose: (change: Pick<ChosenList, 'index' | 'hasHeading'>) => void;
  /** Reads a list that is not in the box, so that a column can be chosen. */
  readonly read: (list: OtherList) => void;
  /** What is in the box is another text now; a table is read after a pause, so that a column can be chosen. */
  readonly edit: (text: string) => void;
  readonly clear: () => void;
  /** The IDs of the list that was read last or, if there is none, of this text. A problem shows up as `undefined` here. */
  readonly ids: (text: string) => Promise<IdList | undefined>;
}

/** How long to wait for the next key before a table is read, in ms. */
const pause = 400;

/**
 * The visitor's list: read in a Worker of its own, whose end the register's Worker does not notice. Whatever changes
 * ends the reading that is under way, so that no answer is to an earlier list.
 */
export function useList(recognise: Recognise): ListHandle {
  const [other, setOther] = useState<OtherList>();
  const [isReading, setReading] = useState(false);
  const [chosen, setChosen] = useState<ChosenList>();
  const [problem, setProblem] = useState<ListProblem>();
  const client = useRef<ReturnType<typeof openRegisterWorker>>(undefined);
  /** Grows with each list, so that what comes late is told from what is wanted. */
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    client.current?.close();
    client.current = undefined;
  };
  useEffect(() => close, []);

  const clear = () => {
    turn.current++;
    close();
    setOther(undefined);
    setReading(false);
    setChosen(undefined);
    setProblem(undefined);
  };

  const fail = (failure: Parameters<typeof listProblem>[0]) => {
    close();
    setReading(false);
    setProblem(() => listProblem(failure));
  };

  const read = async (list: string | OtherList): Promise<ChosenList | undefined> => {
    clear();
    const own = turn.current;
    const isText = typeof list === 'string';
    if (!isText) setOther(list);
    setReading(true);
    const content = isText ? list : await list.content().catch(() => undefined);
    if (own !== turn.current) return undefined;
    if (content === undefined) {
      fail({ status: 'fault', kind: 'damaged' });
      return undefined;
    }
    client.current = openRegisterWorker();
    const result = await client.current.ask({ task: 'read', list: content });
    if (own !== turn.current) return undefined;
    if (result.status !== 'read') {
      fail(result);
      return undefined;
    }
    const found =
      result.columns.length > 1 ? await recognise(result.columns.map(({ sample }) => sample)) : [];
    if (own !== turn.current) return undefined;
    const choice = likeliestColumn(result, found, typeof content === 'string');
    setReading(false);
    setChosen(choice);
    return choice;
  };

  const edit = (text: string) => {
    clear();
    // Only of a table is there a column to choose.
    if (text.includes('\t')) timer.current = setTimeout(() => void read(text), pause);
  };

  const ids = async (text: string) => {
    clearTimeout(timer.current);
    setProblem(undefined);
    const choice = chosen ?? (await read(other ?? text));
    const own = turn.current;
    if (!choice || !client.current) return undefined;
    const { index, hasHeading } = choice;
    const result = await client.current.ask({ task: 'ids', index, hasHeading });
    if (own !== turn.current) return undefined;
    if (result.status === 'ids') return result;
    if (result.status === 'fault') {
      // Without its Worker the list must be read again; else another column may be chosen.
      setChosen(undefined);
      close();
    }
    setProblem(() => listProblem(result));
    return undefined;
  };

  return {
    ...{ other, isReading, chosen, problem, edit, clear, ids },
    read: (list) => void read(list),
    choose: (change) => {
      turn.current++;
      setChosen((now) => now && { ...now, ...change });
    },
  };
}
