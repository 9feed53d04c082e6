import { defineConfig } from '@playwright/test';
import { browserArguments } from './scripts/find-browser.ts';

/** Whole-site tests: the site in `dist/`, served as `npm start` does, in a real Chromium. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['html', { open: 'never' }]],
  timeout: 30_000,
  globalSetup: './tests/prepare-browser.ts',
  use: {
    locale: 'en-IN',
    trace: 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Set by globalSetup before a test asks for it; empty means Playwright's own.
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      args: [...browserArguments],
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts`,
    env: { PORT: '0' },
    // Tells the tests, in the environment variable SITE_ADDRESS, which port the system chose.
    wait: { stdout: /(?<site_address>http:\/\/localhost:\d+)/ },
  },
});
