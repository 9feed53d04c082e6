import { defineConfig } from '@playwright/test';
import { browserArguments } from './tests/browsers.ts';
import { engineNames, type EngineName } from './tests/engines/engine.ts';
import { hasKnownSettings } from './tests/site-copies.ts';

const desk = 'desk*.spec.ts';
/** Where a test asks for a copy of the site with other content. */
const copies = ['copies'];

/** Whole-site tests: the site in `dist/`, served as `npm start` serves it, in real browsers. */
export default defineConfig<object, { readonly engineName: EngineName }>({
  testDir: 'tests',
  // Files named *.test.ts run in Vitest.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // A test waits for the browser half of its time, so two cores keep four busy.
  workers: 4,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  // Generous, since a busy machine is no fault of the site.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  globalSetup: './tests/prepare-browser.ts',
  use: {
    locale: 'en-IN',
    // Recording costs a third of the time; `npx playwright test --trace on` shows what happened.
    trace: 'off',
    // Else some tests would be answered by it and others not; tests/service-worker.spec.ts lets it in.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Set by globalSetup before a test asks for it; empty means Playwright's own.
      executablePath: process.env['PAGE_BROWSER_PATH'] ?? '',
      args: [...browserArguments],
    },
  },
  projects: [
    // Run by itself, a test is spared this with --no-deps, as long as the copies are there.
    { name: 'copies', testMatch: 'site-copies.setup.ts' },
    // First, since each of them is one window that takes its time.
    ...engineNames.map((engineName) => ({
      name: `engines-${engineName}`,
      testDir: 'tests/engines',
      workers: 1,
      dependencies: copies,
      use: { engineName },
    })),
    // Before the rest, since each file is one long test after the other, and nothing is left beside it at the end.
    // The desk is several megabytes, which a busy machine takes its time to show.
    { name: 'desk', testMatch: desk, dependencies: copies, expect: { timeout: 30_000 } },
    { name: 'chromium-copies', testDir: 'tests/copies', dependencies: copies },
    {
      name: 'chromium',
      testIgnore: ['engines/**', 'copies/**', desk],
      dependencies: hasKnownSettings() ? [] : copies,
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve.js --port 0`,
    // Tells the tests, in the environment variable SITE_ADDRESS, which port the system chose.
    wait: { stdout: /(?<site_address>http:\/\/localhost:\d+)/ },
  },
});
