import { expect, type Page } from '@playwright/test';
import { filesIn } from './built-desk.ts';
import {
  contentFolder,
  contentText,
  type Desk,
  deskTest as test,
  deskTimeout,
  openEntry,
  stayOnThisMachine,
} from './desk-window.ts';
import { serveGitHub } from './fake-github.ts';

test.describe.configure({ mode: 'default', timeout: deskTimeout });

test.beforeEach(async ({ page }) => {
  await stayOnThisMachine(page);
});

test('a wrong token is refused in a sentence, and another can be typed', async ({
  page,
  publishedDesk: desk,
}) => {
  await page.route('https://api.github.com/**', (route) =>
    route.fulfill({
      status: 401,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { message: 'Bad credentials' },
    }),
  );
  await signIn(page, desk);
  await expect(page.getByText(/token is invalid/i).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
});

test('a lost connection is told in a sentence, until it is back', async ({
  page,
  context,
  publishedDesk: desk,
}) => {
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

test('a save goes to GitHub; where somebody else has changed the same, it asks, and neither is lost', async ({
  page,
  publishedDesk: desk,
}) => {
  await page.setViewportSize({ width: 1280, height: 4000 });
  const gitHub = await serveGitHub(page, contentTexts());
  await signIn(page, desk);
  const facts = page.getByText('Name, phone, email, address').first();
  await expect(facts).toBeVisible({ timeout: 60_000 });
  const path = 'content/academy.yaml';
  const before = contentText('academy.yaml');

  await openEntry(page, 'facts', 'academy');
  const phone = page.getByRole('textbox', { name: 'WhatsApp' });
  await phone.fill('+91 20 2543 0000');
  // Another file is no conflict.
  gitHub.commit('content/home.yaml', `# Theirs\n${contentText('home.yaml')}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const withPhone = before.replace(/(?<=^whatsapp: "?)[+\d][\d ]*/m, '+91 20 2543 0000');
  await expect.poll(() => gitHub.files.get(path), { timeout: 60_000 }).toBe(withPhone);
  expect(gitHub.files.get('content/home.yaml')).toContain('# Theirs');
  await expect(page).toHaveURL(/#\/collections\/[^/]+$/);

  await openEntry(page, 'facts', 'academy');
  await phone.fill('+91 20 2543 0001');
  const theirs = withPhone.replace(/^email: .*$/m, 'email: theirs@academy.example');
  gitHub.commit(path, theirs);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: 'Entry Changed by Someone Else' });
  await expect(asked).toContainText('changed in the repository after you opened it', {
    timeout: 60_000,
  });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(gitHub.files.get(path)).toBe(theirs);
  await expect(phone).toHaveValue('+91 20 2543 0001');
});

/** The texts of the content, by path in the repository. */
function contentTexts(): Map<string, string> {
  const paths = filesIn(contentFolder).filter((path) => /\.(yaml|md)$/.test(path));
  return new Map(paths.map((path) => [`content/${path}`, contentText(path)]));
}

async function signIn(page: Page, desk: Desk) {
  await page.goto(`${desk.address}/desk/words`);
  await expect(page.getByText(/Choose “Sign In Using Access Token”/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('github_pat_0');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /sign in|ok/i })
    .click();
}
