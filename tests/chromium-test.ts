import { test as base } from '@playwright/test';

/** A test in Chromium, which is skipped where this machine has none. */
export const test = base.extend<{ readonly needsChromium: undefined }>({
  needsChromium: [
    async ({}, use) => {
      const reason = process.env['MISSING_CHROMIUM'];
      base.skip(reason !== undefined, reason);
      await use(undefined);
    },
    { auto: true },
  ],
});
