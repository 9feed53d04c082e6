import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { listenOnFreePort } from '../listen-on-free-port.ts';
import { sitePage } from '../../src/content/site-pages.ts';
import { content, notFound, registerFaults } from '../content-words.ts';
import { nextRelease } from '../next-release.ts';
import { knownSite } from '../site-copies.ts';
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

test(
  'a page that was visited opens offline, with its styles, fonts and first picture',
  { tag: '@chromium-too' },
  async ({ visitor, site }) => {
    for (const path of ['/about', '/internShips']) {
      await visit(visitor, path);
      await expect.poll(() => visitor.evaluate(pictureWidth)).toBeGreaterThan(0);
    }
    await site.goAway();
    for (const path of ['/internShips', '/about']) {
      await visitor.open(path);
      expect(await visitor.evaluate(() => document.title)).toBe(sitePage(path, content).title);
      await expect.poll(() => visitor.evaluate(pictureWidth)).toBeGreaterThan(0);
      const styles = await visitor.evaluate(async () => {
        await document.fonts.ready;
        const { backgroundColor, fontFamily } = getComputedStyle(document.body);
        const [font = ''] = fontFamily.split(',');
        return { backgroundColor, hasFont: document.fonts.check(`16px ${font}`) };
      });
      expect(styles).toEqual({ backgroundColor: expect.stringMatching(/^rgb\(/), hasFont: true });
    }
  },
);

test(
  'a page that was not visited says that the visitor is offline, and comes back',
  { tag: '@chromium-too' },
  async ({ visitor, site }) => {
    await visitor.resize(390, 800);
    await visit(visitor, '/about');
    await site.goAway();
    await visitor.open(anyCourse);
    await visitor.expectTexts(heading, [offline.heading]);
    expect((await visitor.texts({ css: 'main' })).join()).not.toContain('404');
    await site.comeBack();
    await visitor.click({ ...link(offline.again), within: { css: 'main' } });
    await expect.poll(async () => (await visitor.texts(heading))[0]).not.toBe(offline.heading);
    await visitor.expectPath(anyCourse);
  },
);

test(
  'offline the validator says that it can’t check, and never "invalid"',
  { tag: '@chromium-too' },
  async ({ visitor, site }) => {
    await visit(visitor, '/SearchById');
    // Its scripts have come, too.
    await expect.poll(() => visitor.texts(box), { timeout: 20_000 }).toHaveLength(1);
    await site.goAway();
    await visitor.open('/courses');
    await visitor.open('/SearchById#id=ITA-2024-0001');
    await expectFault(visitor, registerFaults.interrupted.visitor);
  },
);

test(
  'where the register is kept, the desk is still left alone: nothing of it is kept, and it reaches GitHub',
  { tag: '@chromium-too' },
  async ({ visitor, site }) => {
    const next = await nextRelease(knownSite(), { keepOffline: true });
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

function pictureWidth(): number {
  return document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0;
}

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
