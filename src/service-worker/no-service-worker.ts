export {};

declare const self: ServiceWorkerGlobalScope;

// With `SERVICE_WORKER=off` this script replaces the service worker. It answers no requests, so everything comes from
// the host.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteAll().then(() => self.registration.unregister()));
});

async function deleteAll(): Promise<void> {
  await Promise.all((await caches.keys()).map((key) => caches.delete(key)));
}
