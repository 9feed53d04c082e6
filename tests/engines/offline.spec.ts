import { sitePage } from '../../src/content/site-pages.ts';
import { content, notFound, registerFaults } from '../support/content-words.ts';
import { isStyled } from '../support/kept-pages.ts';
import { anyCourse } from '../support/site-routes.ts';
import { expect, test } from './engine-test.ts';
import { box, expectFault } from './validator-window.ts';
import { link, type Target, type Visitor } from './visitor.ts';

const heading: Target = { css: 'h1' };
const { offline } = notFound;

// Browsers write these messages about a server that no longer answers.
test.use({
  expectedMessages: [
    /ERR_|NetworkError|Failed to load|could not connect|Cannot load|service ?worker|FetchEvent/i,
  ],
});

test('offline, visited pages open with their styles and pictures', async ({ visitor, site }) => {
  await visitor.resize(390, 800);
  for (const path of ['/about', '/internShips']) {
    await visit(visitor, path);
    await expect.poll(() => visitor.evaluate(pictureWidth)).toBeGreaterThan(0);
  }
  await visit(visitor, '/SearchById');
  // A script renders the box, so the box shows that the page's scripts have arrived.
  await expect.poll(() => visitor.texts(box), { timeout: 20_000 }).toHaveLength(1);
  await site.goAway();
  for (const path of ['/internShips', '/about']) {
    await visitor.open(path);
    expect(await visitor.evaluate(() => document.title)).toBe(sitePage(path, content).title);
    await expect.poll(() => visitor.evaluate(pictureWidth)).toBeGreaterThan(0);
    expect(await visitor.evaluate(isStyled)).toBe(true);
  }
  await visitor.open('/SearchById#id=ITA-2024-0001');
  await expectFault(visitor, registerFaults.interrupted.visitor);
});

test('offline, an unvisited page says so and can be tried again', async ({ visitor, site }) => {
  await visit(visitor, '/about');
  await site.goAway();
  await visitor.open(anyCourse);
  await visitor.expectTexts(heading, [offline.heading]);
  expect((await visitor.texts({ css: 'main' })).join()).not.toContain('404');
  await site.comeBack();
  await visitor.click({ ...link(offline.again), within: { css: 'main' } });
  await expect.poll(async () => (await visitor.texts(heading))[0]).not.toBe(offline.heading);
  await visitor.expectPath(anyCourse);
});

function pictureWidth(): number {
  return document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0;
}

/** Opens a page and waits until the service worker is active and has kept the page. */
async function visit(visitor: Visitor, path: string) {
  await visitor.open(path);
  // The service worker keeps some pages before it is active.
  await visitor.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const isKept = () =>
    visitor.evaluate(async () => {
      const kept = await caches.match(location.href, { ignoreVary: true });
      return kept !== undefined;
    });
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}
