import type { BegunPart } from '../../register/load/begun-response.ts';
import type { BegunRegister, ScriptUrlPolicy } from '../../register/worker/begun-worker.ts';
import type { ToWorker } from '../../register/worker/worker-messages.ts';
import type { PlainPlace } from './validator-context.ts';

/**
 * Starts the register's Worker and the register's download while the page is still being read, and leaves both in
 * `begun`. The page asks for the register itself, since the Worker's code has to arrive first; each part of the
 * response goes on to the Worker. Anything but a good response counts as none: the Worker asks once more.
 *
 * The build writes the text of this function into the page's head. So it knows nothing but what it is given, and is written
 * in the syntax of the oldest browsers: no tool makes it older.
 */
export function beginRegister(workerUrl: string, { url, ...settings }: PlainPlace): void {
  // TypeScript's DOM types lack Trusted Types.
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): ScriptUrlPolicy };
  };
  const policy = trustedTypes?.createPolicy('register-worker', {
    createScriptURL: () => workerUrl,
  });
  globalThis.begun = { policy };
  try {
    globalThis.begun.register = begin();
  } catch {
    // Such as a browser without Workers: the island says so.
  }

  function begin(): BegunRegister {
    const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
    const heard: Event[] = [];
    const listen = (event: Event) => void heard.push(event);
    worker.addEventListener('message', listen);
    worker.addEventListener('error', listen);
    const stopListening = () => {
      worker.removeEventListener('message', listen);
      worker.removeEventListener('error', listen);
    };
    const address = new URL(url, location.href).href;
    const { port1, port2 } = new MessageChannel();
    const controller = new AbortController();
    const abort = () => controller.abort();
    port1.onmessage = abort;
    void relay(address, port1, controller.signal);
    const question: ToWorker = {
      task: 'load',
      url: address,
      ...settings,
      begun: port2,
      request: 1,
    };
    worker.postMessage(question, [port2]);
    return { worker, heard, stopListening, abort };
  }

  async function relay(address: string, port: MessagePort, signal: AbortSignal) {
    const tell = (part: BegunPart, moved: Transferable[] = []) => port.postMessage(part, moved);
    try {
      const { status, type, headers, body } = await fetch(address, {
        credentials: 'same-origin',
        referrerPolicy: 'no-referrer',
        cache: 'no-cache',
        signal,
      });
      if (status !== 200 || !body) throw new Error(String(status));
      tell({ kind: 'head', type, headers: [...headers] });
      const reader = body.getReader();
      let { value } = await reader.read();
      while (value) {
        tell({ kind: 'part', bytes: value }, [value.buffer]);
        ({ value } = await reader.read());
      }
      tell({ kind: 'end' });
    } catch (error) {
      tell({ kind: 'failed', detail: error instanceof Error ? error.message : String(error) });
    }
  }
}
