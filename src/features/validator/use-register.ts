import { useCallback, useEffect, useRef, useState } from 'react';
import { createRegisterWorker } from '../../register/worker/create-register-worker.ts';
import { openRegister, type RegisterClient } from '../../register/worker/register-client.ts';
import type { FaultKind } from '../../register/faults/register-fault.ts';
import type { LoadProgress, Verdict } from '../../register/worker/worker-messages.ts';
import type { ValidatorSettings } from './validator-props.ts';

type RegisterStatus =
  | { readonly status: 'loading'; readonly progress?: LoadProgress }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly kind: FaultKind };

export type RegisterHandle = RegisterStatus & {
  /** How often the register has been opened so far. */
  readonly attempts: number;
  /** Looks an ID up. A fault shows up as the handle's status and as `undefined` here. */
  readonly find: (id: string) => Promise<Verdict | undefined>;
  readonly retry: () => void;
};

/** Opens the register when the page opens, and again for each retry. */
export function useRegister(settings: ValidatorSettings): RegisterHandle {
  const [state, setState] = useState<RegisterStatus>({ status: 'loading' });
  const [attempts, setAttempts] = useState(1);
  const client = useRef<RegisterClient>(undefined);

  useEffect(() => {
    let current = true;
    const onProgress = (progress: LoadProgress) => {
      if (current) setState({ status: 'loading', progress });
    };
    const opened = openRegister({ ...settings, onProgress, createWorker: createRegisterWorker });
    client.current = opened;
    void opened.state.then((outcome) => {
      if (!current) return;
      setState(outcome.status === 'ready' ? outcome : { status: 'failed', kind: outcome.kind });
    });
    return () => {
      current = false;
      opened.close();
    };
  }, [settings, attempts]);

  const find = useCallback(async (id: string) => {
    const result = await client.current?.find(id);
    if (result?.status !== 'fault') return result;
    setState({ status: 'failed', kind: result.kind });
    return undefined;
  }, []);

  const retry = () => {
    setState({ status: 'loading' });
    setAttempts((count) => count + 1);
  };

  return { ...state, attempts, find, retry };
}
