import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../fill.ts';
import type { ValidatorWords } from '../../../content/schemas/validator.ts';
import {
  type ChosenColumn,
  type ChosenList,
  columnSigns,
  type IdList,
  likeliestColumn,
  type ListedIds,
  mostIds,
} from '../../../register/list/list-ids.ts';
import { openRegisterWorker } from '../../../register/worker/register-client.ts';
import type { OpenedWorker } from '../../../register/worker/worker-client.ts';
import type { Fault } from '../../../register/worker/worker-messages.ts';
import type { SheetFaultKind } from '../../../spreadsheet/faults.ts';
import { inFigures } from '../../../answer/shown-texts.tsx';
import type { RegisterHandle } from '../search/use-register.ts';
import { useValidator } from '../../../answer/validator-context.ts';

/** A list that is not in the box: a file, or a text that is too long for the box. */
interface OtherList {
  readonly name: string;
  readonly content: string | Blob;
}

interface ListState {
  readonly other?: OtherList;
  readonly isReading: boolean;
  /** The columns, and which of them is chosen; undefined until the list has been read. */
  readonly chosen?: ChosenList | undefined;
  /** Why the list can't be checked; empty if there is no problem. */
  readonly problem: string;
}

const nothing: ListState = { isReading: false, problem: '' };

/** In milliseconds: the pause in typing after which a table is read. */
const pause = 400;

/** The visitor's list, and what can be done with it. */
export interface ListHandle extends ListState {
  /** Reads a list that is not in the box. */
  readonly read: (list: OtherList) => void;
  /** Takes the box's new text. After a pause, reads the text if it is a table, so that the columns can be shown. */
  readonly edit: (text: string) => void;
  readonly choose: (choice: ChosenColumn) => void;
  readonly clear: () => void;
  /** Reads the list if necessary. `text` is the text of the box. Returns undefined if there is a problem. */
  readonly ids: (text: string) => Promise<IdList | undefined>;
}

/**
 * The visitor's list, which a Worker of its own reads. When the list changes, that Worker is stopped, so that no
 * answer belongs to an earlier list.
 *
 * @param onOther called when a file or a long text is given or removed
 */
export function useList({ ask }: Pick<RegisterHandle, 'ask'>, onOther: () => void): ListHandle {
  const words = useValidator().words.list;
  const [state, setState] = useState(nothing);
  const client = useRef<OpenedWorker>(undefined);
  /** Increases with each list, so that late results of an earlier list are ignored. */
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = (part: Partial<ListState>) => setState((now) => ({ ...now, ...part }));

  const close = () => {
    clearTimeout(timer.current);
    client.current?.close();
    client.current = undefined;
  };
  useEffect(() => close, []);

  const clear = () => {
    turn.current++;
    close();
    setState(nothing);
  };

  const read = async (list: string | OtherList): Promise<ChosenList | undefined> => {
    clear();
    const own = turn.current;
    const isText = typeof list === 'string';
    change({ isReading: true, ...(!isText && { other: list }) });
    const content = isText ? list : list.content;
    client.current = openRegisterWorker();
    const result = await client.current.ask({ task: 'read', list: content });
    if (own !== turn.current) return undefined;
    if (result.status !== 'read') {
      close();
      change({ isReading: false, problem: listProblem(result, words) });
      return undefined;
    }
    const samples = result.columns.map(({ sample }) => sample);
    const known = samples.length > 1 && (await ask({ task: 'recognise', columns: samples }));
    if (own !== turn.current) return undefined;
    const chosen = likeliestColumn(result, known ? known.found : [], typeof content === 'string');
    change({ isReading: false, chosen });
    return chosen;
  };

  const ids = async (text: string): Promise<IdList | undefined> => {
    clearTimeout(timer.current);
    change({ problem: '' });
    const chosen = state.chosen ?? (await read(state.other ?? text));
    const own = turn.current;
    if (!chosen || !client.current) return undefined;
    const { index, hasHeading } = chosen;
    const result = await client.current.ask({ task: 'ids', index, hasHeading });
    if (own !== turn.current) return undefined;
    if (result.status === 'ids') return result;
    const problem = listProblem(result, words);
    // After a fault, the list must be read again. After any other problem, the visitor can choose another column.
    const isLost = result.status === 'fault';
    if (isLost) close();
    change({ problem, ...(isLost && { chosen: undefined }) });
    return undefined;
  };

  return {
    ...state,
    read: (list) => {
      onOther();
      void read(list);
    },
    edit: (text) => {
      clear();
      if (columnSigns.test(text)) timer.current = setTimeout(() => void read(text), pause);
    },
    choose: (choice) => {
      turn.current++;
      setState((now) => ({ ...now, chosen: now.chosen && { ...now.chosen, ...choice } }));
    },
    clear: () => {
      onOther();
      clear();
    },
    ids,
  };
}

type Failure = Exclude<ListedIds, { status: 'ids' }> | Fault;

/** The sentence that visitors see for a list that can't be checked: what is wrong, where, and what to do. */
export function listProblem(failure: Failure, { refused, file }: ValidatorWords['list']): string {
  switch (failure.status) {
    case 'none':
      return refused.none;
    case 'too-many':
      return fill(refused.tooMany, { count: inFigures(failure.count), most: inFigures(mostIds) });
    case 'fault': {
      const known: Readonly<Partial<Record<Fault['kind'], FileFault>>> = faultsOfFiles;
      const word = known[failure.kind];
      return word === undefined ? refused.missing : file.faults[word];
    }
  }
}

type FileFault = keyof ValidatorWords['list']['file']['faults'];

/** What is wrong with a list's file. Any other fault means that a part of the program did not load. */
const faultsOfFiles: Readonly<
  Record<Exclude<SheetFaultKind, 'interrupted'> | 'too-slow', FileFault>
> = {
  'empty-file': 'empty',
  'password-protected': 'locked',
  'rights-managed': 'locked',
  'unread-kind': 'notAList',
  'not-a-spreadsheet': 'notAList',
  'error-text': 'notAList',
  'web-page': 'notAList',
  'sign-in-page': 'notAList',
  'too-large': 'tooLarge',
  'too-slow': 'tooLarge',
  damaged: 'damaged',
};
