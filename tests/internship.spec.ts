import { socialNetwork } from '../src/ui/social-networks.tsx';
import { academy, internship } from './content-words.ts';
import { expect, test } from './site-test.ts';

const sections = [
  internship.about,
  internship.overview,
  internship.eligibility,
  internship.details,
  internship.careCenter,
  internship.careerCourses,
  internship.contact,
].map(({ heading }) => heading);

test('the nine sections are in their order', async ({ page }) => {
  await page.goto('/internShips');
  // The first is the site's header, the second the hero with the heading of the first rank.
  await expect(page.getByRole('banner')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(internship.hero.headline);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(sections);
});

test('each section shows all that its content lists', async ({ page }) => {
  await page.goto('/internShips');
  const section = (heading: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });
  const titlesIn = (heading: string, level: number) =>
    section(heading).getByRole('listitem').getByRole('heading', { level });
  const { overview, eligibility, details, careCenter, careerCourses, contact } = internship;

  await expect(titlesIn(overview.heading, 3)).toHaveText(overview.points.map(({ title }) => title));
  await expect(section(careCenter.heading).getByRole('img')).toHaveAccessibleName(/./);
  await expect(titlesIn(eligibility.heading, 3)).toHaveText(
    eligibility.cards.map(({ title }) => title),
  );
  await expect(titlesIn(details.heading, 4)).toHaveText(
    details.durations.map(({ title }) => title),
  );
  for (const text of [details.mode, details.location]) {
    await expect(section(details.heading)).toContainText(text);
  }
  const numbers = academy.phones ?? [];
  const phones = section(careCenter.heading).locator('a[href^="tel:"]');
  await expect(phones).toHaveText([...numbers]);
  for (const phone of await phones.all())
    await expect(phone).toHaveAttribute('href', /^tel:\+\d+$/);

  await expect(titlesIn(careerCourses.heading, 3)).toHaveText(
    careerCourses.cards.map(({ title }) => title),
  );
  const links = section(careerCourses.heading).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(careerCourses.cards.map(({ to }) => to));

  const icons = section(contact.heading).getByRole('list').last().locator('a');
  await expect(icons).toHaveText(iconNames(contact.icons ?? []));
});

test('an icon that has no address yet leads nowhere', async ({ page }) => {
  await page.goto('/internShips');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: internship.contact.heading, exact: true }) });
  const without = (internship.contact.icons ?? []).filter(({ url }) => url === undefined);
  await expect(section.locator('a:not([href])')).toHaveText(iconNames(without));
  await expect(section.locator('a:not([href]) svg')).toHaveCount(without.length);
});

test('the career courses lead to places that exist', async ({ page }) => {
  await page.goto('/internShips');
  for (const { to } of internship.careerCourses.cards) {
    await page.locator(`main a[href="${to}"]`).click();
    await expect(page).toHaveURL(to);
    const { hash } = new URL(page.url());
    await expect(page.locator(hash === '' ? 'main' : hash)).toBeInViewport();
    await page.goBack();
  }
});

function iconNames(icons: readonly { readonly network: string }[]): string[] {
  return icons.map(({ network }) => socialNetwork(network).name);
}
