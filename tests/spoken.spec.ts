import { fill } from '../src/content/fill.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';
import { validator as validatorWords } from './content-words.ts';
import { filterOn, words } from './course-filter-page.ts';
import { coursePaths } from './site-routes.ts';
import { expect, test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

// What a screen reader is given to say, by a virtual one that runs in the page (WAI-ARIA, Accname, Core-AAM). It is no
// real one: those differ in words and order, so only what each must say is looked for.

// It is no script of the site's, so the policy would refuse it.
test.use({ settings: 'known', bypassCSP: true });

test('a virtual screen reader says what the box is for, and the answer without being asked', async ({
  page,
}) => {
  await page.goto('/SearchById');
  const validator = new ValidatorPage(page);
  await expect(validator.box).toBeVisible();
  await startReader(page);
  await validator.box.focus();
  await expect.poll(() => spoken(page)).toContain(`textbox, ${validatorWords.inputLabel}`);
  expect(await spoken(page)).toContain(validatorWords.note);
  await validator.search('no-such-id');
  await expect.poll(() => spoken(page)).toContain(`polite: ${validatorWords.invalid.message}`);
});

test('a virtual screen reader says how many courses the filter has found', async ({ page }) => {
  // With a query in the address the filter is awake from the start.
  await page.goto('/courses?q=java');
  const filter = filterOn(page);
  await expect(filter.status).not.toHaveText(words.searching);
  await startReader(page);
  await filter.box.focus();
  await expect.poll(() => spoken(page)).toContain(`searchbox, ${words.box}`);
  await filter.box.fill('pyhton');
  const one = fill(words.one, { all: coursePaths.length });
  await expect.poll(() => spoken(page)).toContain(`polite: ${one}`);
});

const library = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
const address = '/virtual-screen-reader.js';

declare global {
  var reader: typeof virtual;
}

/** Has the virtual screen reader listen to the page's main part. */
async function startReader(page: Page) {
  const body = readFileSync(library, 'utf8');
  await page.route(`**${address}`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
  await page.addScriptTag({
    type: 'module',
    content: `import { virtual } from '${address}'; window.reader = virtual;`,
  });
  await page.waitForFunction(() => 'reader' in window);
  await page.getByRole('main').evaluate((container) => reader.start({ container }));
}

/** All that has been said so far. */
async function spoken(page: Page): Promise<string> {
  return (await page.evaluate(() => reader.spokenPhraseLog())).join('\n');
}
