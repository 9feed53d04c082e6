import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { findFirefox } from '../support/browsers.ts';
import type { Engine, EngineOptions } from './engine.ts';

/** Drives this machine's Firefox through WebDriver BiDi, since Playwright drives only its own build of Firefox. */
export async function startFirefox({ javaScript }: EngineOptions): Promise<Engine> {
  // Firefox 153 offers no WebDriver BiDi if it can't write into the home folder, even with a profile elsewhere.
  const home = mkdtempSync(join(tmpdir(), 'academy-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    env: { ...process.env, HOME: home },
    headless: true,
    extraPrefsFirefox: {
      'javascript.enabled': javaScript,
      // Without a graphics card, drawing 60 pictures in a second takes a tenth of the tests' time.
      'layout.frame_rate': 15,
      // Scroll bars must not take width from a phone's page.
      'ui.useOverlayScrollbars': 1,
      // Puppeteer loses a tab that goes back to a page in Firefox's back-forward cache.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  });
  const faults: string[] = [];
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  if (javaScript) await page.evaluateOnNewDocument(reportPolicyViolations);
  return {
    faults,
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    back: async () => {
      await page.goBack();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    print: () => page.pdf({ format: 'A4' }),
    close: async () => {
      await browser.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** WebDriver BiDi does not report violations of a page's policy. */
function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', (violation) => {
    console.error(`${violation.violatedDirective} forbids ${violation.blockedURI}`);
  });
}
