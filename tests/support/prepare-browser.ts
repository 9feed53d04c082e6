import { findBrowser, findHeadlessShell, needs, reasonWithout } from './browsers.ts';

/** Runs before all tests. If an engine is missing, `MISSING_FIREFOX` or `MISSING_WEBKIT` gets the reason. */
export default function prepareBrowser() {
  for (const need of needs.filter(({ name }) => ['Firefox', 'WebKit'].includes(name))) {
    const reason = reasonWithout(need);
    if (reason === undefined) continue;
    const message = `${reason}. "npm run test:install" installs what tests need.`;
    if (process.env['CI']) throw new Error(message);
    console.log(`${message} Its tests are skipped.`);
    process.env[`MISSING_${need.name.toUpperCase()}`] = reason;
  }
  // `CHROMIUM_PATH` names a whole browser, which some tests need. Most tests use `PAGE_BROWSER_PATH`, which may name
  // a headless shell.
  const isNamed = Boolean(process.env['CHROMIUM_PATH']);
  const chromium = findBrowser();
  process.env['CHROMIUM_PATH'] = chromium;
  process.env['PAGE_BROWSER_PATH'] = isNamed ? chromium : (findHeadlessShell() ?? chromium);
}
