import { useEffect, useMemo, useRef, useState } from 'react';
import type { Verdict } from '../../register/certificates/verdict.ts';
import type * as SealedReader from '../../register/sealed/open.ts';
import type { SealedPlace } from '../../register/sealed/open.ts';
import {
  type BatchTask,
  openRegister,
  type RegisterClient,
} from '../../register/worker/register-client.ts';
import type {
  Fault,
  FaultReport,
  LoadProgress,
  Question,
  RegisterState,
  RegisterTasks,
} from '../../register/worker/worker-messages.ts';
import { openedSecret } from './certificate-link.ts';
import { type PlainPlace, type RegisterPlace } from './validator-context.ts';

type RegisterStatus =
  | { readonly status: 'loading'; readonly progress?: LoadProgress }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly kind: FaultReport['kind'] };

export type RegisterHandle = RegisterStatus & {
  /** How often the register has been opened so far. */
  readonly attempts: number;
  /**
   * Looks an ID up. A fault shows up as the handle's status and as `undefined` here.
   *
   * @param secret what the ID's link carries, if it is not the link that was opened
   */
  readonly find: (id: string, secret?: string) => Promise<Verdict | undefined>;
  /** The same for what "Check several" asks. */
  readonly askBatch: <Name extends BatchTask>(
    question: Question<RegisterTasks, Name>,
  ) => Promise<RegisterTasks[Name]['reply'] | undefined>;
  readonly retry: () => void;
};

/** Opens the register when the page opens, and again for each retry. */
export function useRegister(place: RegisterPlace): RegisterHandle {
  const [state, setState] = useState<RegisterStatus>({ status: 'loading' });
  const [attempts, setAttempts] = useState(1);
  const client = useRef<RegisterClient>(undefined);

  useEffect(() => {
    let current = true;
    const opened = open(place, (progress) => {
      if (current) setState({ status: 'loading', progress });
    });
    client.current = opened;
    void opened.state.then((outcome) => {
      if (!current) return;
      setState(outcome.status === 'ready' ? outcome : { status: 'failed', kind: outcome.kind });
    });
    return () => {
      current = false;
      opened.close();
    };
  }, [place, attempts]);

  const [find, askBatch] = useMemo(() => {
    const orFail = <Reply extends { status: string }>(result: Reply | Fault | undefined) => {
      if (!isFault(result)) return result;
      setState({ status: 'failed', kind: result.kind });
      return undefined;
    };
    return [
      async (id: string, secret?: string) => orFail(await client.current?.find(id, secret)),
      async <Name extends BatchTask>(question: Question<RegisterTasks, Name>) =>
        orFail(await client.current?.askBatch(question)),
    ];
  }, []);

  const retry = () => {
    // Then the page itself is of another release than the register.
    if (registerIsSealed && state.status === 'failed' && state.kind === 'outdated-page') {
      location.reload();
    }
    setState({ status: 'loading' });
    setAttempts((count) => count + 1);
  };

  return { ...state, attempts, find, askBatch, retry };
}

function isFault(result: { readonly status: string } | undefined): result is Fault {
  return result?.status === 'fault';
}

function open(place: RegisterPlace, onProgress: (progress: LoadProgress) => void): RegisterClient {
  if (registerIsSealed && place.sealed) {
    return openSealed(place.sealed, import('../../register/sealed/open.ts'));
  }
  // The build knows that there is no sealed one here.
  const plain = place as PlainPlace;
  return openRegister({ ...plain, onProgress });
}

/** A sealed register, opened once what reads it has been loaded; where that does not arrive, it is `interrupted`. */
function openSealed(
  { url, keptIn }: SealedPlace,
  loading: Promise<typeof SealedReader>,
): RegisterClient {
  const opening = loading.then(
    (reader) => reader.openSealed({ url: new URL(url, document.baseURI).href, keptIn }),
    () => undefined,
  );
  const fault: Fault = { status: 'fault', kind: 'interrupted' };
  return {
    state: opening.then<RegisterState>((opened) => opened?.state ?? fault),
    find: async (id, secret = openedSecret()) => (await opening)?.find(id, secret) ?? fault,
    // It is asked for one ID after the other.
    askBatch: async () => fault,
    close: () => undefined,
  };
}
