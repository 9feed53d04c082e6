import { socialNetwork } from '../src/ui/social-networks.tsx';
import { academy, site } from './content-words.ts';
import { aliases, courseAddress, menu, placeRoutes } from './site-routes.ts';
import { expect, test } from './site-test.ts';
import { expectWholePage } from './whole-page.ts';

// The courses' pages are opened in every-syllabus.spec.ts.

for (const addresses of [placeRoutes.slice(0, 4), placeRoutes.slice(4)]) {
  test(`each of ${addresses.join(', ')} answers, has its parts and never scrolls sideways`, async ({
    page,
    requests,
  }) => {
    for (const address of addresses) await expectWholePage(page, address, requests);
  });
}

test('an alias shows the same course', async ({ request }) => {
  for (const alias of aliases) {
    const [own, second] = await Promise.all(
      [alias.of, alias.path].map((path) => request.get(courseAddress(path))),
    );
    expect(second?.status()).toBe(200);
    // And so the same canonical address, which found.spec.ts compares with the course's own.
    expect((await second?.text()) === (await own?.text()), 'it is the same page').toBe(true);
  }
});

test('an address with a slash at its end leads to the page', async ({ request }) => {
  const response = await request.get('/about/', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/about');
});

// It is the same on every page: see built-pages.spec.ts.
test('the footer leads to all pages, to some courses and to the academy', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(academy.footer.about);
  await expect(footer).toContainText(String(academy.footer.copyrightYear));
  await expect(footer).toContainText(academy.address.street);
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText(
    academy.email ? [academy.email] : [],
  );
  await expect(footer.locator('a[href^="tel:"]')).toHaveText([...(academy.phones ?? [])]);
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
});
