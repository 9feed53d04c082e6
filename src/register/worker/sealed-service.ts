import { fetchRegister } from '../network/fetch-register.ts';
import { dayInIndia, incompleteState, stateOn } from '../rules/certificate-state.ts';
import { openSealed } from '../sealed/open-sealed.ts';
import { SealedFault } from '../sealed/sealed-fault.ts';
import type { SealedAnswer } from '../sealed/sealed-source.ts';
import { keptFiles } from './kept-sealed-files.ts';
import type { LoadSealed, Seen, ToSealedWorker } from './sealed-messages.ts';
import type { FindResult, FromWorker } from './worker-messages.ts';

type SealedReader = ReturnType<typeof openSealed>;

/** What runs in the Worker of a sealed register: keeps its manifest, fetches one bucket for each question. */
export function createSealedService(
  post: (message: FromWorker | Seen) => void,
): (message: ToSealedWorker) => Promise<void> {
  let register: SealedReader | undefined;
  let seen: string | null = null;
  return async (message) => {
    switch (message.type) {
      case 'seen':
        seen = message.text;
        break;
      case 'load':
        try {
          const opened = readerOf(message);
          await opened.load();
          register = opened;
          post({ type: 'ready' });
        } catch (error) {
          const { kind, detail } = asSealedFault(error);
          post({ type: 'fault', kind, detail });
        }
        break;
      case 'find':
        if (!register) break;
        post({
          type: 'answer',
          request: message.request,
          verdict: verdictOf(await register.find(message.id, message.linkSecret)),
        });
    }
    // Asked before the manifest has been verified, it says nothing.
  };

  function readerOf({ url, publicKey, keptIn }: LoadSealed): SealedReader {
    return openSealed({
      manifestUrl: url,
      publicKey,
      fetch: fetchRegister,
      now: Date.now,
      seen: {
        get: () => seen,
        set: (text) => {
          seen = text;
          post({ type: 'seen', text });
        },
      },
      kept: keptIn === undefined ? undefined : keptFiles(keptIn, url),
    });
  }
}

function verdictOf(answer: SealedAnswer): FindResult {
  switch (answer.status) {
    case 'valid': {
      const { certificate, facts, asOf, isFresh } = answer;
      const today = laterDay(dayInIndia(new Date()), asOf);
      const state = incompleteState(certificate) ?? (facts && stateOn(facts, today));
      return { status: 'valid', certificate, asOf, isKept: !isFresh, ...(state && { state }) };
    }
    case 'invalid':
      return { status: 'invalid', asOf: answer.asOf, similar: [] };
    case 'mistyped':
      return { status: 'mistyped', similar: [] };
    case 'fault': {
      const { kind } = answer;
      // Of this one ID; another may be answered.
      if (kind === 'damaged-entry' || kind === 'needs-link') return { status: 'unread', kind };
      return answer;
    }
  }
}

/** A device whose clock is behind can't make a certificate valid again that had run out when the register was sealed. */
function laterDay(today: string, asOf: string): string {
  return today > asOf ? today : asOf;
}

function asSealedFault(error: unknown): SealedFault {
  return error instanceof SealedFault
    ? error
    : new SealedFault('damaged', String(error), { cause: error });
}
