import type { Page } from '@playwright/test';
import { staticSite } from '../../scripts/static-site.ts';
import { catalogue, notFound, validator as words } from '../support/content-words.ts';
import { isStyled, keptFiles, keptPage, test, visit } from '../support/kept-pages.ts';
import { anyCourse, courseAddress, coursePaths } from '../support/site-routes.ts';
import { isRegister } from '../support/site-test.ts';
import { expect, threeRows } from '../validator/validator-test.ts';

test('offline, the large view shows the small version of a picture', async ({
  page,
  context,
  site,
}) => {
  await visit(page, '/gallery');
  const first = page.locator('.gallery-picture').first();
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('img')).toHaveJSProperty('complete', true);
  await context.setOffline(true);
  await site.goAway();
  await first.click();
  const shown = page.getByRole('dialog').locator('img');
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
});

test('offline, pages without an island, the courses and the error page open', async ({
  page,
  context,
  site,
}) => {
  const first = coursePaths.map(courseAddress).find((address) => address !== anyCourse) ?? '/about';
  await visit(page, first);
  await context.setOffline(true);
  await site.goAway();
  for (const path of [first, '/', '/about', '/internShips', '/gallery', '/privacy', '/courses']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(notFound.offline.heading);
    expect(await page.evaluate(isStyled), path).toBe(true);
  }
  await expect(page.locator(`main a[href="${anyCourse}"]`).first()).toBeVisible();
  await page.goto('/corses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await page.goto(anyCourse);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.offline.heading);
  await expect(
    page
      .getByRole('main')
      .locator('a[href^="tel:"], a[href^="https://wa.me/"], a[href^="mailto:"]'),
  ).toHaveCount(1);
  expect(await page.evaluate(isStyled)).toBe(true);
});

test('offline, the courses can be searched by name before Courses was ever opened', async ({
  page,
  context,
  site,
}) => {
  const name = catalogue.groups[0]?.courses[0]?.tile ?? '';
  await visit(page, '/');
  await context.setOffline(true);
  await site.goAway();
  await page.goto('/courses');
  await page.getByRole('searchbox').fill(name);
  const found = page.locator('.found-courses').getByRole('link', { name, exact: true });
  await expect(found).toBeVisible();
});

test('the worker caches neither register nor IDs', async ({ page, validator, requests, site }) => {
  const id = 'KEEP-ME-NOT-4711';
  await visit(page, `/SearchById#id=${id}`);
  await page.reload();
  await page.goto(`/SearchById?id=${id}#id=${id}`);
  await validator.search(id);
  await keptPage(page, '/SearchById');
  const register = requests.find(({ url }) => isRegister(url))?.url.href ?? '';
  const download = page.waitForEvent('download');
  await page.evaluate((address) => location.assign(address), register);
  await (await download).delete();
  await visit(page, '/gallery');
  const kept = await keptFiles(page);
  expect(kept.some((address) => address.includes(id) || address.includes('#'))).toBe(false);
  expect(await keepsRegister(page)).toBe(false);
  expect(site.asked.some((path) => path.startsWith('/register/'))).toBe(true);
});

test('the service worker caches nothing of the desk', async ({ page, site }) => {
  // A simple page stands in for the desk.
  site.answerOnly(
    ({ pathname }) => /^\/desk(\/|$)/.test(pathname),
    (_, response) => response.setHeader('Content-Type', 'text/html').end('<title>Desk</title>'),
  );
  await visit(page, '/about');
  await page.goto('/desk/words');
  const isControlled = () => navigator.serviceWorker.controller !== null;
  expect(await page.evaluate(isControlled), 'the service worker controls the page').toBe(true);
  await page.evaluate(() => fetch('/desk/state.json').then((response) => response.text()));
  await visit(page, '/internShips');
  expect((await keptFiles(page)).filter((url) => url.includes('/desk'))).toEqual([]);
});

test('offline, the validator answers from the register that was loaded last', async ({
  page,
  validator,
  site,
  nextRelease,
}) => {
  site.deploy(await nextRelease(true));
  await visit(page, '/SearchById');
  await page.reload();
  await expect(validator.box).toBeVisible();
  await expect.poll(() => keepsRegister(page)).toBe(true);

  site.answerOnly(isRegister, (_, response) => response.end(threeRows));
  await page.goto('/SearchById');
  await validator.search('ID-0001');
  await expect(validator.result).toContainText('Asha');
  await expect.poll(() => keptRegisterSize(page)).toBe(threeRows.length);

  await site.goAway();
  await page.goto('/SearchById');
  await validator.search('ID-0002');
  await expect(validator.result).toContainText('Ravi');
  await validator.search('NO-SUCH-ID');
  await expect(validator.result).toContainText(words.invalid.message);
});

test('if the server takes too long, the cached page is shown', async ({ page, site }) => {
  await visit(page, '/about');
  await page.goto('/internShips');
  await keptPage(page, '/internShips');
  site.hold(/^\/internShips$/);
  await page.goto('/internShips');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(isStyled)).toBe(true);
});

