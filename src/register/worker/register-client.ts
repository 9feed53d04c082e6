import { type FaultKind, partMissing } from '../faults.ts';
import { firstHeld, type RegisterSource } from './register-source.ts';
import { isOffline } from '../load/fetch-register.ts';
import workerUrl from './register-worker.ts?worker&url';
import { adoptedWorker, type ScriptUrlPolicy } from './begun-worker.ts';
import { openWorker, type StartedWorker } from './worker-client.ts';
import type {
  Fault,
  LoadProgress,
  Question,
  RegisterState,
  RegisterTasks,
  Reply,
} from './worker-messages.ts';

/** So many answers the page takes in without a pause that anybody would notice. */
const mostVerdicts = 500;

/**
 * Opens the register in a Worker of its own; the page gets answers and never the rows. The first time in a page that is
 * the Worker that the page has begun with, if it has.
 */
export function openRegister({
  url,
  onProgress,
  ...settings
}: RegisterTasks['load']['question'] & {
  readonly onProgress?: (progress: LoadProgress) => void;
}): RegisterSource {
  const client = openRegisterWorker(begunWorker);
  let isReached = false;
  const state = load();
  return {
    state,
    find: ({ ids }) => firstHeld(ids, (id) => ask<'find'>({ task: 'find', id })),
    findNext: ({ ids, carried }) =>
      ask<'verdicts'>({
        task: 'verdicts',
        ids: ids.slice(0, mostVerdicts).map((id) => carried.get(id)?.ids ?? [id]),
      }),
    recognise: (columns) => ask<'recognise'>({ task: 'recognise', columns }),
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
    // To the Worker, an address that the site's policy blocks is a lost connection; the page can tell.
    const isBlocked = !isReached && (await isBlockedByPolicy(address));
    return isBlocked ? { ...loaded, kind: 'blocked-by-policy' } : loaded;
  }

  async function ask<Name extends keyof RegisterTasks>(
    question: Question<Name>,
  ): Promise<Reply<Name> | Fault> {
    const opened = await state;
    return opened.status === 'fault' ? opened : client.ask(question);
  }
}

/**
 * Whether the site's own Content Security Policy keeps its pages from this address, or from one that it leads on to. Such
 * a request fails like a lost connection; only an event tells them apart (CSP Level 3, 5.3). So the address is asked
 * again, in the page: WebKit sends the event of a Worker's request to the document, or to nobody.
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
    // Chromium sends the event after it has refused the request: 1 ms later, measured.
    await new Promise((resolve) => setTimeout(resolve, 100));
  } finally {
    document.removeEventListener('securitypolicyviolation', listen);
  }
  return isBlocked;
}

/**
 * Starts the Worker that reads registers and lists.
 *
 * Where the page demands Trusted Types for script addresses (W3C Trusted Types, TrustedScriptURL), the
 * address, which is fixed when the site is built, is vouched for by a policy that knows no other.
 */
export function openRegisterWorker(begunBefore: () => StartedWorker | undefined = () => undefined) {
  return openWorker(
    () => begunBefore() ?? new Worker(trustedUrl(), { type: 'module' }),
    () => whyMissing('no-worker'),
  );
}

/**
 * Why a part of the Worker is missing. Its script has another name in each release, so in a tab that is older than the
 * site it is gone, and the page must be loaded again.
 *
 * @param ifThere what it is if the host still has the script
 */
async function whyMissing(ifThere: FaultKind): Promise<FaultKind> {
  if (isOffline()) return 'offline';
  try {
    const { ok, status, headers } = await fetch(workerUrl, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    // Some hosts answer with a page where there is nothing.
    const isScript = ok && /javascript/i.test(headers.get('content-type') ?? '');
    if (isScript) return ifThere;
    return ok || status === 404 || status === 410 ? 'outdated-page' : 'interrupted';
  } catch {
    return 'interrupted';
  }
}

function begunWorker(): StartedWorker | undefined {
  const { begun } = globalThis;
  if (!begun?.register) return undefined;
  const adopted = adoptedWorker(begun.register);
  begun.register = undefined;
  return adopted;
}

let policy: ScriptUrlPolicy | undefined;

/** The policy is made once, since a page may create each only once; a Content Security Policy lists it by its name. */
function trustedUrl(): string {
  // TypeScript's DOM types lack Trusted Types; the result passes for a string wherever a URL is taken.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??=
    globalThis.begun?.policy ??
    trustedTypes?.createPolicy('register-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

interface PolicyFactory {
  createPolicy(name: string, rules: object): ScriptUrlPolicy;
}
