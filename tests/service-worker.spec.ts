import { renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { content, notFound, registerFaults, validator as words } from './content-words.ts';
import { mayPreload } from '../src/service-worker/register-service-worker.ts';
import {
  expectStyled,
  keptFiles,
  keptPage,
  keptReleases,
  phone,
  test,
  visit,
} from './kept-pages.ts';
import { nextRelease } from './next-release.ts';
import { aliases, anyCourse, courseAddress } from './site-routes.ts';
import { expect, isRegister } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

test('a page that was visited opens offline, with its styles and fonts', async ({
  page,
  ownSite,
}) => {
  const picture = page.getByRole('main').getByRole('img').first();
  const shownWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  for (const path of ['/about', '/internShips']) {
    await visit(page, path);
    await expect.poll(shownWidth).toBeGreaterThan(0);
  }
  await ownSite.goAway();
  for (const path of ['/about', '/internShips']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectStyled(page);
    await expect.poll(shownWidth).toBeGreaterThan(0);
  }
});

test('pages are loaded in advance only once it is there, since what was fetched before is lost then', async ({
  page,
}) => {
  const html = await (await page.request.get('/about')).text();
  expect(html).toContain(`.${mayPreload} a`);
  expect(html).not.toMatch(/<html[^>]*class/);
  await page.goto('/about');
  await expect(page.locator('html')).toHaveClass(mayPreload);
  expect(
    await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.active?.state,
    ),
  ).toMatch(/activat(ing|ed)/);
  await page.goto('/internShips');
  await expect(page.locator('html')).toHaveClass(mayPreload);
});

test('where it can’t be installed, pages are still loaded in advance', async ({
  page,
  ownSite,
  folder,
}) => {
  const next = await nextRelease(folder, { heading: 'Half a release' });
  ownSite.deployOnly(/^\/sw\.js$/, next);
  await page.goto('/about');
  await expect(page.locator('html')).toHaveClass(mayPreload, { timeout: 20_000 });
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  rmSync(dirname(next), { recursive: true });
});

test('the list of courses and the error page open offline before they were visited', async ({
  page,
  ownSite,
}) => {
  await visit(page, '/');
  await ownSite.goAway();
  await page.goto('/courses');
  const link = page.locator(`main a[href="${anyCourse}"]`);
  await expect(link.first()).toBeVisible();
  await expectStyled(page);
  const meant = content.courses.find(({ path }) => courseAddress(path) === anyCourse);
  await page.goto(`${anyCourse.toLowerCase()}s`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(
    page.getByRole('link', { name: meant?.title ?? '', exact: true }).first(),
    'the suggestion',
  ).toBeVisible();
  await expectStyled(page);
});

for (const path of ['/gallery', anyCourse, ...aliases.map(({ path }) => courseAddress(path))]) {
  test(`${path}, which was never opened, says offline that it can't be shown, and comes back`, async ({
    page,
    ownSite,
  }) => {
    const { offline } = notFound;
    await page.setViewportSize(phone);
    await visit(page, '/about');
    await ownSite.goAway();
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(offline.heading);
    await expect(page).toHaveTitle(offline.heading);
    await expect(page.getByRole('main')).not.toContainText('404');
    await ownSite.comeBack();
    await page.getByRole('main').getByRole('link', { name: offline.again }).click();
    await expect(heading).not.toHaveText(offline.heading);
    await expect(page).toHaveURL(path);
  });
}

test('offline, a picture that was not seen large before is shown as the page has it', async ({
  page,
  context,
  ownSite,
}) => {
  await visit(page, '/gallery');
  const first = page.locator('.gallery-picture').first();
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('img')).toHaveJSProperty('complete', true);
  await context.setOffline(true);
  await ownSite.goAway();
  await first.click();
  const shownWidth = () =>
    page
      .getByRole('dialog')
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(shownWidth).toBeGreaterThan(0);
});

test('offline the validator says that it can’t check, and never "invalid"', async ({
  page,
  context,
  ownSite,
}) => {
  const validator = new ValidatorPage(page);
  await visit(page, '/SearchById');
  await page.reload();
  await expect(validator.box).toBeVisible();
  await ownSite.goAway();
  await context.setOffline(true);
  await page.goto('/courses');
  await page.goto('/SearchById#id=ITA-2024-0001');
  await validator.expectFailure(registerFaults.offline.visitor);
  await expect(page.getByRole('main')).not.toContainText(words.invalid.message);
});

