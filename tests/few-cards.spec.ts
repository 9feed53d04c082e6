import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { buildWithSettings, builtCopy } from './built-copy.ts';
import { home, internship, site } from './content-words.ts';
import { featuredCourses } from './long-names-site.ts';
import { withOwnSite } from './own-site.ts';
import { expect, test as base } from './site-test.ts';

const reasons = firstLikeLast(home.whyUs.cards);
const criteria = firstLikeLast(internship.eligibility.cards);

/** The site with two featured courses, and with cards of which the first has the icon of the last. */
const test = base.extend({
  settings: 'known',
  baseURL: async ({}, use) => {
    const { folder } = await builtCopy('few-cards', import.meta.filename, (root) =>
      buildWithSettings(root, '', {
        edit: (copy) => {
          setCards(copy, 'home', 'courses', featuredCourses(2));
          setCards(copy, 'home', 'whyUs', reasons);
          setCards(copy, 'internship', 'eligibility', criteria);
        },
      }),
    );
    await withOwnSite(folder, ({ address }) => use(address));
  },
});

test.describe.configure({ timeout: 300_000 });

test('a carousel in which nothing can scroll has no buttons, and one that scrolls has them', async ({
  page,
}) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: home.courses.heading });
  for (const [width, scrolls] of [
    [1280, false],
    [360, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await row.scrollIntoViewIfNeeded();
    for (const name of [site.carousel.left, site.carousel.right]) {
      const button = page.getByRole('button', { name });
      await expect(button, `${name} at ${width} px`).toBeVisible({ visible: scrolls });
    }
  }
});

for (const [path, cards] of [
  ['/', reasons],
  ['/internShips', criteria],
] as const) {
  test(`${path}: a card has the icon that its content names, wherever it stands`, async ({
    page,
  }) => {
    await page.goto(path);
    const drawings = new Map<string, string>();
    for (const { icon, title } of cards) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      const card = page.getByRole('listitem').filter({ has: heading });
      const drawing = await card.locator('svg').innerHTML();
      expect(drawing, title).toBe(drawings.get(icon) ?? drawing);
      drawings.set(icon, drawing);
    }
    expect(new Set(drawings.values()).size).toBe(drawings.size);
  });
}

function firstLikeLast<Card extends { readonly icon: string }>(cards: readonly Card[]): Card[] {
  const icon = cards.at(-1)?.icon;
  return cards.map((card, index) => (index === 0 && icon ? { ...card, icon } : card));
}

function setCards(copy: string, page: string, section: string, cards: readonly object[]) {
  const file = join(copy, `content/${page}.yaml`);
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.setIn([section, 'cards'], document.createNode(cards));
  writeFileSync(file, String(document));
}
