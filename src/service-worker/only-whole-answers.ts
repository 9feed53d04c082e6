import type { WorkboxPlugin } from 'workbox-core';

/** Keeps neither redirects, which lead to what is meant, nor parts, nor errors. */
export const onlyWholeAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};
