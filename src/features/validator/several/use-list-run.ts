import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { type Answer, answerTo } from '../../../answer/answer-to.ts';
import type { IslandWords } from '../../../answer/island-words.ts';
import { useValidator } from '../../../answer/validator-context.ts';
import type { AskedVerdict } from '../../../register/certificates/verdict.ts';
import type { IdList, OwnTable } from '../../../register/list/list-ids.ts';
import { namesFor } from '../../../register/list/names.ts';
import type { RegisterHandle } from '../search/use-register.ts';

/** An ID of a list, with its answer. */
export interface ListRow extends Answer {
  /** The number of the ID's row in the visitor's table, or the ID's place in another list, counted from 1. */
  readonly number: number;
  /** The secret in the ID's link; undefined if the list has only the ID. */
  readonly secret?: string | undefined;
  /** The name in the visitor's list, and whether it is the register's; undefined if the list has no names. */
  readonly named?: { readonly text: string; readonly isSame: boolean } | undefined;
  /** The number of the first row with the same ID; undefined for the first row itself. */
  readonly sameAs?: number | undefined;
}

interface Run {
  readonly status: 'none' | 'running' | 'done' | 'stopped' | 'failed';
  readonly list: IdList;
  /** An ID that occurs twice is looked up once. */
  readonly verdicts: readonly AskedVerdict[];
  /** When the visitor pressed "Check". */
  readonly checked: Date;
}

/** A list of IDs and its answers so far. */
export interface ListRun extends Pick<Run, 'status' | 'checked'> {
  /** How many IDs the list has. */
  readonly count: number;
  /** A row for each ID that has an answer, in the list's order. */
  readonly rows: readonly ListRow[];
  /** The visitor's own table, if the list is one. */
  readonly own?: OwnTable | undefined;
  /** Looks up a list from its beginning. */
  readonly start: (list: IdList) => void;
  readonly stop: () => void;
  /** Continues the check where it was stopped or failed. */
  readonly goOn: () => void;
  /** Removes the list and its answers. */
  readonly clear: () => void;
}

/** Looks up the IDs of a list, one part after another. If the run stops or fails, the answers so far remain. */
export function useListRun({ ask }: Pick<RegisterHandle, 'ask'>): ListRun {
  const { words } = useValidator();
  const [run, setRun] = useState(none);
  const { status, list, verdicts, checked } = run;
  /** Increases with each run. A run with an earlier number stops. */
  const latest = useRef(0);
  const end = () => {
    latest.current++;
  };
  useEffect(() => end, []);
  // A transition keeps a slow phone usable while React renders the rows.
  const show = (now: Run) => startTransition(() => setRun(now));

  const goOn = async (from: Run) => {
    const own = ++latest.current;
    let now: Run = { ...from, status: 'running' };
    setRun(now);
    const { ids, carried } = now.list;
    const distinct = [...new Set(ids)].filter((id) => id !== '');
    while (now.verdicts.length < distinct.length) {
      const rest = distinct.slice(now.verdicts.length);
      const texts = rest.map((id) => carried.get(id) ?? { ids: [id] });
      const next = await ask({ task: 'verdicts', texts });
      if (own !== latest.current) return;
      if (!next) {
        setRun({ ...now, status: 'failed' });
        return;
      }
      now = { ...now, verdicts: [...now.verdicts, ...next.verdicts] };
      show(now);
    }
    show({ ...now, status: 'done' });
  };

  return {
    status,
    checked,
    count: list.ids.length,
    own: list.own,
    rows: useMemo(() => listRows(list, verdicts, words, checked), [list, verdicts, words, checked]),
    start: (listed: IdList) => void goOn({ ...none, list: listed, checked: new Date() }),
    stop: () => {
      end();
      setRun((now) => ({ ...now, status: 'stopped' }));
    },
    goOn: () => void goOn(run),
    clear: () => {
      end();
      setRun(none);
    },
  };
}

const none: Run = {
  status: 'none',
  list: { ids: [], carried: new Map() },
  verdicts: [],
  checked: new Date(0),
};

/**
 * The rows of a list, up to the first ID without an answer. `verdicts` has the answers so far, one for each different
 * ID, in the list's order.
 */
export function listRows(
  { ids, carried, numbers, own }: IdList,
  verdicts: readonly AskedVerdict[],
  words: IslandWords,
  checked: Date,
): ListRow[] {
  const rows: ListRow[] = [];
  const answers = new Map([['', blank]]);
  const first = new Map<string, ListRow>();
  for (const listed of ids) {
    const verdict = answers.get(listed) ?? verdicts[answers.size - 1];
    if (!verdict) break;
    answers.set(listed, verdict);
    const { id } = verdict;
    const { secret, whole = listed } = carried.get(listed) ?? {};
    const sameAs = first.get(id)?.number;
    const answer = answerTo(verdict, words, checked, whole);
    const row = { ...answer, number: numbers?.[rows.length] ?? rows.length + 1, secret, sameAs };
    rows.push(row);
    if (sameAs === undefined && id !== '') first.set(id, row);
  }
  const names =
    own &&
    namesFor(
      rows.map(({ certificate }) => certificate?.student ?? ''),
      own.rows,
    );
  return names ? rows.map((row, at) => ({ ...row, named: names[at] })) : rows;
}

/** The verdict on a row without an ID. */
const blank: AskedVerdict = { status: 'invalid', id: '', similar: [] };
