const workerUrl = '/sw.js';

/** On the root element once pages may be loaded in advance: Chromium drops what it loaded before the worker started. */
export const mayPreload = 'may-preload';

/** Starts the service worker once the page has loaded. Where none can start, only nothing opens offline. */
export function registerServiceWorker(): void {
  const preload = () => document.documentElement.classList.add(mayPreload);
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) preload();
  addEventListener('load', () => void start().then(preload, preload));
}

async function start(): Promise<void> {
  const registration = await navigator.serviceWorker.register(trustedUrl());
  // Chromium puts its own look for a new release off while pages that were loaded in advance wait to be used.
  if (navigator.serviceWorker.controller) await registration.update();
  const worker = registration.installing;
  while (worker?.state.startsWith('install')) {
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  }
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
