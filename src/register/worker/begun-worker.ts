import type { StartedWorker } from './worker-client.ts';

/** What a page has begun before its scripts have arrived (begin-register.ts). */
export interface BegunRegister {
  /** The Worker, already asked to load the register as its first request. */
  readonly worker: Worker;
  /** Its messages and errors so far. */
  readonly heard: readonly Event[];
  /** Stops recording them. */
  readonly stopListening: () => void;
  /** Ends the download. */
  readonly abort: () => void;
}

export interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

declare global {
  // Only `var` declares a property of the global object.
  var begun:
    | {
        /** Undefined if the page could not begin, and after the island has taken it over. */
        register?: BegunRegister | undefined;
        /**
         * The Trusted Types policy of the Worker's address, for the island, since a page can create each policy
         * only once.
         */
        readonly policy: ScriptUrlPolicy | undefined;
        /** Removes the first answer, to be called in the frame in which the island shows its own. */
        replaceFirstAnswer?: () => void;
      }
    | undefined;
}

/**
 * Takes over the Worker that a page has begun. The page has sent the first request already, to load the
 * register, so that request is not sent again. The messages so far are heard after it, as if the Worker had just
 * been asked.
 */
export function adoptedWorker(begun: BegunRegister): StartedWorker {
  const { worker, heard } = begun;
  let isAsked = false;
  begun.stopListening();
  return {
    addEventListener: worker.addEventListener.bind(worker),
    postMessage(message: unknown) {
      if (isAsked) worker.postMessage(message);
      else {
        isAsked = true;
        queueMicrotask(() => {
          for (const event of heard) worker.dispatchEvent(event);
        });
      }
    },
    terminate() {
      begun.abort();
      worker.terminate();
    },
  };
}
