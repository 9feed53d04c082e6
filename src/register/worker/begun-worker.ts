import type { StartedWorker } from './worker-client.ts';

/**
 * The Worker and the register's download. The page's inline script (begin-register.ts) starts both before the
 * island's code arrives.
 */
export interface BegunRegister {
  /** The Worker, which the inline script has already asked to load the register. */
  readonly worker: Worker;
  /** The Worker's messages and errors so far. */
  readonly heard: readonly Event[];
  /** Stops recording the Worker's messages and errors. */
  readonly stopListening: () => void;
  /** Ends the download of the register. */
  readonly abort: () => void;
}

export interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

declare global {
  // `var` is needed, since `let` and `const` don't declare a property of the global object.
  var begun:
    | {
        /**
         * The Worker that the inline script has started. Undefined if the script could not start a Worker, or if the
         * island has already taken the Worker over.
         */
        register?: BegunRegister | undefined;
        /**
         * The Trusted Types policy for the Worker's address. The island uses the policy too, since a page can create
         * each policy only once.
         */
        readonly policy: ScriptUrlPolicy | undefined;
        /**
         * Removes the answer that the inline script has shown. The island calls this function in the same frame in
         * which it shows its own answer.
         */
        replaceFirstAnswer?: () => void;
      }
    | undefined;
}

/**
 * Takes over the Worker that the inline script has started. The inline script has already asked this Worker to load
 * the register. The island's first request is therefore not sent, and the recorded messages answer the request.
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
