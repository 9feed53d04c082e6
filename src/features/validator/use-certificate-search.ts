import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  FoundVerdict,
  UnknownVerdict,
  UnreadVerdict,
  Verdict,
} from '../../register/certificates/verdict.ts';
import { trimText } from '../../register/sheet/cells.ts';
import { idFromHash, withoutSentenceEnd, writeIdToHash } from './certificate-link.ts';
import { secretPartOf, takeSecret } from './link-secret.ts';
import type { RegisterHandle } from './use-register.ts';

/** Put in by the build: what only a sealed register needs is left out of the script where there is none. */
declare const registerIsSealed: boolean;

/** Of which ID something is said, and when. */
interface Asked {
  readonly id: string;
  readonly checked: Date;
}

/** The register has it. */
export type FoundAnswer = FoundVerdict & Asked;

/** The register was read, and the ID is not in it. */
export type UnknownAnswer = UnknownVerdict & Asked;

export type Answer = FoundAnswer | UnknownAnswer;

export type Result = { readonly status: 'none'; readonly notice?: Notice } | Answer;

/** What a sealed register has to say instead of an answer: that it is asked, or that this ID's entry can't be read. */
export type Notice = { readonly status: 'searching' } | UnreadVerdict;

interface CertificateSearch {
  /** What is in the box, spaces included. */
  readonly typed: string;
  readonly result: Result;
  /** Grows with each answer, so that one equal to the last is announced too. */
  readonly count: number;
  /** Grows with each search. */
  readonly searches: number;
  readonly type: (text: string) => void;
  readonly submit: () => void;
  /** Puts an ID into the box and searches for it. */
  readonly searchFor: (id: string) => void;
}

/** The typed ID, the answer to the last search, and the address bar kept in step with both (R8, R11). */
export function useCertificateSearch({ status, find }: RegisterHandle): CertificateSearch {
  const [typed, setTyped] = useState('');
  const [searches, setSearches] = useState(0);
  const [{ result, count }, setAnswer] = useState(nothing);
  const latest = useRef(0);

  const showNotice = (notice: Notice, request: number) => {
    setAnswer({ result: { status: 'none', notice }, count: request });
  };

  const search = useCallback(
    async (id: string) => {
      const request = ++latest.current;
      setSearches(request);
      writeIdToHash(id, registerIsSealed ? secretPartOf(id) : '');
      // Else the last answer could be taken for this ID's.
      if (registerIsSealed) showNotice({ status: 'searching' }, request);
      const found = await find(id);
      if (!found || request !== latest.current) return;
      if (registerIsSealed && found.status === 'unread') {
        showNotice(found, request);
        return;
      }
      // No other register says that.
      const answer = found as Exclude<Verdict, UnreadVerdict>;
      setAnswer({ result: { ...answer, id, checked: new Date() }, count: request });
    },
    [find],
  );

  const searchFor = useCallback(
    (id: string) => {
      setTyped(id);
      void search(id);
    },
    [search],
  );

  useEffect(() => {
    if (status !== 'ready') return;
    const searchFromHash = async () => {
      const { hash } = location;
      const id = idFromHash(registerIsSealed ? takeSecret(hash) : hash);
      const meant = id === undefined ? id : await idMeantByLink(id, find);
      if (meant !== undefined && hash === location.hash) searchFor(meant);
    };
    const onHashChange = () => {
      void searchFromHash();
      if (location.hash) return;
      // Back leads to an address without an ID: it has no answer either.
      setTyped('');
      latest.current++;
      setAnswer(nothing);
    };
    void searchFromHash();
    addEventListener('hashchange', onHashChange);
    return () => {
      removeEventListener('hashchange', onHashChange);
    };
  }, [status, find, searchFor]);

  const submit = () => void search(trimText(typed));
  return { typed, result, count, searches, type: setTyped, submit, searchFor };
}

const nothing: Pick<CertificateSearch, 'result' | 'count'> = {
  result: { status: 'none' },
  count: 0,
};

/** The ID as the link gives it, unless only what is left without the end of a sentence is in the register. */
async function idMeantByLink(id: string, find: RegisterHandle['find']): Promise<string> {
  const bare = withoutSentenceEnd(id);
  if (bare === id || (await find(id))?.status === 'found') return id;
  return (await find(bare))?.status === 'found' ? bare : id;
}
