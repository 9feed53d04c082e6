import { builtPages } from '../../src/hosting/built-pages.ts';
import { privacy, site, validator } from '../content-words.ts';
import { filterOn } from '../course-filter-page.ts';
import { copyFolder } from '../site-copies.ts';
import { expect, test } from '../site-test.ts';

/** Academies that lack a way to reach them: what is given, the main way first. */
const academies = [
  ['changed', ['phone', 'email']],
  ['sealed', ['phone']],
  ['elsewhere', ['email']],
] as const;

/** How each way shows in a page's HTML, as a link or in what an island gets; and for search engines. */
const traces = {
  whatsapp: { link: /wa\.me|WhatsApp \+/, data: /wa\.me/ },
  phone: { link: /\btel:\+/, data: /"telephone":/ },
  email: { link: /mailto:/, data: /"email":/ },
} as const;
const kinds = ['whatsapp', 'phone', 'email'] as const;

for (const [settings, given] of academies) {
  test.describe(`an academy with ${given.join(' and ')} only`, () => {
    test.use({
      settings,
      // No register is to be had, and one of them is on another host.
      expectedMessages: [/ERR_FAILED|Failed to load|another host: http:\/\/127|Content Security/],
    });
    const [main] = given;
    const isGiven = (kind: (typeof kinds)[number]) => given.some((way) => way === kind);

    test('no page offers a way that is not given, or speaks of it', () => {
      // The owner's desk, which one of them publishes, is none of them.
      const all = builtPages(copyFolder(settings));
      const pages = all.filter(({ path }) => !/^\/desk(\/|$)/.test(path));
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
      const text = await letterhead.textContent();
      expect(/\+91 \d/.test(text ?? '')).toBe(isGiven('phone'));
      expect(text?.includes('@')).toBe(isGiven('email'));
    });

    test('the course filter and the validator name whom to ask where they have no answer', async ({
      page,
    }) => {
      const ways = page.locator('a[href^="tel:"], a[href^="mailto:"], a[href^="https://wa.me/"]');
      await page.goto('/courses');
      const { landmark, box } = filterOn(page);
      await box.fill('xyzzy');
      await expect(landmark.locator(ways)).toHaveCount(given.length);
      await page.route(/\/(register|sealed)\/|:65535/, (route) => route.abort());
      await page.goto('/SearchById#id=ITA-2024-0001');
      await expect(page.getByText(validator.failed.contact)).toBeVisible();
      await expect(page.getByRole('main').locator(ways)).toHaveCount(given.length);
    });
  });
}
