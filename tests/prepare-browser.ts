import { findBrowser } from '../scripts/find-browser.ts';

/** Runs once before all tests: finds or installs the browser and tells the tests where it is. */
export default function prepareBrowser() {
  process.env['CHROMIUM_PATH'] = findBrowser();
}
