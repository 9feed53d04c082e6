// The folder src/service-worker lets pages open without a connection.
// May import content, hosting and the formats of spreadsheets. Knows nothing of what pages show.
// Start here: this script runs in the browser. service-worker-integration.ts builds it, and kept-files.ts decides
// what is kept.
import {
  hashedFolder,
  isKeptFile,
  isLaterText,
  isLeftAlone,
  isPicture,
  keptKey,
  sealedCache,
} from './kept-files.ts';
import type { Release } from './service-worker-integration.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build defines `release`. */
declare const release: Release;

const { cacheName, precache, offlinePage, checksums, keepOffline, register } = release;
const keptRegister = register && new URL(register, self.origin).href;

// There is no `clients.claim()`, which would drop pages from Chromium's back/forward cache.
self.addEventListener('install', (event) => {
  event.waitUntil(install(event).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteEarlierReleases());
});

self.addEventListener('fetch', (event) => {
  if (isKept(event.request)) event.respondWith(answer(event, event.request));
});

function isKept({ method, mode, destination, url }: Request): boolean {
  if (method !== 'GET') return false;
  if (destination === '' && url === keptRegister) return true;
  const { origin, pathname } = new URL(url);
  if (origin !== self.origin || isLeftAlone(pathname)) return false;
  if (isKeptFile(new URL(url), self.origin)) return true;
  if (mode === 'navigate') return !pathname.startsWith(hashedFolder);
  return destination === '' && isLaterText(pathname);
}

/**
 * A file with a checksum in its name is fetched only once, everything else each time. The kept copy answers if
 * fetching fails, and for a page also if the host is slow.
 */
async function answer(event: FetchEvent, request: Request): Promise<Response> {
  const opens = request.mode === 'navigate';
  const isFile = isKeptFile(new URL(request.url), self.origin);
  const kept = await caches.match(keptKey(request.url), { cacheName });
  if (kept && isFile) return kept;
  const newest = isFile ? fetchFile(event, request) : fetchAndKeep(event, request, opens);
  // A page fetched in advance may be shown much later, so it must not come from an old kept copy.
  if (request.headers.has('Sec-Purpose')) return newest;
  try {
    return await (kept && opens ? Promise.race([newest, afterPatience(kept)]) : newest);
  } catch {
    const instead = opens ? await caches.match(offlinePage, { cacheName }) : undefined;
    return kept ?? instead ?? Response.error();
  }
}

/** Keeps a response of status 200. Browsers don't open a redirected page from a cache. */
async function fetchAndKeep(event: ExtendableEvent, request: Request, isPage: boolean) {
  const response = await fetch(request);
  const type = response.headers.get('Content-Type') ?? '';
  const mayBeKept = !isPage || (type.startsWith('text/html') && !response.redirected);
  if (response.status === 200 && mayBeKept) event.waitUntil(keep(request.url, response.clone()));
  return response;
}

/**
 * During an upload, a host may send a wrong file, which the browser's cache would keep for a year. A wrong file is
 * therefore fetched again, past that cache. If the second file is wrong too, no cache keeps it.
 */
async function fetchFile(event: ExtendableEvent, request: Request): Promise<Response> {
  const { url } = request;
  let response = await fetch(request);
  if (response.status === 200 && !(await isAsBuilt(url, response))) {
    response = await fetch(url, { cache: 'reload' });
    if (response.status === 200 && !(await isAsBuilt(url, response))) return forNow(response);
  }
  if (response.status === 200) event.waitUntil(keep(url, response.clone()));
  return response;
}

/** Scripts, styles and fonts must have the checksum of this release. For a picture, the type is enough. */
async function isAsBuilt(url: string, response: Response): Promise<boolean> {
  const { pathname } = new URL(url);
  if (isPicture(pathname))
    return response.headers.get('Content-Type')?.startsWith('image/') ?? false;
  return checksums[pathname] === (await sha384(response.clone()));
}

function forNow({ body, headers: given }: Response): Response {
  const headers = new Headers(given);
  headers.set('Cache-Control', 'no-store');
  return new Response(body, { headers });
}

async function sha384(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Fails if a file of `precache` can't be fetched. Does not fail if a visited page can't be fetched. */
async function install(event: ExtendableEvent): Promise<void> {
  const visited = await visitedPages();
  const files = await Promise.all(precache.map(fetchAsBuilt));
  // A web server may send the offline page, `/404`, with the status 404. The page is stored with the status 200.
  const whole = files.map(({ body, headers }) => new Response(body, { headers }));
  await Promise.all(whole.map((response, index) => keep(precache[index] ?? '', response)));
  await Promise.allSettled(
    visited.map((url) => fetchAndKeep(event, new Request(url), url !== keptRegister)),
  );
}

/** Fetches a file with its checksum, so that browsers refuse a file of another release (W3C SRI). */
function fetchAsBuilt(url: string): Promise<Response> {
  const integrity = checksums[url] ?? '';
  return fetch(url, { integrity }).catch(() => fetch(url, { integrity, cache: 'reload' }));
}

/** The pages that are open now, and the pages that earlier releases have kept. */
async function visitedPages(): Promise<string[]> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const names = (await caches.keys()).filter((name) => name !== sealedCache);
  const earlier = await Promise.all(names.map((name) => caches.open(name)));
  const kept = await Promise.all(earlier.map((cache) => cache.keys()));
  const addresses = new Set([...open, ...kept.flat()].map(({ url }) => keptKey(url)));
  return [...addresses].filter((url) => {
    const { pathname } = new URL(url);
    return !pathname.startsWith(hashedFolder) && !isLeftAlone(pathname);
  });
}

async function deleteEarlierReleases(): Promise<void> {
  const lasting = keepOffline ? [cacheName, sealedCache] : [cacheName];
  const earlier = (await caches.keys()).filter((key) => !lasting.includes(key));
  await Promise.all(earlier.map((key) => caches.delete(key)));
}

/** If the device has no space left, the page is still shown. */
async function keep(url: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(keptKey(url), response).catch(() => undefined);
}

/** Resolves to `kept` after four seconds, the longest time that a visitor waits for a slow host. */
function afterPatience(kept: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(resolve, 4000, kept));
}
