import { expect, type Page } from '@playwright/test';
import { filesIn } from './built-desk.ts';
import {
  contentFolder,
  contentText,
  deskTest as test,
  deskTimeout,
  openEntry,
  stayOnThisMachine,
  tallWindow,
} from './desk-window.ts';
import { serveGitHub } from './fake-github.ts';

test.describe.configure({ timeout: deskTimeout });
test.use(tallWindow);

test('a lost connection and a wrong token are told in sentences; saves go to GitHub, and online together when she says so; where somebody else has changed the same, it asks, and neither is lost', async ({
  page,
  context,
  publishedDesk: desk,
}) => {
  await stayOnThisMachine(page);
  await page.goto(`${desk.address}/desk/words`);
  await expect(page.getByText(/Choose “Sign In Using Access Token”/)).toBeVisible();
  const ask = page.getByRole('button', { name: 'Sign In Using Access Token' });
  await expect(ask).toBeVisible({ timeout: 30_000 });

  await context.setOffline(true);
  const told = page.getByText('This device is not connected to the internet.');
  await expect(told).toBeVisible();
  await context.setOffline(false);
  await expect(told).toBeHidden();

  await refuseToken(page);
  await signIn(page);
  await expect(page.getByText(/token is invalid/i).first()).toBeVisible({ timeout: 30_000 });
  await expect(ask, 'another can be typed').toBeVisible();

  const gitHub = await serveGitHub(page, contentTexts());
  await signIn(page);
  const facts = page.getByText('Name, phone, email, address').first();
  await expect(facts).toBeVisible({ timeout: 60_000 });
  const path = 'content/academy.yaml';
  const before = contentText('academy.yaml');

  await openEntry(page, 'facts', 'academy');
  const phone = page.getByRole('textbox', { name: 'WhatsApp' });
  await phone.fill('+91 20 2543 0000');
  // Another file is no conflict.
  gitHub.commit('content/home.yaml', `# Theirs\n${contentText('home.yaml')}`);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  const withPhone = before.replace(/(?<=^whatsapp: "?)[+\d][\d ]*/m, '+91 20 2543 0000');
  await expect.poll(() => gitHub.files.get(path)).toBe(withPhone);
  expect(gitHub.files.get('content/home.yaml')).toContain('# Theirs');
  await expect(page).toHaveURL(/#\/collections\/[^/]+$/);

  await openEntry(page, 'facts', 'academy');
  await phone.fill('+91 20 2543 0009');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page).toHaveURL(/#\/collections\/[^/]+$/);
  const saved = '[skip ci] content: change academy';
  expect(gitHub.sent, 'a save starts no publication').toEqual([saved, saved]);
  await page.getByRole('button', { name: 'Publish Changes' }).press('Enter');
  await expect.poll(() => gitHub.sent.at(-1)).toBe('sveltia-cms-publish');

  await openEntry(page, 'facts', 'academy');
  await phone.fill('+91 20 2543 0001');
  const theirs = withPhone.replace(/^email: .*$/m, 'email: theirs@academy.example');
  gitHub.commit(path, theirs);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'Entry Changed by Someone Else' });
  await expect(asked).toContainText('changed in the repository after you opened it');
  await asked.getByRole('button', { name: 'Cancel' }).press('Enter');
  expect(gitHub.files.get(path)).toBe(theirs);
  await expect(phone).toHaveValue('+91 20 2543 0001');
});

/** The texts of the content, by path in the repository. */
function contentTexts(): Map<string, string> {
  const paths = filesIn(contentFolder).filter((path) => /\.(yaml|md)$/.test(path));
  return new Map(paths.map((path) => [`content/${path}`, contentText(path)]));
}

/** Answers for GitHub that it knows no such token. */
async function refuseToken(page: Page) {
  await page.route('https://api.github.com/**', (route) =>
    route.fulfill({
      status: 401,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { message: 'Bad credentials' },
    }),
  );
}

async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('github_pat_0');
  await dialog.getByRole('button', { name: /sign in|ok/i }).press('Enter');
}
