import { academy, notFound } from './content-words.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { courseAddress } from './site-routes.ts';
import { expect, test } from './site-test.ts';

// The browser itself reports that the document was not found.
test.use({ expectedMessages: [/status of 404/] });

for (const path of ['/nothing/of/the/kind', '/courses/nothing', '/about/nothing']) {
  test(`${path} is not found, and says so in the site’s own layout`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    const line = page.getByRole('main').getByText('404 Not Found: no route matches');
    await expect(line).toContainText(path);
    await expect(page).toHaveTitle(notFound.title);
    await expect(page.getByRole('contentinfo')).toContainText(academy.footer.about);
    await page.getByRole('main').getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL('/');
  });
}

for (const [asked, meant] of [
  ['/ABOUTS', '/about'],
  ['/internship', '/internShips'],
  ['/searchbyids', '/SearchById'],
  ['/galery', '/gallery'],
  ['/corses', '/courses'],
  ['/courses/javascript', courseAddress('Java Script')],
  ['/courses/Java_Script', courseAddress('Java Script')],
  ['/courses/Phyton', courseAddress('Python')],
  ['/courses/ethical-hacking', courseAddress('Ethical_Hacking')],
] as const) {
  test(`${asked} leads to the suggestion ${meant}`, async ({ page }) => {
    await page.goto(asked);
    const suggestions = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: notFound.didYouMean }) });
    const first = suggestions.getByRole('link').first();
    await expect(first).toHaveAttribute('href', meant);
    await first.click();
    await expect(page).toHaveURL(meant);
  });
}

test('an address that resembles no page gets no suggestion', async ({ page }) => {
  await page.goto('/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq');
  await expect(page.getByRole('main')).toContainText('no route matches');
  await expect(page.getByRole('heading', { name: notFound.didYouMean })).toBeHidden();
});

test('an address of any length breaks into lines, and never pushes the page to the side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/nothing/${'a'.repeat(120)}`);
  await expect(page.getByRole('main')).toContainText('a'.repeat(120));
  expect(await page.evaluate(sidewaysScroll)).toEqual([]);
});

test('markup in an address is shown as text', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const markup = '<img src onerror=alert(1)><s>struck';
  await page.goto(`/${encodeURIComponent(markup)}`);
  await expect(page.getByRole('main')).toContainText('<s>struck');
  await expect(page.getByRole('main').locator('img, s')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
