import { useCallback, useMemo } from 'react';
import type { IdList } from '../../register/list/list-ids.ts';
import type { Verdict } from '../../register/certificates/verdict.ts';
import type { AskRegister } from './use-batch.ts';
import type { Recognise } from './use-list.ts';
import type { RegisterHandle } from './use-register.ts';

/** Put in by the build: whether the register is sealed. */
declare const registerIsSealed: boolean;

/** What a batch asks of the register that the page has open. */
export function useAskBatch({ askBatch, find }: Pick<RegisterHandle, 'askBatch' | 'find'>): {
  readonly ask: AskRegister;
  readonly recognise: Recognise;
} {
  const askOneByOne = useMemo(() => oneByOne(find), [find]);
  const ask = useCallback<AskRegister>(
    async ({ distinct, secrets }, from, isFirst) => {
      if (registerIsSealed) return askOneByOne(distinct.slice(from), secrets);
      const reply = await askBatch({ task: 'verdicts', from, ...(isFirst && { ids: distinct }) });
      return reply ? reply.verdicts : 'failed';
    },
    [askBatch, askOneByOne],
  );
  const recognise = useCallback<Recognise>(
    async (columns) => {
      if (registerIsSealed) return [];
      const reply = await askBatch({ task: 'recognise', columns });
      return reply?.found ?? [];
    },
    [askBatch],
  );
  return { ask, recognise };
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
