const workerUrl = '/sw.js';

/**
 * Starts the service worker once the page has loaded. If it can't start, pages don't open offline, but nothing else
 * is lost.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(trustedUrl()).catch(() => undefined);
  });
}

/**
 * The address of the service worker's script. It comes from a policy that allows only this address (W3C Trusted
 * Types), and that the page's CSP lists.
 */
function trustedUrl(): string {
  // TypeScript's DOM types lack Trusted Types, so `PolicyFactory` says that the policy returns a string.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

interface PolicyFactory {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}
