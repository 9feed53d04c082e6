import { fill } from '../../src/fill.ts';
import { notFound } from '../support/content-words.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { anyCourse } from '../support/site-routes.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ expectedMessages: [/status of 404/] });

test('an address unlike any page is shown as text, without a suggestion', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const main = page.getByRole('main');
  for (const path of [`/${'q'.repeat(160)}`, '/<img src onerror=alert(1)><s>struck']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
    await expect(main).toContainText(fill(notFound.message, { path }));
    await expect(main.locator('img, s')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: notFound.didYouMean })).toBeHidden();
    expect(await page.evaluate(sidewaysScroll)).toEqual([]);
  }
  await expect(page.getByText(notFound.plainly, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(notFound.title);
  await main.getByRole('link', { name: notFound.home }).click();
  await expect(page).toHaveURL('/');
});

test('for an address that is nearly right, the right page is suggested', async ({ page }) => {
  const suggestions = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: notFound.didYouMean }) });
  for (const [asked, meant] of [
    ['/corses', '/courses'],
    [`${decodeURI(anyCourse).toLowerCase()}s`, anyCourse],
  ] as const) {
    await page.goto(asked);
    await expect(suggestions.getByRole('link').first(), asked).toHaveAttribute('href', meant);
  }
  await suggestions.getByRole('link').first().click();
  await expect(page).toHaveURL(anyCourse);
});

// For an encoded # or =, the server sends the 404 page, as the hosts do. That page's script opens the validator.
test('R11: a link with an encoded # or = leads to its answer', async ({ page, requests }) => {
  for (const written of [
    '/SearchById%23id=Private-4711',
    '/searchbyid%23id%3DPrivate-4711',
    '/SearchById%2523id%253DPrivate-4711?fbclid=x',
    '/SearchById/?id=Private-4711',
  ]) {
    await page.goto('/about');
    requests.length = 0;
    await page.goto(written);
    await expect(page.locator('.result'), written).toContainText('“Private-4711”');
    await expect(page).toHaveURL('/SearchById#id=Private-4711');
    // A font's request names the page that needs the font. The server already has that page's address.
    const carrying = requests.filter(({ sent, type }) => sent.includes('4711') && type !== 'font');
    expect(carrying.map(({ type }) => type)).toEqual(
      written.includes('/?') ? ['document', 'document'] : ['document'],
    );
    // Back skips the 404 page.
    await page.goBack();
    await expect(page).toHaveURL('/about');
  }
});
