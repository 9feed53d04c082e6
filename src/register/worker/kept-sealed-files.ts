import type { KeptFiles } from '../sealed/sealed-source.ts';

/**
 * What a browser keeps of a sealed register, in a cache of that name, where the owner lets it: the files by their
 * addresses. The service worker leaves them alone, so that the reader of a file knows whether it is the newest.
 *
 * @param manifestUrl absolute; the buckets are below its folder
 */
export function keptFiles(cacheName: string, manifestUrl: string): KeptFiles {
  const addressOf = (name: string) => new URL(name, manifestUrl).href;
  return {
    async get(name) {
      const kept = await (await caches.open(cacheName)).match(addressOf(name));
      return kept && new Uint8Array(await kept.arrayBuffer());
    },
    async put(name, bytes) {
      await (await caches.open(cacheName)).put(addressOf(name), new Response(bytes));
    },
    async keepOnly(edition) {
      const cache = await caches.open(cacheName);
      const kept = [addressOf('manifest.txt'), addressOf(`${edition}/`)];
      const others = (await cache.keys()).filter(
        ({ url }) => !kept.some((start) => url.startsWith(start)),
      );
      await Promise.all(others.map((request) => cache.delete(request)));
    },
  };
}
