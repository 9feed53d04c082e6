import puppeteer from 'puppeteer-core';
import { findFirefox } from '../browsers.ts';
import type { Engine, EngineOptions } from './engine.ts';

/** The Firefox of this machine, through WebDriver BiDi. Playwright drives a build of its own only. */
export async function startFirefox({ javaScript }: EngineOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: {
      'javascript.enabled': javaScript,
      // A scroll bar with a place of its own would make a phone's page narrower than its window.
      'ui.useOverlayScrollbars': 1,
    },
  });
  const faults: string[] = [];
  const openTab = async () => {
    const tab = await browser.newPage();
    tab.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) faults.push(message.text());
    });
    tab.on('pageerror', (error) => faults.push(String(error)));
    if (javaScript) await tab.evaluateOnNewDocument(reportPolicyViolations);
    return tab;
  };
  let page = await openTab();
  let wentBack = false;
  return {
    faults,
    open: async (address) => {
      if (wentBack) {
        // Puppeteer loses sight of a tab that has shown a page which Firefox had kept ready.
        const [old, viewport] = [page, page.viewport()];
        page = await openTab();
        await page.setViewport(viewport);
        await old.close();
        wentBack = false;
      }
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // Puppeteer's own goBack() would wait for ever for such a page.
    back: async () => {
      wentBack = true;
      await page.evaluate('void setTimeout(() => history.back())');
    },
    resize: (width, height) => page.setViewport({ width, height }),
    print: async () => Buffer.from(await page.pdf({ format: 'A4' })),
    close: () => browser.close(),
  };
}

/** Firefox tells them to the page and to its own console, but not to the protocol. */
function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', (violation) => {
    console.error(`${violation.violatedDirective} forbids ${violation.blockedURI}`);
  });
}
