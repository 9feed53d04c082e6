export {};

declare const self: ServiceWorkerGlobalScope;

// What `SERVICE_WORKER=off` puts in the place of the service worker. It answers nothing, so from the moment it has taken
// over all comes from the host; it then takes away what was kept, and itself.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteAll().then(() => self.registration.unregister()));
});

async function deleteAll(): Promise<void> {
  await Promise.all((await caches.keys()).map((key) => caches.delete(key)));
}
