/** The name that a Content Security Policy lists under `trusted-types`. */
const trustedTypesPolicy = 'service-worker';

const workerUrl = '/sw.js';

/**
 * Stands on the root element once pages may be loaded in advance: what was fetched before the service worker
 * was there can't be used when it is, and the page could not even be made ready any more.
 */
export const mayPreload = 'may-preload';

/**
 * Starts the service worker once the page has loaded, and hands it what this page has loaded without it.
 *
 * Where the page demands Trusted Types for script addresses (W3C Trusted Types), the one address is vouched
 * for by a policy that knows no other. A browser that can't or won't keep pages shows them all the same.
 */
export function registerServiceWorker(): void {
  const preload = () => document.documentElement.classList.add(mayPreload);
  if (!('serviceWorker' in navigator)) {
    preload();
    return;
  }
  const container = navigator.serviceWorker;
  if (container.controller) preload();
  const startAndPreload = () =>
    start(container)
      .catch(() => undefined)
      .then(preload);
  addEventListener('load', () => void startAndPreload(), { once: true });
}

async function start(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register(trustedUrl());
  if (container.controller) {
    // Chromium puts its own look for a new release off while pages that were fetched in advance wait to be used.
    await registration.update();
    return;
  }
  if (registration.installing) await startOrEnd(registration.installing);
  registration.active?.postMessage(
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
}

/** Resolves when the worker has started, or when it turns out that it never will. */
function startOrEnd(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (/activated|redundant/.test(worker.state)) resolve();
    });
  });
}

function trustedUrl(): string {
  // TypeScript's DOM types lack Trusted Types; the result passes for a string wherever a URL is taken.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return (
    trustedTypes
      ?.createPolicy(trustedTypesPolicy, { createScriptURL: () => workerUrl })
      .createScriptURL(workerUrl) ?? workerUrl
  );
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}
