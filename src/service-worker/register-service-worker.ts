const workerUrl = '/sw.js';

/** Starts the service worker once the page has loaded. If it can't start, pages just don't open offline. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(trustedUrl()).catch(() => undefined);
  });
}

/** The script's address, from a policy that allows no other address (W3C Trusted Types) and that the CSP lists. */
function trustedUrl(): string {
  // TypeScript's DOM types lack Trusted Types; the result passes for a string wherever a URL is taken.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

interface PolicyFactory {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}
