import { about, home } from './content-words.ts';
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
  const ids = await sections.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...anchors, 'questions']);
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

test('on a phone a list at the top leads to every section and to the questions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/about');
  const links = page
    .getByRole('navigation', { name: about.sectionList, exact: true })
    .getByRole('link');
  await expect(links).toHaveText([
    ...anchors.map((anchor) => about.sections[anchor].label),
    about.questions.label,
  ]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await links.last().click();
  await expect(page.getByRole('heading', { name: about.questions.heading })).toBeInViewport();
  await page.setViewportSize({ width: 1024, height: 780 });
  await expect(links.first()).toBeHidden();
});

test('a phone folds the history and the partnerships away and opens them on a tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/about');
  const folded = [
    [about.sections.history.fold, about.sections.history.entries[0]?.content],
    [about.sections.partnerships.fold, about.sections.partnerships.cards?.[0]?.text],
  ] as const;
  for (const [label = '', text = ''] of folded) {
    await expect(page.getByText(text, { exact: true })).toBeHidden();
    await page.getByText(label, { exact: true }).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
});

test('each question that students ask opens its answer, and paper shows them all', async ({
  page,
}) => {
  await page.goto('/about');
  const { items } = about.questions;
  const answers = items.flatMap(({ answer }) => answer);
  for (const answer of answers) {
    await expect(page.getByText(answer, { exact: true })).toBeHidden();
  }
  for (const { question, answer } of items) {
    await page.getByText(question, { exact: true }).click();
    for (const part of answer) await expect(page.getByText(part, { exact: true })).toBeVisible();
  }
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  for (const answer of answers) {
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  }
});

test('the services are told once on the site: the growth section leads to them', async ({
  page,
}) => {
  await page.goto('/about');
  const { link } = about.sections['growth-expansion'];
  await page
    .locator('#growth-expansion')
    .getByRole('link', { name: link?.text ?? '' })
    .click();
  await expect(page.getByRole('heading', { name: home.services.heading })).toBeInViewport();
});

test('the sun marks main headings only, none of the eleven sections', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('main section[id] .section-heading')).toHaveText([
    about.questions.heading,
  ]);
});
