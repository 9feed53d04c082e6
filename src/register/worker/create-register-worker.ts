import workerUrl from './register-worker.ts?worker&url';

/** The name that a Content Security Policy lists under `trusted-types`. */
export const trustedTypesPolicy = 'register-worker';

/**
 * Starts the Worker that keeps the register.
 *
 * Where the page demands Trusted Types for script addresses (W3C Trusted Types, TrustedScriptURL), the
 * address, which is fixed when the site is built, is vouched for by a policy that knows no other.
 */
export function createRegisterWorker(): Worker {
  return new Worker(trustedUrl(), { type: 'module' });
}

let trusted: string | undefined;

/** Made once, since a page may create each policy only once. */
function trustedUrl(): string {
  trusted ??= policyFactory()
    ?.createPolicy(trustedTypesPolicy, { createScriptURL: () => workerUrl })
    .createScriptURL(workerUrl);
  return trusted ?? workerUrl;
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

function policyFactory(): PolicyFactory | undefined {
  // TypeScript's DOM types lack Trusted Types; the result passes for a string wherever a URL is taken.
  return (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
}
