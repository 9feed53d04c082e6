import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { CarriedId } from '../../../register/certificates/carried-id.ts';
import type { AskedVerdict } from '../../../register/certificates/verdict.ts';
import type { IdList } from '../../../register/list/list-ids.ts';
import type * as SealedReader from '../../../register/sealed/open.ts';
import type { SealedPlace } from '../../../register/sealed/open.ts';
import type { RegisterSource } from '../../../register/worker/register-source.ts';
import { openRegister } from '../../../register/worker/register-client.ts';
import type { Fault, LoadProgress } from '../../../register/worker/worker-messages.ts';
import { type PlainPlace, type RegisterPlace } from '../../../answer/validator-context.ts';

type RegisterStatus =
  | { readonly status: 'loading'; readonly progress?: LoadProgress }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly kind: Fault['kind'] };

/** In milliseconds. A register that was read longer ago than this is read again before the next answer. */
const longestUse = 15 * 60_000;

/**
 * The register, as the parts of the validator use it. If the register has a fault, the status says so, and answers
 * are undefined or empty.
 */
export type RegisterHandle = RegisterStatus & {
  /** How often the register has been opened so far. */
  readonly attempts: number;
  /** Looks up the possible IDs of a text. */
  readonly find: (asked: CarriedId) => Promise<AskedVerdict | undefined>;
  /** Looks up the first IDs of the list: at least one, and as many as can be answered quickly. */
  readonly findNext: (list: IdList) => Promise<readonly AskedVerdict[] | undefined>;
  /**
   * For each column of a list, how many of its texts are IDs in the register. Empty if the register is sealed or has
   * a fault.
   */
  readonly recognise: (columns: readonly (readonly string[])[]) => Promise<readonly number[]>;
  readonly retry: () => void;
};

/**
 * Opens the register: when the page opens, at each retry, and before an answer if the register was read more than 15
 * minutes ago.
 */
export function useRegister(place: RegisterPlace): RegisterHandle {
  const [state, setState] = useState<RegisterStatus>({ status: 'loading' });
  const [attempts, setAttempts] = useState(1);
  const client = useRef<RegisterSource>(undefined);
  const askedAt = useRef(0);
  /** The secret of the last link, so that a visitor can also open the certificate by typing its ID. */
  const secret = useRef<string>(undefined);

  const { connect, readAgain, ...asked } = useMemo(() => {
    const connect = (cache?: 'reload') => {
      client.current?.close();
      askedAt.current = Date.now();
      // A transition keeps a slow phone usable while React renders the status.
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
      // With the cache, Firefox would wait until an earlier request for the same address has ended.
      connect('reload');
    };
    const current = async () => {
      if (Date.now() - askedAt.current > longestUse) readAgain();
      await client.current?.state;
      return client.current;
    };
    const orFail = <Reply extends { status: string }>(result: Reply | Fault | undefined) => {
      if (!isFault(result)) return result;
      setState({ status: 'failed', kind: result.kind });
      return undefined;
    };
    return {
      connect,
      readAgain,
      find: async (asked: CarriedId) => {
        secret.current = asked.secret ?? secret.current;
        return orFail(await (await current())?.find({ ...asked, secret: secret.current }));
      },
      findNext: async (list: IdList) =>
        orFail(await (await current())?.findNext(list, secret.current))?.verdicts,
      recognise: async (columns: readonly (readonly string[])[]) =>
        orFail(await (await current())?.recognise(columns))?.found ?? [],
    };
  }, [place]);

  useEffect(() => {
    connect();
    return () => client.current?.close();
  }, [connect]);

  const retry = () => {
    // An outdated page can't read the register, so the page is loaded again.
    if (state.status === 'failed' && state.kind === 'outdated-page') location.reload();
    readAgain();
  };

  return { ...state, attempts, ...asked, retry };
}

function isFault(result: { readonly status: string } | undefined): result is Fault {
  return result?.status === 'fault';
}

function open(
  place: RegisterPlace,
  how: Pick<Parameters<typeof openRegister>[0], 'onProgress' | 'cache'>,
): RegisterSource {
  if (registerIsSealed && place.sealed) {
    return openLater(place.sealed, import('../../../register/sealed/open.ts'));
  }
  // The cast is safe: if the site's register is not sealed, `place` has no `sealed`.
  return openRegister({ ...(place as PlainPlace), ...how });
}

/** Opens a sealed register after its reader has loaded. If the reader does not arrive, the fault is `interrupted`. */
function openLater(place: SealedPlace, loading: Promise<typeof SealedReader>): RegisterSource {
  const begun = globalThis.begunSealed;
  globalThis.begunSealed = undefined;
  const opening = loading.then(
    (reader) => reader.openSealedRegister(place, begun),
    () => undefined,
  );
  const fault: Fault = { status: 'fault', kind: 'interrupted' };
  return {
    state: opening.then((opened) => opened?.state ?? fault),
    find: async (asked) => (await opening)?.find(asked) ?? fault,
    findNext: async (...asked) => (await opening)?.findNext(...asked) ?? fault,
    recognise: async (columns) => (await opening)?.recognise(columns) ?? fault,
    close: () => undefined,
  };
}
