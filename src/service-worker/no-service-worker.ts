export {};

declare const self: ServiceWorkerGlobalScope;

// This script takes the service worker's place if `SERVICE_WORKER=off`. Without a `fetch` listener, everything comes
// from the host.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteAll().then(() => self.registration.unregister()));
});

async function deleteAll(): Promise<void> {
  await Promise.all((await caches.keys()).map((key) => caches.delete(key)));
}
