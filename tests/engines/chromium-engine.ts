import { launchBrowser } from '../browsers.ts';
import type { Engine, EngineOptions } from './engine.ts';

/** Chromium through Playwright. */
export async function startChromium({ javaScript, dark }: EngineOptions): Promise<Engine> {
  const browser = await launchBrowser(process.env['PAGE_BROWSER_PATH'] || undefined);
  const context = await browser.newContext({
    javaScriptEnabled: javaScript,
    // Playwright's defaults for the other tests say otherwise.
    serviceWorkers: 'allow',
    reducedMotion: 'no-preference',
    colorScheme: dark ? 'dark' : 'light',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(error.error().message));
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
      await page.goBack({ waitUntil: 'commit' });
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ format: 'A4' }),
    close: () => browser.close(),
  };
}
