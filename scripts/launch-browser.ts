import { chromium, type Browser } from '@playwright/test';
import { browserArguments, findBrowser } from './find-browser.ts';

/**
 * Starts this machine's Chromium for Playwright.
 *
 * @throws Error saying what to do, when there is none
 */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...browserArguments] });
}
