import {
  test as base,
  type BrowserContext,
  type JSHandle,
  type Locator,
  type Page,
} from '@playwright/test';
import { isRegisterElsewhere, register } from './content-words.ts';
import { type OwnSite, withOwnSite } from './own-site.ts';
import { type CopyName, folderWith } from './site-copies.ts';

export { expect } from '@playwright/test';

interface SiteFixtures {
  /** A console error, a warning or a violation of the policy fails the test unless a pattern matches. */
  readonly expectedMessages: RegExp[];
  /** Whether errors in Workers fail the test. Offline tests need `false`, since a watched Worker may stay online. */
  readonly watchesWorkers: boolean;
  /** Every request of the test so far. */
  readonly requests: RecordedRequest[];
  readonly watch: undefined;
  /** The site that a test opens: the owner's own, or a copy that `site-copies.ts` builds. */
  readonly settings: 'own' | CopyName;
  /** The test's own server of that site. */
  readonly site: OwnSite;
}

interface RecordedRequest {
  readonly url: URL;
  readonly method: string;
  /** Playwright's type of the requested resource: `script`, `document`, `image` … */
  readonly type: string;
  /** Address, headers and body: everything that a server could learn from the request. */
  readonly sent: string;
}

/** A test in the browser that fails on console errors and warnings, page errors and requests to another host. */
export const test = base.extend<SiteFixtures>({
  settings: ['own', { option: true }],
  site: ({ settings }, use) => withOwnSite(folderWith(settings), use),
  baseURL: ({ site }, use) => use(site.address),
  expectedMessages: ({}, use) => use([]),
  watchesWorkers: ({}, use) => use(true),
  requests: ({}, use) => use([]),
  watch: [
    async ({ context, baseURL, settings, expectedMessages, watchesWorkers, requests }, use) => {
      const faults: string[] = [];
      listen(context, faults, requests, baseURL ?? '');
      if (watchesWorkers) context.on('page', (page) => void listenToWorkers(page, faults));
      if (settings === 'own') await answerForeignRegister(context);
      await use(undefined);
      // Requests that are still open at the end of a test must not fail the test.
      const routed = [context, ...context.pages()];
      await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
      const unexpected = faults.filter(
        (fault) => !expectedMessages.some((expected) => expected.test(fault)),
      );
      base.expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Holds back requests for `address` until the returned function is called. */
export async function holdBack(
  page: Page,
  address: RegExp | ((url: URL) => boolean),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}

/** From now on, records an element's text whenever the text changes. */
export function recordTexts(of: Locator): Promise<JSHandle<string[]>> {
  return of.evaluateHandle((element) => {
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(element.textContent));
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return texts;
  });
}

/** Whether the URL is in the site's folder `register/`, or is the address of the owner's register on another host. */
export function isRegister({ href, pathname }: URL): boolean {
  const isForeign = isRegisterElsewhere && href === new URL(register.address).href;
  return isForeign || /^\/register\/[^/]+$/.test(pathname);
}

/** The place and size of an element, in CSS pixels from the window's upper left corner. */
export function boxOf(element: Locator): Promise<DOMRect> {
  return element.evaluate((found) => found.getBoundingClientRect());
}

function listen(
  context: BrowserContext,
  faults: string[],
  requests: RecordedRequest[],
  address: string,
) {
  context.on('console', (message) => {
    // Playwright writes this message if a test blocks the service worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) {
      faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => faults.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const sent = [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''];
    requests.push({
      url,
      method: request.method(),
      type: request.resourceType(),
      sent: sent.join('\n'),
    });
    const isOwn =
      url.origin === new URL(address).origin || ['data:', 'blob:'].includes(url.protocol);
    if (!isOwn && !isRegister(url)) faults.push(`request to another host: ${url.href}`);
  });
}

/** The browser reports errors of Workers, such as policy violations, only in its log. */
async function listenToWorkers(page: Page, faults: string[]) {
  try {
    const browser = await page.context().newCDPSession(page);
    browser.on('Log.entryAdded', ({ entry }) => {
      if (entry.source === 'worker' && entry.level === 'error') {
        faults.push(`worker error: ${entry.text} (${entry.url ?? ''})`);
      }
    });
    await browser.send('Log.enable');
  } catch (error) {
    // The page of a skipped test may be closed by now.
    if (!page.isClosed()) throw error;
  }
}

async function answerForeignRegister(context: BrowserContext) {
  if (!isRegisterElsewhere) return;
  const { sampleRegister } = await import('../../src/register/testing/sample-register.ts');
  await context.route(isRegister, (route) =>
    route.fulfill({
      body: Buffer.from(sampleRegister()),
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
}
