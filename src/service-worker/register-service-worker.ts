/** The name that a Content Security Policy lists under `trusted-types`. */
const trustedTypesPolicy = 'service-worker';

const workerUrl = '/sw.js';

/**
 * Starts the service worker once the page has loaded, and hands it what this page has loaded without it.
 *
 * Where the page demands Trusted Types for script addresses (W3C Trusted Types), the one address is vouched
 * for by a policy that knows no other. A browser that can't or won't keep pages shows them all the same.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => void start(navigator.serviceWorker).catch(() => undefined), {
    once: true,
  });
}

async function start(container: ServiceWorkerContainer): Promise<void> {
  await container.register(trustedUrl());
  if (container.controller) return;
  const { active } = await container.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
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
