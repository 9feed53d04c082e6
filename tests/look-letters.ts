import type { Page } from '@playwright/test';

/** Spaces texts as far as a reader may wish to (WCAG 2.2, 1.4.12). */
export async function spaceTexts(page: Page) {
  await page.evaluate(async () => {
    const spacing = await new CSSStyleSheet().replace(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(spacing);
  });
}

/** The browser's own setting for large letters, which the screen does not grow with (WCAG 2.2, 1.4.4). */
export async function doubleTexts(page: Page, times = 2) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
  await browser.detach();
}
