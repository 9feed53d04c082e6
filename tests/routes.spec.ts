import type { Page } from '@playwright/test';
import { academy, site } from './content-words.ts';
import { alias, courseAddress, menu, routes } from './site-routes.ts';
import { socialNetwork } from '../src/ui/social-networks.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { expect, test } from './site-test.ts';

const widths = [320, 390, 768, 1024, 1280, 1920];

for (const route of routes) {
  test(`${route} answers, has one heading of the first rank and never scrolls sideways`, async ({
    page,
    requests,
  }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expectFooter(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(sidewaysScroll), `sideways scroll at ${width} px`).toEqual([]);
    }
    // Home's carousel and the validator have tests of their own.
    if (route !== '/' && route !== '/SearchById') {
      const scripts = requests.filter(({ type }) => type === 'script').map(({ url }) => url.href);
      expect(scripts, 'scripts that a static page requests').toEqual([]);
    }
  });
}

test('every page has a title and a description of its own', async ({ request }) => {
  const pages = await Promise.all(
    routes
      .filter((route) => route !== courseAddress(alias.path))
      .map(async (route) => {
        const html = await (await request.get(route)).text();
        return {
          route,
          title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
          description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
        };
      }),
  );
  for (const key of ['title', 'description'] as const) {
    expect(
      pages.filter((page) => page[key] === undefined),
      `pages without a ${key}`,
    ).toEqual([]);
    const repeated = pages.filter((page) =>
      pages.some((other) => other.route !== page.route && other[key] === page[key]),
    );
    expect(repeated, `pages that share a ${key}`).toEqual([]);
  }
});

test('the alias shows the same course and names the course’s own address as canonical', async ({
  page,
}) => {
  await page.goto(courseAddress(alias.path));
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', academy.siteUrl + courseAddress(alias.of));
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(courseAddress(alias.of));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(canonical).toHaveAttribute('href', academy.siteUrl + courseAddress(alias.of));
});

test('an address with a slash at its end leads to the page', async ({ request }) => {
  const response = await request.get('/about/', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/about');
});

test('the first stop of the Tab key leads past the menu to the page’s content', async ({
  page,
}) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: site.navigation.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

async function expectFooter(page: Page) {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(academy.footer.about);
  await expect(footer).toContainText(String(academy.footer.copyrightYear));
  await expect(footer).toContainText(academy.address.street);
  await expect(footer.locator(`a[href="mailto:${academy.email}"]`)).toHaveCount(1);
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(academy.phones.length);
  const addressesOf = (name: string) =>
    footer
      .getByRole('navigation', { name, exact: true })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await addressesOf(site.footer.pages)).toEqual(menu.map(([, path]) => path));
  const { heading, paths } = site.footer.courses;
  expect(await addressesOf(heading)).toEqual(paths.map(courseAddress));
  const { certificate } = site.footer;
  const check = footer.getByRole('link', { name: certificate.text });
  await expect(check).toHaveAttribute('href', certificate.to);
  const map = footer.getByRole('link', { name: academy.visit.map });
  const { searchParams } = new URL((await map.getAttribute('href')) ?? '');
  expect(searchParams.get('query')).toContain(academy.address.street);
  for (const { network, url } of academy.social ?? []) {
    const { name } = socialNetwork(network);
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url);
  }
}
