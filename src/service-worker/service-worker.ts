import { PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { fileStrategy } from './file-strategy.ts';
import { courseIndexPath, isKeptFile } from './kept-files.ts';
import { onlyWholeAnswers } from './only-whole-answers.ts';
import { pageStrategy } from './page-strategy.ts';
import { precacheController } from './precache.ts';
import { deleteEarlierCaches, earlierPages, releaseCaches } from './release-caches.ts';
import type { ServiceWorkerBuild } from './service-worker-build.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const serviceWorkerBuild: ServiceWorkerBuild;

const { release, precache, keptRegister } = serviceWorkerBuild;
const names = releaseCaches(release);
const { origin } = self.location;

const precached = precacheController(precache, names.precache);
const pages = pageStrategy(names.pages, precached);
const files = fileStrategy(names.files);

// The first route that matches answers; what matches none is left to the browser, the register above all.
registerRoute(
  ({ request, url }) =>
    url.origin === origin && (request.mode === 'navigate' || url.pathname === courseIndexPath),
  pages,
);
registerRoute(new PrecacheRoute(precached, { cleanURLs: false, directoryIndex: '' }));
registerRoute(({ url }) => isKeptFile(url, origin), files);
if (keptRegister !== undefined) {
  const { href } = new URL(keptRegister, origin);
  registerRoute(
    ({ url }) => url.href === href,
    new NetworkFirst({ cacheName: names.register, plugins: [onlyWholeAnswers] }),
  );
}

/*
 * A new release takes over at once. It can't disturb a page that is open, since pages always come from the
 * network first, and the files that they name have names of their own in each release. Pages that loaded
 * without a worker are not claimed, since browsers then drop those that wait in the back/forward cache; they
 * hand over what they loaded instead.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(install(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteEarlierCaches(release));
  // The page is asked for while the worker starts.
  event.waitUntil(self.registration.navigationPreload.enable());
});

self.addEventListener('message', (event) => {
  const { source } = event;
  const data: unknown = event.data;
  if (!(source instanceof WindowClient) || !Array.isArray(data)) return;
  const loaded = data
    .map(String)
    // What a page has loaded goes by whole addresses.
    .filter((address) => isKeptFile(new URL(address), origin))
    .filter((address) => precached.getCacheKeyForURL(address) === undefined);
  event.waitUntil(keep(event, [source.url]));
  event.waitUntil(Promise.allSettled(loaded.map((request) => files.handle({ event, request }))));
});

/** All or nothing; the pages that earlier releases have kept are fetched anew, so that they still open offline. */
async function install(event: ExtendableEvent): Promise<void> {
  await precached.install(event);
  await keep(event, await earlierPages(release));
  await self.skipWaiting();
}

/** What can't be fetched now is kept when it is next visited. */
async function keep(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(
    addresses.map((address) => pages.handle({ event, request: new Request(address) })),
  );
}
