import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { onlyWholeAnswers } from './only-whole-answers.ts';

/** Files that one page view or another has needed, the least used given up first. */
const mostFiles = 200;
const maxAgeSeconds = 60 * 24 * 60 * 60;

/** Files whose names hold a checksum are fetched once, whatever the release. */
export function fileStrategy(cacheName: string): CacheFirst {
  const expiration = new ExpirationPlugin({
    maxEntries: mostFiles,
    maxAgeSeconds,
    purgeOnQuotaError: true,
  });
  return new CacheFirst({
    cacheName,
    // Workbox's own types do not know `exactOptionalPropertyTypes`.
    plugins: [onlyWholeAnswers, expiration as WorkboxPlugin],
  });
}
