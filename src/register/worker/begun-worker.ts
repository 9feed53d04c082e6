import type { StartedWorker } from './worker-client.ts';

/** What the page has begun before any script of its own has arrived (begin-register.ts). */
export interface BegunRegister {
  /** It has been asked to load the register, as the first request. */
  readonly worker: Worker;
  /** What it has said so far, or that it broke down. */
  readonly heard: readonly Event[];
  /** Ends that listening. */
  readonly stopListening: () => void;
  /** Ends the download. */
  readonly abort: () => void;
}

export interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

declare global {
  // Nothing but `var` declares a property of the global object.
  var begun:
    | {
        /** Undefined once it has been taken over, and where the page could not begin. */
        register?: BegunRegister | undefined;
        /** The Trusted Types policy of the Worker's address: a page can make each only once. */
        readonly policy: ScriptUrlPolicy | undefined;
        /** Takes away the answer that the page has shown, in the frame in which the island shows its own. */
        replaceFirstAnswer?: () => void;
      }
    | undefined;
}

/**
 * Takes over the Worker of a page. What it is asked first, to load the register, it has been asked already, so that is not
 * sent again; what it has said is told after that question, as it would be by a Worker that had just been asked.
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
