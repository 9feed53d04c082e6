import { mergeTests, test as base } from '@playwright/test';
import { type OwnSite, withOwnSite } from './own-site.ts';
import { test as siteTest } from './site-test.ts';

/** Tests of a copy of the site that is built with other content: of its files, and of its pages in Chromium. */
export function testsOfCopy(build: () => Promise<string>) {
  // Not a worker fixture: tests whose worker fixtures differ can't share a process, and each takes seconds to start.
  let building: Promise<string> | undefined;
  const buildTest = base.extend<{ readonly builtFolder: string }>({
    builtFolder: [async ({}, use) => use(await (building ??= build())), { timeout: 300_000 }],
  });
  const pageTest = mergeTests(siteTest, buildTest).extend<{ readonly site: OwnSite }>({
    site: ({ builtFolder }, use) => withOwnSite(builtFolder, use),
    settings: 'known',
    baseURL: ({ site }, use) => use(site.address),
  });
  return { buildTest, pageTest };
}
