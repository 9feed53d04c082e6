import { test } from '@playwright/test';
import { buildCopy, built, hasKnownSettings } from './site-copies.ts';

// Builds copies of the site with other content, each once, before the tests that need them.
for (const name of hasKnownSettings() ? built : [...built, 'known' as const]) {
  test(`built for other tests: ${name}`, async () => {
    test.setTimeout(630_000);
    await buildCopy(name);
  });
}
