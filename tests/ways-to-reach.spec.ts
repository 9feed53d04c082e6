import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownFacts } from '../src/content/testing/known-facts.ts';
import { builtPages } from '../src/hosting/built-pages.ts';
import { buildWithSettings, builtCopy } from './built-copy.ts';
import { privacy, registerFaults, site, validator } from './content-words.ts';
import { filterOn } from './course-filter-page.ts';
import { longNamesSite } from './long-names-site.ts';
import { withOwnSite } from './own-site.ts';
import { expect, test } from './site-test.ts';

const facts = knownFacts.get('academy.yaml') ?? '';
const withoutChat = facts.replace(/^whatsapp: .*\n/m, '');
const numbers = /( {2}- .*\n)+/;

/** Academies that lack a way to reach them: what is given, the main way first. The first is that of another test. */
const academies = [
  ['no WhatsApp', longNamesSite, ['phone', 'email']],
  [
    'one telephone only',
    copyWith('one-telephone', withoutChat.replace(/^email: .*\n/m, '').replace(numbers, '$1')),
    ['phone'],
  ],
  [
    'e-mail only',
    copyWith('e-mail-only', withoutChat.replace(/^phones:\n/m, '').replace(numbers, '')),
    ['email'],
  ],
] as const;

/** A copy of the site with these facts of the academy. */
function copyWith(name: string, academy: string) {
  return async () => {
    const { folder } = await builtCopy(name, import.meta.filename, (root) =>
      buildWithSettings(root, '', {
        edit: (copy) => writeFileSync(join(copy, 'content/academy.yaml'), academy),
      }),
    );
    return folder;
  };
}

/** How each way shows in a page's HTML, as a link or in what an island gets; and for search engines. */
const traces = {
  whatsapp: { link: /wa\.me|WhatsApp \+/, data: /wa\.me/ },
  phone: { link: /\btel:\+/, data: /"telephone":/ },
  email: { link: /mailto:/, data: /"email":/ },
} as const;
const kinds = ['whatsapp', 'phone', 'email'] as const;

for (const [name, built, given] of academies) {
  test.describe(`an academy with ${name}`, () => {
    test.describe.configure({ timeout: 300_000 });
    test.use({
      settings: 'known',
      baseURL: async ({}, use) => withOwnSite(await built(), ({ address }) => use(address)),
    });
    const [main] = given;
    const isGiven = (kind: (typeof kinds)[number]) => given.some((way) => way === kind);

    test('no page offers a way that is not given, or speaks of it', async () => {
      const pages = builtPages(await built());
      for (const kind of kinds) {
        const offering = pages.filter(({ html }) => traces[kind].link.test(html));
        expect(offering.length, kind).toBe(isGiven(kind) ? pages.length : 0);
      }
      const privacyPage = pages.find(({ path }) => path === '/privacy')?.html ?? '';
      const home = pages.find(({ path }) => path === '/')?.html ?? '';
      for (const kind of kinds) {
        expect(privacyPage.includes(privacy.leaving[kind].text), kind).toBe(isGiven(kind));
        expect(traces[kind].data.test(home), kind).toBe(isGiven(kind));
      }
    });

    test('the main button is the first way, and says so', async ({ page }) => {
      for (const path of ['/', '/about', '/internShips', '/gallery', '/courses/Python']) {
        await page.goto(path);
        const link = page.getByRole('main').getByRole('link', { name: site.contact.ask[main] });
        await expect(link.first(), path).toHaveAttribute('href', traces[main].link);
      }
    });

    test('paper says how to reach it', async ({ page }) => {
      await page.goto('/');
      await page.emulateMedia({ media: 'print' });
      const letterhead = page.getByRole('main').locator('address').first();
      const number = /\+91 00000 00000/;
      if (main === 'phone') await expect(letterhead).toContainText(number);
      else await expect(letterhead).not.toContainText(number);
      if (isGiven('email')) await expect(letterhead).toContainText('@');
      else await expect(letterhead).not.toContainText('@');
    });

    test('the course filter and the validator name whom to ask where they have no answer', async ({
      page,
    }) => {
      const ways = page.locator('a[href^="tel:"], a[href^="mailto:"], a[href^="https://wa.me/"]');
      await page.goto('/courses');
      const { landmark, box } = filterOn(page);
      await box.fill('xyzzy');
      await expect(landmark.locator(ways)).toHaveCount(given.length);
      await page.route(/\/register\/[^/]+$/, (route) => route.fulfill({ body: '' }));
      await page.goto('/SearchById');
      await expect(page.getByRole('alert')).toContainText(registerFaults['empty-file'].visitor);
      await expect(page.getByText(validator.failed.contact)).toBeVisible();
      await expect(page.getByRole('main').locator(ways)).toHaveCount(given.length);
    });
  });
}
