import { hash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page, type ViewportSize } from '@playwright/test';
import { startNginx } from '../deploy/hosts/nginx.ts';
import { browserArguments, findBrowser } from '../tests/support/browsers.ts';
import { listenOnFreePort } from '../tests/support/listen-on-free-port.ts';

/** A poor mobile line: round trip in milliseconds, and bits per second in each direction. */
const line = { roundTrip: 150, down: 1_600_000, up: 750_000 };
/** In bytes, as on Ethernet. */
const packet = 1400;
/** How many times slower a cheap phone is than this machine. Chromium does not slow down Workers. */
const slowdown = 4;

/** Serves sites as they are deployed, each directly and over the same slow line. */
export function startSites() {
  const running = new AsyncDisposableStack();
  const keys: string[] = [];
  const [toPage, toSite] = [lineOf(line.down), lineOf(line.up)];
  return {
    async serve(folder: string) {
      const { address, certificate, stop } = await startNginx(folder);
      running.defer(stop);
      const key = new X509Certificate(certificate).publicKey.export({
        type: 'spki',
        format: 'der',
      });
      keys.push(hash('sha256', key, 'base64'));
      const server = slowLineTo(Number(new URL(address).port), toPage, toSite);
      const port = await listenOnFreePort(server);
      running.defer(() => void server.close());
      return { address, slowAddress: `https://localhost:${port}` };
    },
    /**
     * Makes Chromium trust the sites' certificates. With certificate errors ignored, Chromium would cache nothing.
     */
    trust: () => `--ignore-certificate-errors-spki-list=${keys.join(',')}`,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Copies the built site's redirects and headers for nginx into a folder. */
export function copyHostFiles(site: string, folder: string): void {
  for (const file of ['_redirects.conf', '_headers.conf', '_headers_maps.conf']) {
    cpSync(join(site, file), join(folder, file));
  }
}

/** Starts Chromium. `trust` is the option from `startSites`. */
export function launchBrowser(trust: string): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, trust] });
}

/** What a page has done so far. Times are in milliseconds since its request. A time is missing until its event. */
export interface Seen {
  /** When the awaited element became visible. */
  readonly awaited?: number;
  readonly firstPaint?: number;
  readonly largestPaint?: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

declare global {
  var seen: { -readonly [Name in keyof Seen]: Seen[Name] };
}

/**
 * Opens a page for a new visitor with a slow phone. With `awaited`, notes when an element with that selector and text
 * is shown. To measure the first paint, leave `awaited` out, because looking for an element delays the paint.
 */
export async function withPage<Result>(
  browser: Browser,
  viewport: ViewportSize,
  awaited: readonly [selector: string, text?: string] | undefined,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const how = { isMobile: true, hasTouch: true, serviceWorkers: 'block' } as const;
  await using context = await browser.newContext({ viewport, ...how });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch, awaited);
  return await use(page);
}

function watch(awaited?: readonly [selector: string, text?: string]) {
  globalThis.seen = { shift: 0 };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') globalThis.seen.firstPaint = startTime;
  });
  observe(
    'largest-contentful-paint',
    ({ startTime }) => (globalThis.seen.largestPaint = startTime),
  );
  observe(
    'layout-shift',
    (entry) => (globalThis.seen.shift += (entry as { value?: number }).value ?? 0),
  );
  if (awaited === undefined) return;
  const [selector, text] = awaited;
  const isThere = (element: Element) =>
    (text === undefined || element.textContent === text) && element.checkVisibility();
  const look = new MutationObserver(() => {
    if (![...document.querySelectorAll(selector)].some(isThere)) return;
    globalThis.seen.awaited = performance.now();
    look.disconnect();
  });
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  look.observe(document, all);
}

/**
 * Sends data over one direction of the slow line: in order, after half a round trip, and no faster than the line
 * allows.
 */
function lineOf(bitsPerSecond: number) {
  const underway: { readonly due: number; readonly to: Socket; readonly part: Buffer }[] = [];
  let freeAt = 0;
  const deliver = () => {
    const arrived = underway.findIndex(({ due }) => due > performance.now());
    for (const { to, part } of underway.splice(0, arrived < 0 ? underway.length : arrived)) {
      if (!to.destroyed) to.write(part);
    }
    const [next] = underway;
    if (next) setTimeout(deliver, Math.max(0, next.due - performance.now()));
  };
  return (to: Socket, received: string | Buffer) => {
    // Sockets without an encoding receive bytes.
    const data = received as Buffer;
    if (underway.length === 0) setTimeout(deliver, line.roundTrip / 2);
    for (let start = 0; start < data.length; start += packet) {
      const part = data.subarray(start, start + packet);
      freeAt = Math.max(freeAt, performance.now()) + (part.length * 8000) / bitsPerSecond;
      underway.push({ due: freeAt + line.roundTrip / 2, to, part });
    }
  };
}

function slowLineTo(port: number, toPage: Carry, toSite: Carry): Server {
  return createServer((page) => {
    const site = connect(port, '127.0.0.1');
    page.on('error', () => site.destroy());
    site.on('error', () => page.destroy());
    // Opening a connection takes a round trip.
    const open = new Promise((resolve) => setTimeout(resolve, line.roundTrip));
    page.on('data', (data) => void open.then(() => toSite(site, data)));
    site.on('data', (data) => toPage(page, data));
    page.on('close', () => site.destroy());
    // The site's last data may still be on the slow line.
    void once(site, 'close').then(() => setTimeout(() => page.destroy(), 5000).unref());
  });
}

type Carry = ReturnType<typeof lineOf>;
