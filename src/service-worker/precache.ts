import { copyResponse } from 'workbox-core/copyResponse.js';
import type { WorkboxPlugin } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { notFoundUrl, type PrecacheFile } from './service-worker-build.ts';

/** Keeps these files once the worker calls `install`, which fails where any of them can't be had. */
export function precacheController(
  files: readonly PrecacheFile[],
  cacheName: string,
): PrecacheController {
  const controller = new PrecacheController({ cacheName, plugins: [errorPageToo] });
  controller.addToCacheList([...files]);
  return controller;
}

/** Web servers give the error page only together with the status 404. */
const errorPageToo: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.ok) return response;
    const isErrorPage = new URL(request.url).pathname === notFoundUrl && response.status === 404;
    if (!isErrorPage) return null;
    return copyResponse(response, (init) => ({ ...init, status: 200, statusText: 'OK' }));
  },
};
