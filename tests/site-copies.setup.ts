import { test } from '@playwright/test';
import { buildCopy, built, hasKnownSettings } from './site-copies.ts';

// Copies of the site with other content, for the tests that need them; each is built once, and before those.
for (const name of hasKnownSettings() ? built : [...built, 'known' as const]) {
  test(`built for other tests: ${name}`, async () => {
    test.setTimeout(630_000);
    await buildCopy(name);
  });
}
