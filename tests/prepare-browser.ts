import { findBrowser, findHeadlessShell, needs, reasonWithout } from './browsers.ts';

/**
 * Runs once before all tests and tells them what this machine lacks, in `MISSING_FIREFOX` and the like, so that
 * they are skipped. With `CI` set nothing may be missing.
 */
export default function prepareBrowser() {
  const engines = needs.filter(({ find }) => find !== findHeadlessShell);
  const missing = engines.flatMap((need) => {
    const reason = reasonWithout(need);
    if (reason === undefined) return [];
    process.env[`MISSING_${need.name.toUpperCase()}`] = reason;
    return [`  - ${need.name}: ${reason}`];
  });
  if (missing.length > 0) {
    const message = `This machine lacks what some tests need; "npm run test:install" installs it.\n${missing.join('\n')}`;
    if (process.env['CI']) throw new Error(message);
    console.log(`${message}\nThose tests are skipped.`);
  }
  if (process.env['MISSING_CHROMIUM'] !== undefined) return;
  // `CHROMIUM_PATH` is for what only a whole browser has; most tests open their pages in `PAGE_BROWSER_PATH`.
  const isNamed = Boolean(process.env['CHROMIUM_PATH']);
  const chromium = findBrowser();
  process.env['CHROMIUM_PATH'] = chromium;
  process.env['PAGE_BROWSER_PATH'] = isNamed ? chromium : (findHeadlessShell() ?? chromium);
}
