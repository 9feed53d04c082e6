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

/** The number of answers that the page takes in without a noticeable pause. */
const mostVerdicts = 500;

/**
 * Opens the register in a Worker of its own; the page gets answers, never rows. The first time it takes over the Worker that the page has
 * begun, if any.
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
    // The Worker can't tell an address that the policy blocks from a lost connection; the page can.
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
 * Whether the site's own Content Security Policy blocks this address, or one that it redirects to. Such a request fails like a lost
 * connection; only an event tells them apart (CSP Level 3, 5.3). So the page requests the address again, since WebKit sends the event of
 * a Worker's request to the document, or to nobody.
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
    // Chromium sends the event after the refusal: 1 ms later, as measured.
    await new Promise((resolve) => setTimeout(resolve, 100));
  } finally {
    document.removeEventListener('securitypolicyviolation', listen);
  }
  return isBlocked;
}

/**
 * Starts the Worker that reads registers and lists.
 *
 * If the page demands Trusted Types for script addresses (W3C Trusted Types, TrustedScriptURL), a policy vouches for the address, which is
 * fixed by the build, and for no other.
 */
export function openRegisterWorker(begunBefore: () => StartedWorker | undefined = () => undefined) {
  return openWorker(
    () => begunBefore() ?? new Worker(trustedUrl(), { type: 'module' }),
    () => whyMissing('no-worker'),
  );
}

/**
 * Why a part of the Worker is missing. Its script has another name in each release, so for a tab that is older than the site it is gone,
 * and the page must be reloaded.
 *
 * @param ifThere the fault if the host still has the script
 */
async function whyMissing(ifThere: FaultKind): Promise<FaultKind> {
  if (isOffline()) return 'offline';
  try {
    const { ok, status, headers } = await fetch(workerUrl, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    // Some hosts answer with a page for a missing file.
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

/** The policy, made once, since a page may create each policy only once; the Content Security Policy lists its name. */
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
