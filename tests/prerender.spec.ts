import { expect, test } from '@playwright/test';
import { clickToPainted } from '../bench/site/click-to-painted.ts';
import { openSlowLink } from '../bench/site/slow-link.ts';
import { startBrowser } from '../bench/site/start-browser.ts';

// Playwright's own DevTools session keeps Chromium from making pages ready in advance, so the browser is the
// benchmark's: one in which nothing that pages need is switched off.

test('the page that one points at is made ready in advance, and shown when one presses', async ({
  baseURL,
}) => {
  const line = await openSlowLink(process.env['SITE_ADDRESS'] ?? baseURL ?? '');
  try {
    const link = 'header a[href="/courses"]';
    const click = await clickToPainted(
      line,
      { name: 'Home → Courses', from: '/', link },
      startBrowser,
    );
    expect(click.preloaded).toBe('prerendered');
  } finally {
    line.close();
  }
});
