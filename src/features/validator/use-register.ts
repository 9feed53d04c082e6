import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import {
  type AskedVerdict,
  countingVerdict,
} from '../../register/certificates/counting-verdict.ts';
import type { Verdict } from '../../register/certificates/verdict.ts';
import type { IdList } from '../../register/list/list-ids.ts';
import type * as SealedReader from '../../register/sealed/open.ts';
import type { SealedPlace } from '../../register/sealed/open.ts';
import { openRegister, type RegisterClient } from '../../register/worker/register-client.ts';
import type { Fault, LoadProgress, RegisterState } from '../../register/worker/worker-messages.ts';
import { openedSecret } from './certificate-link.ts';
import { type PlainPlace, type RegisterPlace } from './validator-context.ts';

type RegisterStatus =
  | { readonly status: 'loading'; readonly progress?: LoadProgress }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly kind: Fault['kind'] };

/** In ms: a register that was asked for longer ago is read again before it answers. */
const longestUse = 15 * 60_000;

export type RegisterHandle = ReturnType<typeof useRegister>;

/** Opens the register when the page opens, for each retry, and where a tab was left open so long that it may have changed. */
export function useRegister(place: RegisterPlace) {
  const [state, setState] = useState<RegisterStatus>({ status: 'loading' });
  /** How often the register has been opened so far. */
  const [attempts, setAttempts] = useState(1);
  const client = useRef<RegisterClient>(undefined);
  const askedAt = useRef(0);

  const { connect, readAgain, ...asked } = useMemo(() => {
    const connect = (cache?: 'reload') => {
      client.current?.close();
      askedAt.current = Date.now();
      // In parts, so that a slow phone still follows what is pressed.
      const show = (status: RegisterStatus) => {
        if (client.current === opened) startTransition(() => setState(status));
      };
      const onProgress = (progress: LoadProgress) => show({ status: 'loading', progress });
      const opened = open(place, { onProgress, cache });
      client.current = opened;
      void opened.state.then((outcome) =>
        show(outcome.status === 'ready' ? outcome : { status: 'failed', kind: outcome.kind }),
      );
    };
    const readAgain = () => {
      setState({ status: 'loading' });
      setAttempts((count) => count + 1);
      // Firefox lets no request for an address out while its cache still waits for one that was given up.
      connect('reload');
    };
    /** The register as it is now, once it has been read. */
    const current = async () => {
      if (Date.now() - askedAt.current > longestUse) readAgain();
      await client.current?.state;
      return client.current;
    };
    // A fault shows up as the status and as `undefined` here.
    const orFail = <Reply extends { status: string }>(result: Reply | Fault | undefined) => {
      if (!isFault(result)) return result;
      setState({ status: 'failed', kind: result.kind });
      return undefined;
    };
    return {
      connect,
      readAgain,
      /** Looks an ID up. */
      find: async (id: string) => orFail(await (await current())?.find(id)),
      /** The same for the first of many IDs, at least one of them. */
      findNext: async (list: IdList) => orFail(await (await current())?.findNext(list))?.verdicts,
      /** How many of each column's texts are IDs of the register; none where that can't be told quickly. */
      recognise: async (columns: readonly (readonly string[])[]) =>
        orFail(await (await current())?.recognise(columns))?.found ?? [],
    };
  }, [place]);

  useEffect(() => {
    connect();
    return () => client.current?.close();
  }, [connect]);

  const retry = () => {
    // Then the page itself is of another release than the register, or than the site.
    if (state.status === 'failed' && state.kind === 'outdated-page') location.reload();
    readAgain();
  };

  return { ...state, attempts, ...asked, retry };
}

/** Looks up all that an ID may be, one after the other, until the register holds one; `undefined` or a fault ends it too. */
export async function firstHeld<None extends Fault | undefined>(
  ids: readonly string[],
  find: (id: string) => Promise<Verdict | None>,
): Promise<AskedVerdict | None> {
  const verdicts: Verdict[] = [];
  for (const id of ids) {
    const verdict = await find(id);
    if (!verdict || verdict.status === 'fault') return verdict;
    verdicts.push(verdict);
    if (verdict.status === 'found') break;
  }
  return countingVerdict(ids, verdicts);
}

function isFault(result: { readonly status: string } | undefined): result is Fault {
  return result?.status === 'fault';
}

function open(
  place: RegisterPlace,
  how: Pick<Parameters<typeof openRegister>[0], 'onProgress' | 'cache'>,
): RegisterClient {
  if (registerIsSealed && place.sealed) {
    return openSealed(place.sealed, import('../../register/sealed/open.ts'));
  }
  // The build knows that there is no sealed one here.
  const plain = place as PlainPlace;
  return openRegister({ ...plain, ...how });
}

/** A sealed register, opened once what reads it has been loaded; where that does not arrive, it is `interrupted`. */
function openSealed(
  { url, keptIn }: SealedPlace,
  loading: Promise<typeof SealedReader>,
): RegisterClient {
  const begun = globalThis.begunSealed;
  globalThis.begunSealed = undefined;
  const opening =
    begun?.opening ??
    loading.then(
      (reader) => reader.openSealed({ url: new URL(url, document.baseURI).href, keptIn }),
      () => undefined,
    );
  const fault: Fault = { status: 'fault', kind: 'interrupted' };
  let isFirst = true;
  const find = async (id: string, secret = openedSecret()) => {
    // Whoever asks once more wants it looked up again.
    const isBegun = isFirst && begun?.id === id && begun.secret === secret;
    isFirst = false;
    return (await (isBegun ? begun.verdict : (await opening)?.find(id, secret))) ?? fault;
  };
  return {
    state: opening.then<RegisterState>((opened) => opened?.state ?? fault),
    find: (id) => find(id),
    // One ID after the other, each of which takes its time.
    findNext: async ({ ids: [id = ''], carried }) => {
      const { ids, secret } = carried.get(id) ?? { ids: [id], secret: undefined };
      const verdict = await firstHeld(ids, (each) => find(each, secret));
      return isFault(verdict) ? verdict : { status: 'verdicts', verdicts: [verdict] };
    },
    recognise: async () => ({ status: 'recognised', found: [] }),
    close: () => undefined,
  };
}
