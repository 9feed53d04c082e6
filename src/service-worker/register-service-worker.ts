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
 * The address of the service worker's script. The address comes from a policy that allows no other address (W3C
 * Trusted Types). The page's CSP lists the policy by name.
 */
function trustedUrl(): string {
  // TypeScript's DOM types lack Trusted Types. `PolicyFactory` declares a string, which `register` accepts.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

interface PolicyFactory {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}