test('a new release replaces all cached files except the register', async ({
  page,
  site,
  nextRelease,
}) => {
  const first = await nextRelease(true);
  const next = await nextRelease(true);
  site.deploy(first);
  const h1 = page.getByRole('heading', { level: 1 });
  await visit(page, '/SearchById');
  await page.reload();
  await expect.poll(() => keepsRegister(page)).toBe(true);
  const former = await keptReleases(page);
  expect(former).toHaveLength(1);

  site.deploy(next);
  await page.goto('/internShips');
  await expect(h1, 'online, the newest page is shown').toHaveText('Release 2');
  expect(await page.evaluate(isStyled)).toBe(true);
  await expect.poll(() => keptReleases(page), { timeout: 20_000 }).not.toEqual(former);
  await expect.poll(() => keptReleases(page), { timeout: 20_000 }).toHaveLength(1);
  expect(await keepsRegister(page)).toBe(true);

  await site.goAway();
  // The visitor opened the validator in the former release, and never opened About.
  for (const path of ['/SearchById', '/about']) {
    await page.goto(path);
    await expect(h1).toHaveText('Release 2');
    expect(await page.evaluate(isStyled)).toBe(true);
  }
});

test('a new service worker is not installed while the server still sends old pages', async ({
  page,
  site,
  nextRelease,
}) => {
  const next = await nextRelease();
  // On a wide screen, the browser would fetch the pages of the navigation bar in advance.
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/about');
  const former = await keptReleases(page);
  // The service worker's script is new, but the pages are old. A host with two machines can serve such a mixture.
  site.answerOnly(({ pathname }) => pathname === '/sw.js', staticSite(next));
  await page.goto('/about');
  await expect.poll(() => site.asked.filter((path) => path === '/sw.js').length).toBe(2);
  await expect
    .poll(() => site.asked.filter((path) => path === '/courses').length)
    .toBeGreaterThan(1);
  const installing = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).installing !== null);
  await expect.poll(installing).toBe(false);
  expect(await keptReleases(page)).toEqual(former);
});

test.describe('a host that sends wrong files for a moment', () => {
  test.use({ expectedMessages: [/Failed to load module script|Unexpected end of input/] });

  for (const [wrong, type] of [
    ['a page', 'text/html'],
    ['half a script', 'text/javascript'],
  ] as const) {
    test(`if the host sends ${wrong} in place of the script, the wrong file is not cached`, async ({
      page,
      list,
      site,
    }) => {
      await visit(page, '/SearchById');
      await page.reload();
      await expect(list.validator.box).toBeVisible();
      const before = new Set(site.asked);
      let isWrong = true;
      // Matches the script that loads when a visitor chooses "A list".
      const isNewScript = ({ pathname }: URL) => pathname.endsWith('.js') && !before.has(pathname);
      site.answerOnly(
        (address) => isWrong && isNewScript(address),
        (_, response) => {
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
          response.setHeader('Content-Type', type).end('export const half = (');
        },
      );
      await list.press('list');
      await expect
        .poll(() => site.asked.some((path) => isNewScript(new URL(path, page.url()))))
        .toBe(true);
      await expect(list.box).toBeHidden();
      isWrong = false;
      await expect(async () => {
        await page.reload();
        await list.press('list');
        await expect(list.box).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 20_000 });
    });
  }
});

test('a release can remove the service worker', async ({ page, site, nextRelease }) => {
  const next = await nextRelease('off');
  await visit(page, '/about');
  site.deploy(next);
  const h1 = page.getByRole('heading', { level: 1 });
  await page.goto('/internShips');
  await expect(h1).toHaveText('Release 1');
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  await page.goto('/gallery');
  await expect(h1).toHaveText('Release 1');
  expect(await page.evaluate(isStyled)).toBe(true);
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
});

test('visits set no cookie and store only pages', async ({ page, context, validator }) => {
  for (const path of ['/', '/courses', '/gallery', '/SearchById']) await page.goto(path);
  await validator.expectInvalid('no such ID');
  expect(await context.cookies()).toEqual([]);
  const stored = () => sessionStorage.length + localStorage.length;
  expect(await page.evaluate(stored)).toBe(0);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

async function keepsRegister(page: Page) {
  return (await keptFiles(page)).some((address) => isRegister(new URL(address)));
}

/** In bytes; undefined as long as the register is being replaced. */
async function keptRegisterSize(page: Page): Promise<number | undefined> {
  const address = (await keptFiles(page)).find((url) => isRegister(new URL(url))) ?? '';
  return page.evaluate(async (url) => (await (await caches.match(url))?.blob())?.size, address);
}

async function keptReleases(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  return [...new Set(names.flatMap((name) => /-([\da-f]{12})$/.exec(name)?.[1] ?? []))];
}
