import { test } from '@playwright/test';
import { buildCopy, built, hasKnownSettings } from './site-copies.ts';

for (const name of hasKnownSettings() ? built : [...built, 'known' as const]) {
  test(`the copy "${name}" of the site is built for other tests`, async () => {
    test.setTimeout(630_000);
    await buildCopy(name);
  });
}
