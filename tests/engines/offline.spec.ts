import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { listenOnFreePort } from '../listen-on-free-port.ts';
import { sitePage } from '../../src/content/site-pages.ts';
import { content, notFound, registerFaults } from '../content-words.ts';
import { knownSite } from '../known-site.ts';
import { nextRelease } from '../next-release.ts';
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

test(
  'where the register is kept, the desk is still left alone: nothing of it is kept, and it reaches GitHub',
  { tag: '@chromium-too' },
  async ({ visitor, site }) => {
    const next = await nextRelease(await knownSite(), { keepOffline: true });
    site.deploy(next);
    // As the build publishes it, a page with a policy of its own.
    site.answerOnly(
      ({ pathname }) => /^\/desk(\/|$)/.test(pathname),
      (_, response) => response.setHeader('Content-Type', 'text/html').end('<title>Desk</title>'),
    );
    const gitHub = createServer((_, response) =>
      response.setHeader('Access-Control-Allow-Origin', '*').end('the owner'),
    );
    const gitHubAddress = `http://localhost:${await listenOnFreePort(gitHub, 'localhost')}/user`;
    await visit(visitor, '/about');
    await visitor.open('/desk');
    await visitor.open('/desk/words');
    const isControlled = () => navigator.serviceWorker.controller !== null;
    expect(await visitor.evaluate(isControlled), 'the worker is asked').toBe(true);
    const answers = await visitor.evaluate(async (address) => {
      await fetch('/desk/state.json');
      return fetch(address).then((answer) => answer.text(), String);
    }, gitHubAddress);
    expect(answers).toBe('the owner');
    await visit(visitor, '/internShips');
    const kept = await visitor.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(caching)).flat().map(({ url }) => url);
    });
    const isOfTheSite = (url: string) =>
      url.startsWith(`${site.address}/`) && !url.startsWith(`${site.address}/desk`);
    expect(kept.filter((url) => !isOfTheSite(url))).toEqual([]);
    gitHub.close();
    rmSync(dirname(next), { recursive: true });
  },
);

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
