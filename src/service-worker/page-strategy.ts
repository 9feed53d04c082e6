import type { WorkboxPlugin } from 'workbox-core';
import type { PrecacheController } from 'workbox-precaching';
import { NetworkFirst } from 'workbox-strategies';
import { pageKey } from './kept-files.ts';
import { onlyWholeAnswers } from './only-whole-answers.ts';
import { catalogueUrl, notFoundUrl } from './service-worker-build.ts';

/** After so many seconds without an answer a kept page is shown, if there is one. */
const patienceSeconds = 4;

/** Always the newest page; the one that was kept where the network fails; the error page where none was. */
export function pageStrategy(cacheName: string, precache: PrecacheController): NetworkFirst {
  return new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [keptByPath, onlyWholeAnswers, precachedInstead(precache)],
  });
}

const keptByPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
};

function precachedInstead(precache: PrecacheController): WorkboxPlugin {
  return {
    handlerDidError: async ({ request }) => {
      const isCatalogue = new URL(request.url).pathname === catalogueUrl;
      if (!isCatalogue && request.mode !== 'navigate') return undefined;
      return precache.matchPrecache(isCatalogue ? catalogueUrl : notFoundUrl);
    },
  };
}
