import { expect, test, type Page } from '@playwright/test';
import { startDesk, stayOnThisMachine } from './desk-window.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

let desk: Awaited<ReturnType<typeof startDesk>>;

test.beforeAll(async () => {
  desk = await startDesk({ repository: 'my-academy/website', isLocal: false });
});

test.afterAll(() => {
  desk.server.close();
  desk.server.closeAllConnections();
});

test.beforeEach(async ({ page }) => {
  test.skip(process.env['MISSING_CHROMIUM'] !== undefined, process.env['MISSING_CHROMIUM']);
  await stayOnThisMachine(page);
});

test('a wrong token is refused in a sentence, and another can be typed', async ({ page }) => {
  await page.route('https://api.github.com/**', (route) =>
    route.fulfill({
      status: 401,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { message: 'Bad credentials' },
    }),
  );
  await signIn(page);
  await expect(page.getByText(/token is invalid/i).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
});

test('a lost connection is told in a sentence, until it is back', async ({ page, context }) => {
  await page.goto(`${desk.address}/desk/words`);
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible({
    timeout: 30_000,
  });
  await context.setOffline(true);
  const told = page.getByText('This device is not connected to the internet.');
  await expect(told).toBeVisible();
  await context.setOffline(false);
  await expect(told).toBeHidden();
});

async function signIn(page: Page) {
  await page.goto(`${desk.address}/desk/words`);
  await expect(page.getByText(/Choose “Sign In Using Access Token”/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('github_pat_0');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /sign in|ok/i })
    .click();
}