test('neither the register nor an ID is ever kept', async ({ page, ownSite }) => {
  const id = 'KEEP-ME-NOT-4711';
  await visit(page, `/SearchById#id=${id}`);
  await page.reload();
  await page.goto(`/SearchById?id=${id}#id=${id}`);
  await new ValidatorPage(page).search(id);
  await keptPage(page, '/SearchById');
  const kept = await keptFiles(page);
  expect(kept.some((address) => address.includes(id) || address.includes('#'))).toBe(false);
  expect(kept.filter((address) => isRegister(new URL(address)))).toEqual([]);
  expect(ownSite.asked.some((path) => path.startsWith('/register/'))).toBe(true);
});

test('the register is kept where the owner says so', async ({ page, ownSite, folder }) => {
  const next = await nextRelease(folder, { keepOffline: true });
  ownSite.deploy(next);
  const validator = new ValidatorPage(page);
  await visit(page, '/SearchById');
  await page.reload();
  await expect(validator.box).toBeVisible();
  await expect
    .poll(async () => (await keptFiles(page)).some((address) => isRegister(new URL(address))))
    .toBe(true);
  await ownSite.goAway();
  await page.goto('/courses');
  await page.goto('/SearchById');
  await validator.search('NO-SUCH-ID');
  await expect(validator.result).toContainText(words.invalid.message);
  rmSync(dirname(next), { recursive: true });
});

test('a page that the browser fetches in advance while nobody answers is fetched again when it is opened', async ({
  page,
  ownSite,
}) => {
  const path = anyCourse;
  await page.setViewportSize(phone);
  await visit(page, '/courses');
  await page.reload();
  const prefetch = await watchPrefetch(page, path);
  const [, title = ''] = /<title>([^<]+)/.exec(await (await page.request.get(path)).text()) ?? [];
  await ownSite.goAway();
  const link = page.getByRole('main').locator(`a[href="${path}"]`).first();
  await link.hover();
  await expect.poll(prefetch).toMatch(/Failure|Ready|Success/);
  await ownSite.comeBack();
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
});

test('an address that leads to another is not kept', async ({ page, ownSite, folder }) => {
  const next = await nextRelease(folder, {});
  renameSync(join(next, 'about.html'), join(next, 'About.html'));
  await page.setViewportSize(phone);
  await visit(page, '/about');
  const former = await keptReleases(page);
  ownSite.deploy(next);
  await page.goto('/internShips');
  await expect.poll(() => keptReleases(page), { timeout: 20_000 }).not.toEqual(former);
  await expect.poll(() => keptReleases(page), { timeout: 20_000 }).toHaveLength(1);
  await ownSite.goAway();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.offline.heading);
  rmSync(dirname(next), { recursive: true });
});

test('a register that is opened as a page is not kept either', async ({
  page,
  requests,
  ownSite,
}) => {
  await visit(page, '/SearchById');
  await page.reload();
  await expect(new ValidatorPage(page).box).toBeVisible();
  const asked = () => requests.find(({ url }) => isRegister(url))?.url.pathname ?? '';
  await expect.poll(asked).not.toBe('');
  const download = page.waitForEvent('download');
  await page.evaluate((address) => location.assign(address), asked());
  await (await download).delete();
  await visit(page, '/gallery');
  expect(await keptFiles(page)).not.toContain(ownSite.address + asked());
});

test('where the answer takes too long, the kept page is shown', async ({ page, ownSite }) => {
  await visit(page, '/about');
  await page.goto('/internShips');
  await keptPage(page, '/internShips');
  ownSite.hold(/^\/internShips$/);
  await page.goto('/internShips');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectStyled(page);
});

/** How far the browser has come with fetching this page in advance. */
async function watchPrefetch(page: Page, path: string): Promise<() => string> {
  let last = '';
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (new URL(prefetchUrl).pathname === path) last = status;
  });
  await session.send('Preload.enable');
  return () => last;
}
