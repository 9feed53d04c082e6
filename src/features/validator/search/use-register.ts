import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { AskedVerdict } from '../../../register/certificates/verdict.ts';
import {
  type IdTask,
  later,
  type RegisterSource,
} from '../../../register/worker/register-source.ts';
import { openRegister } from '../../../register/worker/register-client.ts';
import type {
  Fault,
  LoadProgress,
  PlainPlace,
  Question,
  Reply,
} from '../../../register/worker/worker-messages.ts';
import type { RegisterPlace } from '../../../answer/validator-context.ts';

type RegisterStatus =
  | { readonly status: 'loading'; readonly progress?: LoadProgress }
  /** `verdict` answers the link that has opened the page, if the inline script has asked for it. */
  | { readonly status: 'ready'; readonly verdict?: AskedVerdict }
  | { readonly status: 'failed'; readonly kind: Fault['kind'] };

/** In milliseconds. A register that was read longer ago than this is read again before the next answer. */
const longestUse = 15 * 60_000;

/** The register, as the parts of the validator use it. */
export type RegisterHandle = RegisterStatus & {
  /** How often the register has been opened so far. */
  readonly attempts: number;
  /** If the register has a fault, the status says so, and the answer is undefined. */
  readonly ask: <Name extends IdTask>(question: Question<Name>) => Promise<Reply<Name> | undefined>;
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

  const { connect, readAgain, ask } = useMemo(() => {
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
    const ask: RegisterHandle['ask'] = async (question) => {
      const reply = await (await current())?.ask(question);
      if (!isFault(reply)) return reply;
      setState({ status: 'failed', kind: reply.kind });
      return undefined;
    };
    return { connect, readAgain, ask };
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

  return { ...state, attempts, ask, retry };
}

function isFault(result: { readonly status: string } | undefined): result is Fault {
  return result?.status === 'fault';
}

function open(
  place: RegisterPlace,
  how: Pick<Parameters<typeof openRegister>[0], 'onProgress' | 'cache'>,
): RegisterSource {
  if (registerIsSealed && place.sealed) {
    const { sealed } = place;
    const begun = globalThis.begunSealed;
    globalThis.begunSealed = undefined;
    const opening = async () => {
      // The inline script calls `openSealed` by its name, and the build keeps only names that are used here.
      const { openSealed } = await import('../../../register/sealed/open.ts');
      const url = new URL(sealed.url, document.baseURI).href;
      return (await begun) ?? openSealed({ ...sealed, url });
    };
    return later(opening());
  }
  // The cast is safe: if the site's register is not sealed, `place` has no `sealed`.
  return openRegister({ ...(place as PlainPlace), ...how });
}
