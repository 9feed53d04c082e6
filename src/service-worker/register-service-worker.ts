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
  const rules = { createScriptURL: () => workerUrl };
  const policy = globalThis.trustedTypes?.createPolicy('service-worker', rules);
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}
