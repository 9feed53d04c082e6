import { expect } from '@playwright/test';
import {
  deskTest as test,
  deskTimeout,
  expectNoViolations,
  publish,
  stayOnThisMachine,
} from './desk-window.ts';

test.describe.configure({ timeout: deskTimeout });

// What is saved at GitHub and how, is set in cms-config.ts; that it is saved is for Sveltia CMS to prove.
test('the page for GitHub explains how to sign in, says what is wrong with a token, and when the connection is lost', async ({
  page,
  context,
  desk,
}) => {
  await stayOnThisMachine(page);
  await publish(page);
  await page.route('https://api.github.com/**', (route) =>
    route.fulfill({
      status: 401,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { message: 'Bad credentials' },
    }),
  );
  await page.goto(`${desk.address}/desk/words`);
  await expect(page.getByText(/Choose “Sign In Using Access Token”/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('github_pat_0');
  await dialog.getByRole('button', { name: /sign in|ok/i }).press('Enter');
  await expect(page.getByText(/token is invalid/i).first()).toBeVisible();

  await context.setOffline(true);
  const told = page.getByText('This device is not connected to the internet.');
  await expect(told).toBeVisible();
  await context.setOffline(false);
  await expect(told).toBeHidden();
});

test('what is still a sample leads to its form; where GitHub is known, its list of runs is a link; axe finds nothing by day and by night, and nothing needs sideways scrolling', async ({
  page,
  desk,
}) => {
  await stayOnThisMachine(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await publish(page);
  await page.goto(`${desk.address}/desk/online`);
  await expect(page.getByRole('link', { name: /^Open the list at GitHub/ })).toHaveAttribute(
    'href',
    'https://github.com/my-academy/website/actions',
  );

  await page.unroute('**/state.json');
  await page.reload();
  await expect(page.getByText('Open your repository on GitHub')).toBeVisible();
  const facts = page.getByRole('link', { name: 'Name, phone, email, address' });
  await expect(facts).toHaveAttribute('href', 'words#/collections/facts/entries/academy');
  await page.getByLabel('Show what in Name, phone, email, address').press('Enter');
  await expect(page.getByText(/a sample e-mail address is still in place/).first()).toBeVisible();
  await page.context().grantPermissions(['clipboard-write'], { origin: desk.address });
  await page.getByRole('button', { name: 'Keep these: copy them' }).first().press('Enter');
  await expect(page.getByText('Copied. Paste them there')).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
