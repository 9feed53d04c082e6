import { defineConfig } from '@playwright/test';
import { browserArguments } from './tests/support/browsers.ts';
import { engineNames, type EngineName } from './tests/engines/engine.ts';
import { hasKnownSettings } from './tests/support/site-copies.ts';

const launchOptions = {
  // globalSetup sets PAGE_BROWSER_PATH before the first test. An empty path selects Playwright's own browser.
  executablePath: process.env['PAGE_BROWSER_PATH'] ?? '',
  args: [...browserArguments],
};
/** Draws windows at a fifth of their size. The desk's windows are tall, and would take long to draw. */
const smallScale = '--force-device-scale-factor=0.2';
/** The project that makes copies of the site with other content. Tests of such copies depend on this project. */
const copies = ['copies'];

/** Tests of the whole site in real browsers. The site is in `dist/`, and is served as `npm start` serves it. */
export default defineConfig<object, { readonly engineName: EngineName }>({
  testDir: 'tests',
  // Files named *.test.ts run in Vitest.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // A test spends half of its time waiting for the browser, so four tests at once keep two cores busy.
  workers: 4,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  // Timeouts are long, so that no test fails only because the machine is busy.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  globalSetup: './tests/support/prepare-browser.ts',
  use: {
    locale: 'en-IN',
    // Recording traces would take a third of the tests' time. To see what happened in a test, record its trace with
    // `npx playwright test --trace on`.
    trace: 'off',
    // A service worker would answer some requests in place of the server.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    // With --no-deps, Playwright skips the project `copies`, so the copies must exist already.
    { name: 'copies', testMatch: 'site-copies.setup.ts' },
    // An engine's tests share one window and take long, so they start first.
    ...engineNames.map((engineName) => ({
      name: `engines-${engineName}`,
      testDir: 'tests/engines',
      workers: 1,
      // The second run fails at once, unless the browser fell silent in the first. See engine-test.ts.
      retries: 1,
      dependencies: copies,
      use: { engineName },
    })),
    // The desk's tests take long, so they start before the tests below, in the two workers that the engines leave free.
    // The desk opens slowly on a busy machine, so its timeout is longer.
    {
      name: 'desk',
      testDir: 'tests/desk',
      dependencies: copies,
      workers: 2,
      expect: { timeout: 30_000 },
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, smallScale] } },
    },
    // These tests are few, so starting one worker and browser for them takes less time than starting four.
    { name: 'chromium-copies', testDir: 'tests/copies', workers: 1, dependencies: copies },
    {
      name: 'chromium',
      testIgnore: ['engines/**', 'copies/**', 'desk/**'],
      dependencies: hasKnownSettings() ? [] : copies,
    },
  ],
});
