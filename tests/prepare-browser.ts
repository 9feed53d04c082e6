import { findBrowser, findHeadlessShell } from './browsers.ts';
import { findFirefox, findWebKit } from './browsers.ts';

/** What tests ask for by these names in the environment, and how it is found. */
const needs = {
  CHROMIUM: findBrowser,
  FIREFOX: findFirefox,
  WEBKIT: findWebKit,
};

/**
 * Runs once before all tests and tells them what this machine lacks, in `MISSING_FIREFOX` and the like, so that
 * they are skipped. With `CI` set nothing may be missing.
 */
export default function prepareBrowser() {
  const missing = Object.entries(needs).flatMap(([name, find]) => {
    const reason = reasonWithout(find);
    if (reason === undefined) return [];
    process.env[`MISSING_${name}`] = reason;
    return [`${name}: ${reason}`];
  });
  if (missing.length > 0) {
    const list = missing.map((line) => `  - ${line}`).join('\n');
    const message = `This machine lacks what some tests need; "npm run test:install" installs it.\n${list}`;
    if (process.env['CI']) throw new Error(message);
    console.log(`${message}\nThose tests are skipped.`);
  }
  if (process.env['MISSING_CHROMIUM'] === undefined) nameChromium();
}

/** `CHROMIUM_PATH` is for tests of what only a whole browser has; the others open their pages in `PAGE_BROWSER_PATH`. */
function nameChromium() {
  const isNamed = Boolean(process.env['CHROMIUM_PATH']);
  const chromium = findBrowser();
  process.env['CHROMIUM_PATH'] = chromium;
  process.env['PAGE_BROWSER_PATH'] = isNamed ? chromium : (findHeadlessShell() ?? chromium);
}

function reasonWithout(find: () => unknown): string | undefined {
  try {
    find();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
