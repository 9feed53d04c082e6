import type { FaultKind } from '../faults.ts';
import { partMissing } from '../../spreadsheet/faults.ts';
import type { RegisterSource } from './register-source.ts';
import { headOf, isOffline } from '../load/fetch-register.ts';
import workerUrl from './register-worker.ts?worker&url';
import { adoptedWorker, type ScriptUrlPolicy } from './begun-worker.ts';
import { openWorker, type StartedWorker } from './worker-client.ts';
import type { LoadProgress, Question, RegisterState } from './worker-messages.ts';

/** Opens the register in a Worker. The page receives answers, but never the rows. */
export function openRegister({
  url,
  onProgress,
  ...settings
}: Omit<Question<'load'>, 'task' | 'id' | 'begun'> & {
  readonly onProgress?: (progress: LoadProgress) => void;
}): RegisterSource {
  const client = openRegisterWorker(begunWorker);
  let isReached = false;
  const state = load();
  return {
    state,
    ask: async (question) => {
      const opened = await state;
      return opened.status === 'fault' ? opened : client.ask(question);
    },
    close: client.close,
  };

  async function load(): Promise<RegisterState> {
    const address = new URL(url, document.baseURI).href;
    const loaded = await client.ask({ task: 'load', url: address, ...settings }, (progress) => {
      isReached = true;
      onProgress?.(progress);
    });
    if (loaded.status === 'ready') return loaded;
    client.close();
    if (loaded.kind !== 'interrupted') return loaded;
    if (loaded.detail === partMissing) return { ...loaded, kind: await whyMissing('interrupted') };
    // In the Worker, a request that the policy blocks looks like a lost connection.
    const isBlocked = !isReached && (await isBlockedByPolicy(address));
    return isBlocked ? { ...loaded, kind: 'blocked-by-policy' } : loaded;
  }
}

/**
 * Whether the site's Content Security Policy blocks `url` or a redirect from `url`. A blocked request fails like a
 * lost connection, and only an event tells the difference (CSP Level 3, 5.3). In WebKit a Worker gets no such events,
 * so the page repeats the Worker's request.
 */
async function isBlockedByPolicy(url: string): Promise<boolean> {
  let isBlocked = false;
  const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isBlocked ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', listen);
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
  } catch {
    // Chromium sends the event a millisecond after the request has failed.
    await new Promise((resolve) => setTimeout(resolve, 100));
  } finally {
    document.removeEventListener('securitypolicyviolation', listen);
  }
  return isBlocked;
}

/**
 * Opens the Worker that reads registers and lists.
 *
 * @param begunBefore returns the Worker of the inline script, if there is one
 */
export function openRegisterWorker(begunBefore: () => StartedWorker | undefined = () => undefined) {
  return openWorker(
    () => begunBefore() ?? new Worker(trustedUrl(), { type: 'module' }),
    () => whyMissing('no-worker'),
  );
}

/**
 * Why a script of the Worker did not load. A new release can rename the scripts, so that a tab from an earlier
 * release can't load them.
 *
 * @param ifThere the fault if the host still has the script
 */
async function whyMissing(ifThere: FaultKind): Promise<FaultKind> {
  if (isOffline()) return 'offline';
  const { ok, status, headers } = (await headOf(workerUrl)) ?? {};
  // If a file is missing, some hosts answer with a page and status 200.
  const isScript = ok && /javascript/i.test(headers?.get('content-type') ?? '');
  if (isScript) return ifThere;
  return ok || status === 404 || status === 410 ? 'outdated-page' : 'interrupted';
}

function begunWorker(): StartedWorker | undefined {
  const { begun } = globalThis;
  if (!begun?.register) return undefined;
  const adopted = adoptedWorker(begun.register);
  begun.register = undefined;
  return adopted;
}

let policy: ScriptUrlPolicy | undefined;

/** The address of the Worker's script. Since the page requires Trusted Types, only a policy can make this address. */
function trustedUrl(): string {
  policy ??=
    globalThis.begun?.policy ??
    globalThis.trustedTypes?.createPolicy('register-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}
