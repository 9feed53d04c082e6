import { defineConfig } from '@playwright/test';
import { browserArguments } from './tests/browsers.ts';
import { engineNames, type EngineName } from './tests/engines/engine.ts';
import { hasKnownSettings } from './tests/site-copies.ts';

const desk = 'desk*.spec.ts';
/**
 * The project whose step makes copies of the site with other content. Tests of such copies depend on this project.
 */
const copies = ['copies'];

/** Whole-site tests: the site in `dist/`, served as `npm start` serves it, in real browsers. */
export default defineConfig<object, { readonly engineName: EngineName }>({
  testDir: 'tests',
  // Files named *.test.ts run in Vitest.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // A test spends half of its time waiting for the browser. So four tests at once keep two cores busy.
  workers: 4,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  // Timeouts are long, so that no test fails only because the machine is busy.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  globalSetup: './tests/prepare-browser.ts',
  use: {
    locale: 'en-IN',
    // Recording a trace takes a third of the time. Turn recording on with `npx playwright test --trace on` to see
    // what happened.
    trace: 'off',
    // A service worker would answer only some of the tests' requests. Only tests/service-worker.spec.ts allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // globalSetup sets this variable before any test reads it. If it is empty, Playwright's own browser is used.
      executablePath: process.env['PAGE_BROWSER_PATH'] ?? '',
      args: [...browserArguments],
    },
  },
  projects: [
    // With --no-deps, Playwright skips this step, so the copies must exist already.
    { name: 'copies', testMatch: 'site-copies.setup.ts' },
    // These projects run first, since each runs in a single window and takes long.
    ...engineNames.map((engineName) => ({
      name: `engines-${engineName}`,
      testDir: 'tests/engines',
      workers: 1,
      dependencies: copies,
      use: { engineName },
    })),
    // This project runs before the rest, since its long files would otherwise run alone at the end. The desk has several
    // megabytes and opens slowly on a busy machine.
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
    // Playwright puts the address, with the port that the system chose, into the environment variable SITE_ADDRESS.
    wait: { stdout: /(?<site_address>http:\/\/localhost:\d+)/ },
  },
});
