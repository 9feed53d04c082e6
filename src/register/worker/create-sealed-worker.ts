import workerUrl from './sealed-worker.ts?worker&url';

/** The name that a Content Security Policy lists under `trusted-types`, where the register is sealed. */
export const sealedTypesPolicy = 'sealed-worker';

/** Starts the Worker that reads a sealed register; its script's address is vouched for as in `createRegisterWorker`. */
export function createSealedWorker(): Worker {
  return new Worker(trustedUrl(), { type: 'module', name: 'sealed register' });
}

let trusted: string | undefined;

function trustedUrl(): string {
  // TypeScript's DOM types lack Trusted Types; the result passes for a string wherever a URL is taken.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trusted ??= trustedTypes
    ?.createPolicy(sealedTypesPolicy, { createScriptURL: () => workerUrl })
    .createScriptURL(workerUrl);
  return trusted ?? workerUrl;
}

interface PolicyFactory {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}
