import { expect, test } from '@playwright/test';
import { clickToPainted } from '../bench/site/click-to-painted.ts';
import { openDevTools, type DevTools } from '../bench/site/devtools.ts';
import { openTab } from '../bench/site/open-tab.ts';
import { openSlowLink } from '../bench/site/slow-link.ts';
import { startBrowser } from '../bench/site/start-browser.ts';

// Playwright's own DevTools session keeps Chromium from making pages ready in advance, so the browser is the
// benchmark's: one in which nothing that pages need is switched off.

test('the page that one points at is made ready in advance, and shown when one presses', async ({
  baseURL,
}) => {
  const line = await openSlowLink(siteAddress(baseURL));
  try {
    const way = { name: 'Home → About', from: '/', link: 'header a[href="/about"]' };
    expect((await clickToPainted(line, way, startBrowser)).preloaded).toBe('prerendered');
  } finally {
    line.close();
  }
});

for (const { where, width, ready } of [
  { where: 'where the bar shows', width: 1280, ready: ['/courses'] },
  { where: 'on a phone', width: 390, ready: [] },
]) {
  test(`before one points at anything, ${ready[0] ?? 'no page'} is made ready ${where}`, async ({
    baseURL,
  }) => {
    const line = await openSlowLink(siteAddress(baseURL));
    const browser = await startBrowser();
    try {
      const tools = await openDevTools(browser.address);
      const sessions = prerenderSessions(tools);
      const tab = await openTab(tools);
      const screen = { width, height: 800, deviceScaleFactor: 1, mobile: false };
      await tab.send('Emulation.setDeviceMetricsOverride', screen);
      await tab.send('Page.navigate', { url: `${line.address}/` });
      await expect.poll(() => tab.reports.length).toBeGreaterThan(0);
      await expect.poll(() => line.quietFor(), { timeout: 20_000 }).toBeGreaterThan(3000);
      const paths = sessions.map(async (session) => {
        const path = { expression: 'location.pathname' };
        return (await tools.send('Runtime.evaluate', path, session))['result'];
      });
      expect(await Promise.all(paths)).toEqual(ready.map((value) => ({ type: 'string', value })));
      tools.close();
    } finally {
      await browser.stop();
      line.close();
    }
  });
}

/** The DevTools sessions of pages that are made ready in advance, from now on. */
function prerenderSessions(tools: DevTools): readonly string[] {
  const sessions: string[] = [];
  tools.listen(({ method, params }) => {
    if (method !== 'Target.attachedToTarget') return;
    // As the protocol describes this event.
    const { sessionId, targetInfo } = params as unknown as {
      sessionId: string;
      targetInfo: { subtype?: string };
    };
    if (targetInfo.subtype === 'prerender') sessions.push(sessionId);
  });
  return sessions;
}

function siteAddress(baseURL = ''): string {
  return process.env['SITE_ADDRESS'] ?? baseURL;
}
