const workerUrl = '/sw.js';

/** Starts the service worker once the page has loaded. Where none can start, only nothing opens offline. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(trustedUrl()).catch(() => undefined);
  });
}

/** Vouched for by a policy that knows no other address (W3C Trusted Types), which the CSP lists. */
function trustedUrl(): string {
  // TypeScript's DOM types lack Trusted Types; the result passes for a string wherever a URL is taken.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

interface PolicyFactory {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}
