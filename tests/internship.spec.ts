import type { Page } from '@playwright/test';
import { socialNetwork } from '../src/ui/social-networks.tsx';
import { academy, internship, wordsOf } from './content-words.ts';
import { expect, test } from './site-test.ts';

const { about, overview, eligibility, details, careCenter, careerCourses, contact } = internship;

test('the nine sections are in their order, and each shows all that its content lists', async ({
  page,
}) => {
  await page.goto('/internShips');
  // The first is the site's header, the second the hero with the heading of the first rank.
  await expect(page.getByRole('banner')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(internship.hero.headline);
  const sections = [about, overview, eligibility, details, careCenter, careerCourses, contact];
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    sections.map(({ heading }) => heading),
  );
  const shown = await main.innerText();
  for (const words of wordsOf(sections)) expect(shown).toContain(words);
  const phones = section(page, careCenter.heading).locator('a[href^="tel:+"]');
  await expect(phones).toHaveText([...(academy.phones ?? [])]);
});

test('an icon that has no address yet leads nowhere', async ({ page }) => {
  await page.goto('/internShips');
  const icons = contact.icons ?? [];
  const without = icons.filter(({ url }) => url === undefined);
  const names = without.map(({ network }) => socialNetwork(network).name);
  const links = section(page, contact.heading).locator('a:not([href])');
  await expect(links).toHaveText(names);
  await expect(links.locator('svg')).toHaveCount(without.length);
});

function section(page: Page, heading: string) {
  const named = page.getByRole('heading', { level: 2, name: heading, exact: true });
  return page.locator('section').filter({ has: named });
}
