import { expect, type BrowserContext } from '@playwright/test';
import {
  closeRefusal,
  contentFolder,
  contentText,
  deskTest as base,
  deskTimeout,
  emailBox,
  expectNoViolations,
  expectRefused,
  expectUnreadable,
  isText,
  askToDelete,
  openEntry,
  openWindow,
  publish,
  save,
  signInWithToken,
  stayOnThisMachine,
  trySaving,
  unreadableText,
} from './desk-window.ts';
import { GitHub } from './github.ts';
import { filesIn } from './site-copies.ts';

interface AtGitHub {
  readonly github: GitHub;
  readonly window: BrowserContext;
}

const test = base.extend<AtGitHub>({
  github: async ({}, use) => {
    const texts = filesIn(contentFolder).filter(isText);
    await use(new GitHub(texts.map((path) => [`content/${path}`, contentText(path)])));
  },
  window: async ({ browser, github, desk }, use) => {
    const window = await openWindow(browser, { storageState: signedIn(desk.address) });
    await github.serve(window);
    await use(window);
    await window.close();
  },
});

test.describe.configure({ timeout: deskTimeout });

test('the page for GitHub says how to sign in, and why a sign-in failed', async ({
  page,
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
  await signInWithToken(page);
  await expect(page.getByText(/token is invalid/i).first()).toBeVisible();
});

test('if GitHub does not answer, the form is not saved', async ({ window, github, desk }) => {
  const page = await enter(window, desk);
  await openEntry(page, 'facts', 'academy');
  await emailBox(page).fill('mine@academy.example');
  await window.route('https://api.github.com/**', (route) => route.abort());
  await trySaving(page);
  await closeRefusal(
    page,
    page.getByRole('dialog', { name: 'Not saved: GitHub does not answer.' }),
  );
  await expect(emailBox(page)).toHaveValue('mine@academy.example');
  expect(github.commits).toHaveLength(1);
});

test('if the desk knows the repository, it links to the list of builds', async ({ page, desk }) => {
  await stayOnThisMachine(page);
  await publish(page);
  await page.goto(`${desk.address}/desk/online`);
  await expect(page.getByRole('link', { name: /^Open the list at GitHub/ })).toHaveAttribute(
    'href',
    'https://github.com/my-academy/website/actions',
  );
});

test('on a phone, the list of sample texts links to the forms', async ({ page, desk }) => {
  await stayOnThisMachine(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${desk.address}/desk/online`);
  await expect(page.getByText('Open your repository on GitHub')).toBeVisible();
  const facts = page.getByRole('link', { name: 'Name, phone, email, address' });
  await expect(facts).toHaveAttribute('href', 'words#/collections/facts/entries/academy');
  await page.getByLabel('Show details of Name, phone, email, address').press('Enter');
  await expect(page.getByText(/a sample e-mail address is still in place/).first()).toBeVisible();
  await page.context().grantPermissions(['clipboard-write'], { origin: desk.address });
  await page.getByRole('button', { name: 'Copy these texts' }).first().press('Enter');
  await expect(page.getByText('Copied. In “Samples that stay”, paste the texts')).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the desk finds the token where the CMS keeps it', async ({ browser, github, desk }) => {
  const window = await openWindow(browser);
  await github.serve(window);
  const page = await enter(window, desk);
  expect(
    await page.evaluate(() => localStorage.getItem('sveltia-cms.user')),
    'Sveltia CMS keeps the token in another place now. Change `tokenOfCms` in content-now.ts.',
  ).toContain('"token":"github_pat_0"');
  await window.close();
});

const facts = 'content/academy.yaml';
const academy = contentText('academy.yaml');

test('at GitHub, a form does not overwrite what another window saved', async ({
  window,
  github,
  desk,
}) => {
  const [first, second] = [await enter(window, desk), await enter(window, desk)];
  await openEntry(first, 'facts', 'academy');
  await openEntry(second, 'facts', 'academy');
  await emailBox(second).fill('other@academy.example');
  await save(second);
  const saved = academy.replace(/^email: .*$/m, 'email: other@academy.example');
  expect(github.files.get(facts)).toBe(saved);

  await emailBox(first).fill('mine@academy.example');
  await trySaving(first);
  await expectRefused(first, 'Email: mine@academy.example');
  await expect(emailBox(first)).toHaveValue('mine@academy.example');
  expect(github.files.get(facts)).toBe(saved);
});

test('at GitHub, a form does not overwrite a newer commit', async ({ window, github, desk }) => {
  const page = await enter(window, desk);
  await openEntry(page, 'facts', 'academy');
  await emailBox(page).fill('mine@academy.example');
  const pushed = `# A note of a colleague.\n${academy}`;
  github.push(facts, pushed);
  await trySaving(page);
  // The CMS only asks whether to save anyway. The desk must refuse.
  await page.getByRole('button', { name: 'Save Anyway' }).press('Enter');
  await expectRefused(page, 'Email: mine@academy.example');
  expect(github.files.get(facts)).toBe(pushed);
  expect(github.commits).toHaveLength(2);
});

test('at GitHub, deleting a course does not overwrite what another window saved', async ({
  window,
  github,
  desk,
}) => {
  const [first, second] = [await enter(window, desk), await enter(window, desk)];
  await openEntry(second, 'pages', 'courses');
  await second.getByRole('textbox', { name: 'Title' }).first().fill('All our courses');
  await save(second);
  const saved = github.files.get('content/courses.yaml');
  expect(saved).toContain('title: All our courses');

  await openEntry(first, 'courses', 'Python');
  await askToDelete(first);
  await expect(first.getByRole('dialog', { name: 'changed elsewhere' })).toBeVisible();
  expect(github.files.get('content/courses.yaml')).toBe(saved);
  expect(github.files.has('content/courses/Python.md')).toBe(true);
});

test('a file at GitHub that can’t be read is reported with the faulty line', async ({
  window,
  github,
  desk,
}) => {
  github.push(facts, unreadableText);
  await expectUnreadable(await enter(window, desk), 'on GitHub open this file');
  expect(github.files.get(facts)).toBe(unreadableText);
});

async function enter(window: BrowserContext, { address }: { readonly address: string }) {
  const page = await window.newPage();
  await publish(page);
  await page.goto(`${address}/desk/words`);
  const signIn = page.getByRole('button', { name: 'Sign In Using Access Token' });
  const entered = page.getByText('Name, phone, email, address').first();
  // The CMS asks for a token only in the first page of a browser context.
  await expect(signIn.or(entered).first()).toBeVisible();
  if (await signIn.isVisible()) await signInWithToken(page);
  await expect(entered).toBeVisible();
  return page;
}

/** The state of a browser in which the owner has signed in with a token. Signing in takes long. */
function signedIn(address: string) {
  const user = {
    backendName: 'github',
    id: 1,
    login: 'owner',
    name: 'Owner',
    token: 'github_pat_0',
  };
  const localStorage = [{ name: 'sveltia-cms.user', value: JSON.stringify(user) }];
  return { cookies: [], origins: [{ origin: address, localStorage }] };
}
