const workerUrl = '/sw.js';

/** Starts the service worker after the page has loaded. If the start fails, pages still open online. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(trustedUrl()).catch(() => undefined);
  });
}

/** The address of the service worker's script, from a Trusted Types policy (W3C) that the page's CSP names. */
function trustedUrl(): string {
  // TypeScript's DOM types lack Trusted Types.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

interface PolicyFactory {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}
