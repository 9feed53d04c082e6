import { about, wordsOf } from './content-words.ts';
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

const labels = anchors.map((anchor) => about.sections[anchor].label);

test('the eleven sections are in their order, and a phone shows all of their words without a press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/about');
  const sections = page.getByRole('main').locator('section[id]');
  const ids = await sections.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...anchors, 'questions']);
  const headings = anchors.map((anchor) => about.sections[anchor].heading);
  await expect(sections.getByRole('heading', { level: 2 })).toHaveText([
    ...headings,
    about.questions.heading,
  ]);
  const shown = await page.getByRole('main').innerText();
  for (const words of wordsOf([about.sections, about.questions, about.testimonials])) {
    expect(shown).toContain(words);
  }
});

test('from 1024 px a bar leads to the sections and marks the one in view; below it a list does, and to the questions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/about');
  const bar = page.getByRole('navigation', { name: about.anchorBarLabel });
  const list = page.getByRole('navigation', { name: about.sectionList, exact: true });
  await expect(bar).toBeHidden();
  await expect(list.getByRole('link')).toHaveText([...labels, about.questions.label]);
  await list.getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: about.questions.heading })).toBeInViewport();

  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(list).toBeHidden();
  const links = bar.getByRole('link');
  await expect(links).toHaveText(labels);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(anchors.map((anchor) => `#${anchor}`));
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  for (const anchor of ['company-overview', 'history', 'commitment'] as const) {
    const { heading, label } = about.sections[anchor];
    await bar.getByRole('link', { name: label, exact: true }).click();
    await page.mouse.move(640, 10);
    await expect(bar.locator('a:target-current')).toHaveText(label);
    await expect(bar.locator('a:target-current')).not.toHaveCSS(
      'border-left-color',
      'rgba(0, 0, 0, 0)',
    );
    const top = (await page.getByRole('heading', { name: heading, level: 2 }).boundingBox())?.y;
    expect(top, 'the heading is not under the header').toBeGreaterThanOrEqual(header);
  }
});
