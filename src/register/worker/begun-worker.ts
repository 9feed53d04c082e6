import type { StartedWorker } from './worker-client.ts';

/** The Worker and the download that begin-register.ts starts before the island's code arrives. */
export interface BegunRegister {
  /** The Worker, which is already loading the register. */
  readonly worker: Worker;
  /** The Worker's messages and errors so far. */
  readonly heard: readonly Event[];
  readonly stopListening: () => void;
  /** Ends the download. */
  readonly abort: () => void;
}

export interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

declare global {
  // TypeScript's DOM types lack Trusted Types (W3C). Only `var` declares a property of the global object.
  var trustedTypes:
    { createPolicy(name: string, rules: Readonly<ScriptUrlPolicy>): ScriptUrlPolicy } | undefined;
  var begun:
    | {
        /** The Worker that the inline script has started, until the island takes the Worker over. */
        register?: BegunRegister | undefined;
        /** The Trusted Types policy, which the island uses too, since a page can create each policy only once. */
        readonly policy: ScriptUrlPolicy | undefined;
        /** Removes the inline script's answer, in the same frame in which the island shows its own answer. */
        replaceFirstAnswer?: () => void;
      }
    | undefined;
}

/**
 * Takes over the inline script's Worker, which was already asked to load the register. The island's first request is
 * therefore not sent. The Worker's recorded messages answer that request.
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
