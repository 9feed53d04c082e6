import { useCallback, useEffect, useRef, useState } from 'react';
import type { FindResult } from '../../register/worker/register-client.ts';
import { trimText } from '../../register/sheet/trim-text.ts';
import { idFromHash, writeIdToHash } from './certificate-link.ts';
import type { RegisterHandle } from './use-register.ts';

export type Result = { readonly status: 'none' } | Exclude<FindResult, { status: 'fault' }>;

interface CertificateSearch {
  /** What stands in the box, spaces included. */
  readonly typed: string;
  readonly result: Result;
  /** Grows with each search, so that an answer equal to the last one is announced too. */
  readonly count: number;
  readonly type: (text: string) => void;
  readonly submit: () => void;
}

/** The typed ID, the answer to the last search, and the address bar kept in step with both (R8, R11). */
export function useCertificateSearch({ status, find }: RegisterHandle): CertificateSearch {
  const [typed, setTyped] = useState('');
  const [{ result, count }, setAnswer] = useState<{ result: Result; count: number }>({
    result: { status: 'none' },
    count: 0,
  });
  const latest = useRef(0);

  const search = useCallback(
    async (id: string) => {
      const request = ++latest.current;
      writeIdToHash(id);
      const found = await find(id);
      if (found && request === latest.current) setAnswer({ result: found, count: request });
    },
    [find],
  );

  useEffect(() => {
    if (status !== 'ready') return;
    const searchFromHash = () => {
      const id = idFromHash(location.hash);
      if (id === undefined) return;
      setTyped(id);
      void search(id);
    };
    searchFromHash();
    addEventListener('hashchange', searchFromHash);
    return () => {
      removeEventListener('hashchange', searchFromHash);
    };
  }, [status, search]);

  const submit = () => void search(trimText(typed));
  return { typed, result, count, type: setTyped, submit };
}
