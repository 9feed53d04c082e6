import { about } from './content-words.ts';
import { expect, test } from './site-test.ts';

/** The anchors of the eleven sections, as the product's specification lists them. */
const anchors = [
  'company-overview',
  'our-vision',
  'our-mission',
  'customized-training',
  'who-we-are',
  'history',
  'growth-expansion',
  'partnerships',
  'innovation',
  'commitment',
  'looking-ahead',
] as const;

test('the eleven sections are in their order, each with its anchor and heading', async ({
  page,
}) => {
  await page.goto('/about');
  const sections = page.getByRole('main').locator('section[id]');
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(anchors);
  for (const anchor of anchors) {
    const heading = page.locator(`#${anchor}`).getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(about.sections[anchor].heading);
  }
});

test('the anchor bar is there from 1024 px and leads to each section in order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/about');
  const bar = page.getByRole('navigation', { name: about.anchorBarLabel });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  const links = bar.getByRole('link');
  await expect(links).toHaveText(anchors.map((anchor) => about.sections[anchor].label));
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(anchors.map((anchor) => `#${anchor}`));

  await links.nth(7).click();
  const heading = page.locator('#partnerships').getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const top = await heading.boundingBox();
  expect(top?.y ?? 0, 'the heading is not under the header').toBeGreaterThanOrEqual(
    header?.height ?? 0,
  );
});

test('the anchor bar marks the section in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const bar = page.getByRole('navigation', { name: about.anchorBarLabel });
  for (const anchor of ['company-overview', 'history', 'commitment'] as const) {
    const { label } = about.sections[anchor];
    await bar.getByRole('link', { name: label, exact: true }).click();
    await page.mouse.move(640, 10);
    const marked = bar.locator('a:target-current');
    await expect(marked).toHaveText(label);
    await expect(marked).not.toHaveCSS('border-left-color', 'rgba(0, 0, 0, 0)');
  }
});

test('the history has its entries, partnerships their kinds, and students speak', async ({
  page,
}) => {
  await page.goto('/about');
  const history = page.locator('#history');
  await expect(history.getByRole('listitem').getByRole('heading')).toHaveText(
    about.sections.history.entries.map(({ year }) => year),
  );
  const kinds = about.sections.partnerships.cards ?? [];
  for (const { title, text } of kinds) {
    await expect(page.locator('#partnerships').getByText(title, { exact: true })).toBeVisible();
    await expect(page.locator('#partnerships').getByText(text)).toBeVisible();
  }
  const testimonials = page.getByRole('main').locator('figure');
  const said = about.testimonials.items ?? [];
  await expect(testimonials).toHaveCount(said.length);
  for (const [index, { quote, author, role }] of said.entries()) {
    for (const text of [quote, author, role]) {
      await expect(testimonials.nth(index)).toContainText(text);
    }
  }
});
