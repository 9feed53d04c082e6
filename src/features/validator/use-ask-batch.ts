import { useCallback } from 'react';
import type { Verdict } from '../../register/worker/worker-messages.ts';
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
  const ask = useCallback<AskRegister>(
    async (ids, from, isFirst) => {
      if (registerIsSealed) return oneByOne(ids.slice(from), find);
      const reply = await askBatch({ task: 'verdicts', from, ...(isFirst && { ids }) });
      if (reply === undefined) return 'failed';
      return reply.status === 'verdicts' ? reply.verdicts : 'missing';
    },
    [askBatch, find],
  );
  const recognise = useCallback<Recognise>(
    async (columns) => {
      if (registerIsSealed) return [];
      const reply = await askBatch({ task: 'recognise', columns });
      return reply?.status === 'recognised' ? reply.found : [];
    },
    [askBatch],
  );
  return { ask, recognise };
}

/** So long the page waits before it shows how far it is, in ms. */
const moment = 250;

/** A sealed register is asked for one ID after the other, each of which takes its time: as many as a moment allows. */
export async function oneByOne(
  ids: readonly string[],
  find: RegisterHandle['find'],
): Promise<readonly Verdict[] | 'failed'> {
  const verdicts: Verdict[] = [];
  const end = performance.now() + moment;
  for (const id of ids) {
    const verdict = await find(id);
    if (verdict === undefined) return verdicts.length > 0 ? verdicts : 'failed';
    verdicts.push(verdict);
    if (performance.now() > end) break;
  }
  return verdicts;
}
