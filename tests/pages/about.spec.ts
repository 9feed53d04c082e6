import { anchorOf } from '../../src/content/assemble-content.ts';
import { about, contact, site } from '../support/content-words.ts';
import { boxOf, expect, test } from '../support/site-test.ts';

const sections = Object.values(about.sections).flatMap((section) => section ?? []);
const labels = sections.map(({ label }) => label);

test('at 1024 px, About has a bar of links that marks the section in view', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/about');
  const bar = page.getByRole('navigation', { name: about.anchorBarLabel });
  await expect(bar).toBeHidden();
  const hero = await boxOf(page.getByRole('main').locator('section').first());
  expect((await boxOf(page.locator('main section[id]').first())).y).toBe(hero.bottom);

  await page.setViewportSize({ width: 1024, height: 800 });
  const links = bar.getByRole('link');
  await expect(links).toHaveText(labels);
  const { history, commitment } = about.sections;
  const some = [sections[0], history, commitment].filter((section) => section !== undefined);
  for (const { heading, label } of some) {
    await bar.getByRole('link', { name: label, exact: true }).click();
    await page.mouse.move(640, 10);
    await expect(bar.locator('a:target-current')).toHaveText(label);
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeInViewport();
  }
});

test('a link of the bar leads to a heading that stands well below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  const bar = page.getByRole('navigation', { name: about.anchorBarLabel });
  for (const { heading, label } of sections) {
    await bar.getByRole('link', { name: label, exact: true }).click();
    const title = page.getByRole('heading', { name: heading, level: 2, exact: true });
    const room = (await boxOf(title)).y - (await boxOf(bar)).bottom;
    expect.soft(room, label).toBeGreaterThanOrEqual(16);
  }
});

test('a link to a question opens its answer, which ends with a link to a page or a way to ask', async ({
  page,
}) => {
  const { items } = about.questions;
  await page.goto('/about');
  for (const [index, { question, answer, link }] of items.entries()) {
    const address = `/about#${anchorOf(question)}`;
    // The first link loads the page anew, and the others lead to a place on the same page.
    if (index === 0) await page.goto('about:blank');
    await page.goto(address);
    const opened = page.locator('details', { hasText: answer[0] ?? '' });
    await expect(opened.getByText(answer[0] ?? '', { exact: true })).toBeVisible();
    const name = link?.text ?? site.contact.ask[contact[0].kind];
    await expect(opened.getByRole('link', { name })).toBeVisible();
  }
});

test('pressing a question opens its answer, and a printout has all answers', async ({ page }) => {
  await page.goto('/about');
  const { items } = about.questions;
  const answers = items.map(({ answer: [first = ''] }) => page.getByText(first, { exact: true }));
  for (const answer of answers) await expect(answer).toBeHidden();
  await page.getByText(items[0]?.question ?? '', { exact: true }).click();
  await expect(page.getByText(items[0]?.answer[0] ?? '', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const answer of answers) await expect(answer).toBeVisible();
});
