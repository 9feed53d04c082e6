import { about } from './content-words.ts';
import { expect, test } from './site-test.ts';

const { questions, sections } = about;
const labels = Object.values(sections).map(({ label }) => label);

test('from 1024 px a bar leads to the sections and marks the one in view; below it a list does, and to the questions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/about');
  const bar = page.getByRole('navigation', { name: about.anchorBarLabel });
  const list = page.getByRole('navigation', { name: about.sectionList, exact: true });
  await expect(bar).toBeHidden();
  await expect(list.getByRole('link')).toHaveText([...labels, questions.label]);
  await list.getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: questions.heading })).toBeInViewport();

  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(list).toBeHidden();
  const links = bar.getByRole('link');
  await expect(links).toHaveText(labels);
  for (const anchor of ['company-overview', 'history', 'commitment'] as const) {
    const { heading, label } = about.sections[anchor];
    await bar.getByRole('link', { name: label, exact: true }).click();
    await page.mouse.move(640, 10);
    await expect(bar.locator('a:target-current')).toHaveText(label);
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeInViewport();
  }
});
