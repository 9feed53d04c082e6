import { sitePage } from '../../src/content/site-pages.ts';
import { content, notFound, registerFaults } from '../content-words.ts';
import { anyCourse } from '../site-routes.ts';
import { expect, test } from './engine-test.ts';
import { box, expectFault } from './validator-window.ts';
import { link, type Target, type Visitor } from './visitor.ts';

const heading: Target = { css: 'h1' };
const { offline } = notFound;

// What each browser says of a server that has gone away.
test.use({
  expectedMessages: [
    /ERR_|NetworkError|Failed to load|could not connect|Cannot load|service ?worker|FetchEvent/i,
  ],
});

test('a page that was visited opens offline, with its styles', async ({ visitor, site }) => {
  await visit(visitor, '/about');
  await visit(visitor, '/internShips');
  await site.goAway();
  for (const path of ['/internShips', '/about']) {
    await visitor.open(path);
    const { title } = sitePage(path, content);
    expect(await visitor.evaluate(() => document.title)).toBe(title);
    const ground = () => getComputedStyle(document.body).backgroundColor;
    expect(await visitor.evaluate(ground)).not.toBe('rgba(0, 0, 0, 0)');
  }
});

test('a page that was not visited says that the visitor is offline, and comes back', async ({
  visitor,
  site,
}) => {
  await visitor.resize(390, 800);
  await visit(visitor, '/about');
  await site.goAway();
  const path = anyCourse;
  await visitor.open(path);
  await visitor.expectTexts(heading, [offline.heading]);
  await site.comeBack();
  await visitor.click({ ...link(offline.again), within: { css: 'main' } });
  await expect.poll(async () => (await visitor.texts(heading))[0]).not.toBe(offline.heading);
  await visitor.expectPath(path);
});

test('offline the validator says that it can’t check, and never "invalid"', async ({
  visitor,
  site,
}) => {
  await visit(visitor, '/SearchById');
  // Its scripts have come, too.
  await expect.poll(() => visitor.texts(box), { timeout: 20_000 }).toHaveLength(1);
  await site.goAway();
  await visitor.open('/courses');
  await visitor.open('/SearchById#id=ITA-2024-0001');
  await expectFault(visitor, registerFaults.interrupted.visitor);
});

/** Opens a page and waits until the service worker has kept it. */
async function visit(visitor: Visitor, path: string) {
  await visitor.open(path);
  const isKept = () =>
    visitor.evaluate(async () => {
      const kept = await caches.match(location.href, { ignoreVary: true });
      return kept !== undefined;
    });
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}
