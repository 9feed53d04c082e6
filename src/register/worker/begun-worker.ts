import type { StartedWorker } from './worker-client.ts';

/** What the page's inline script has begun, before the island has arrived (begin-register.ts). */
export interface BegunRegister {
  /** The Worker, already asked to load the register as its first request. */
  readonly worker: Worker;
  /** The Worker's messages and errors so far. */
  readonly heard: readonly Event[];
  /** Stops recording messages and errors. */
  readonly stopListening: () => void;
  /** Ends the download. */
  readonly abort: () => void;
}

export interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

declare global {
  // `var`, since only that declares a property of the global object.
  var begun:
    | {
        /** The begun Worker. Undefined if the page could not begin it, and after the island has taken it over. */
        register?: BegunRegister | undefined;
        /**
         * The Trusted Types policy for the Worker's address. The island uses it too, since a page can create each policy
         * only once.
         */
        readonly policy: ScriptUrlPolicy | undefined;
        /** Removes the first answer. The island calls it in the same frame in which it shows its own answer. */
        replaceFirstAnswer?: () => void;
      }
    | undefined;
}

/**
 * Takes over the Worker that the inline script has begun. That script has already sent the first request, to load the register,
 * so the island's first request is not sent again. The recorded messages are dispatched after it, as if they were the answers to it.
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
