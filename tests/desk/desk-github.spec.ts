import { expect, type Page } from '@playwright/test';
import {
  askToDelete,
  closeRefusal,
  contentFolder,
  contentText,
  deskTest as test,
  deskTimeout,
  expectNoViolations,
  expectNotDeleted,
  expectRefused,
  expectUnreadable,
  isText,
  leaveForm,
  openEntry,
  openWindow,
  publish,
  save,
  signInWithToken,
  stayOnThisMachine,
  textBox,
  trySaving,
  unreadableText,
} from './desk-window.ts';
import { GitHub } from './github.ts';
import { filesIn } from '../support/site-copies.ts';

test.describe.configure({ mode: 'default', timeout: deskTimeout });

const requests = 'https://api.github.com/**';

test.describe('before signing in', () => {
  // Opening the CMS takes long, so the tests share this page.
  let page: Page;

  test.beforeAll(async ({ browser, desk }) => {
    page = await (await openWindow(browser)).newPage();
    await newGitHub().serve(page.context());
    await publish(page);
    await page.goto(`${desk.address}/desk/words`);
  });

  test.afterAll(() => page.context().close());

  test('the page for GitHub says how to sign in, and why a sign-in failed', async () => {
    await expect(page.getByText(/Choose “Sign In Using Access Token”/)).toBeVisible();
    await page.route(requests, (route) =>
      route.fulfill({
        status: 401,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { message: 'Bad credentials' },
      }),
    );
    await signInWithToken(page);
    await expect(page.getByText(/token is invalid/i).first()).toBeVisible();
    await page.unroute(requests);
  });

  test('the desk finds the token where the CMS keeps it', async () => {
    await signInWithToken(page);
    await expect(page.getByText('Name, phone, email, address').first()).toBeVisible();
    expect(
      await page.evaluate(() => localStorage.getItem('sveltia-cms.user')),
      'Sveltia CMS keeps the token in another place now. Change `tokenOfCms` in content-now.ts.',
    ).toContain('"token":"github_pat_0"');
  });
});

test.describe('in two windows', () => {
  // The tests share these windows. Each test leaves its forms, and no other test uses a file that it changed at GitHub.
  let github: GitHub;
  let first: Page;
  let second: Page;

  test.beforeAll(async ({ browser, desk }) => {
    github = newGitHub();
    const context = await openWindow(browser, { storageState: signedIn(desk.address) });
    await github.serve(context);
    [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) {
      await publish(page);
      await page.goto(`${desk.address}/desk/words`);
      await expect(page.getByText('Name, phone, email, address').first()).toBeVisible();
    }
  });

  test.afterAll(() => first.context().close());

  test('if GitHub does not answer, the form is not saved', async () => {
    const { length } = github.commits;
    await openEntry(first, 'facts', 'academy');
    await textBox(first, 'Email').fill('mine@academy.example');
    await first.route(requests, (route) => route.abort());
    await trySaving(first);
    await closeRefusal(
      first,
      first.getByRole('dialog', { name: 'Not saved: GitHub does not answer.' }),
    );
    await expect(textBox(first, 'Email')).toHaveValue('mine@academy.example');
    expect(github.commits).toHaveLength(length);
    await first.unroute(requests);
    await leaveForm(first);
  });

  test('what was typed when the token had ended is offered again after signing in', async () => {
    await openEntry(first, 'facts', 'academy');
    await textBox(first, 'Email').press('End');
    await textBox(first, 'Email').pressSequentially('.in');
    // The CMS keeps a draft half a second after the last key that was really pressed.
    await expect.poll(() => first.evaluate(draftsOfCms)).toBe(1);
    const ended = { status: 401, headers: { 'Access-Control-Allow-Origin': '*' }, json: {} };
    await first.route(requests, (route) => route.fulfill(ended));
    await trySaving(first);
    const refusal = first.getByRole('dialog', { name: /^Not saved: / });
    await expect(refusal).toContainText('token');
    await closeRefusal(first, refusal);
    await first.evaluate(() => localStorage.removeItem('sveltia-cms.user'));
    first.once('dialog', (dialog) => void dialog.accept());
    await first.reload();
    await first.unroute(requests);
    await signInWithToken(first);
    await expect(first.getByText('Name, phone, email, address').first()).toBeVisible();
    await openEntry(first, 'facts', 'academy');
    await first.getByRole('button', { name: 'Restore' }).click();
    await expect(textBox(first, 'Email')).toHaveValue(/\.in$/);
    await leaveForm(first);
  });

  test('at GitHub, a form does not overwrite a newer commit', async () => {
    await openEntry(first, 'courses', 'SQL');
    await textBox(first, 'Title').fill('Mine');
    const path = 'content/courses/SQL.md';
    const pushed = contentText('courses/SQL.md').replace(/^title: .*$/m, 'title: Theirs');
    github.push(path, pushed);
    const { length } = github.commits;
    await trySaving(first);
    // The CMS only asks whether to save anyway. The desk must refuse.
    await first.getByRole('button', { name: 'Save Anyway' }).press('Enter');
    await expectRefused(first, `“Course: SQL” (${path})`, 'Title: Mine');
    expect(github.files.get(path)).toBe(pushed);
    expect(github.commits).toHaveLength(length);
    await leaveForm(first);
  });

  test('at GitHub, deleting a course does not overwrite what another window saved', async () => {
    await openEntry(second, 'pages', 'courses');
    await textBox(second, 'Title').fill('All our courses');
    await save(second);
    const saved = contentText('courses.yaml').replace(/^title: .*$/m, 'title: All our courses');
    expect(github.files.get('content/courses.yaml')).toBe(saved);

    await openEntry(first, 'courses', 'Python');
    await askToDelete(first);
    await expectNotDeleted(first);
    expect(github.files.get('content/courses.yaml')).toBe(saved);
    expect(github.files.has('content/courses/Python.md')).toBe(true);
  });

  test('a file at GitHub that can’t be read is reported with the faulty line', async () => {
    github.push('content/academy.yaml', unreadableText);
    await expectUnreadable(first, 'on GitHub open this file');
    expect(github.files.get('content/academy.yaml')).toBe(unreadableText);
  });
});

test('after a deletion, the desk quotes each text that still names the course', async ({
  browser,
  desk,
}) => {
  const github = newGitHub();
  const home = contentText('home.yaml').replace(/^label: .*$/m, 'label: Begin with css');
  github.push('content/home.yaml', home);
  const context = await openWindow(browser, { storageState: signedIn(desk.address) });
  await github.serve(context);
  const page = await context.newPage();
  await publish(page);
  await page.goto(`${desk.address}/desk/words`);
  await openEntry(page, 'courses', 'CSS');
  await askToDelete(page);
  await expect(page.getByRole('dialog', { name: 'Deleted. This comes next:' })).toContainText(
    '“Home”, Label: “CSS” is gone, but this text still names it: “Begin with css”',
  );
  await context.close();
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
  await expect(page.getByText(/^“the texts of Name, phone, email, address” came/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Address, Country: / })).toBeVisible();
  await page
    .context()
    .grantPermissions(['clipboard-read', 'clipboard-write'], { origin: desk.address });
  await page.getByRole('button', { name: 'Copy “the texts of Name, phone' }).press('Enter');
  await expect(page.getByText('Copied. In “Samples that stay”, paste it')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('the texts of Name, phone, email, address\n');
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

/** A repository at GitHub with the texts of `content/`. */
function newGitHub(): GitHub {
  const texts = filesIn(contentFolder).filter(isText);
  return new GitHub(texts.map((path) => [`content/${path}`, contentText(path)]));
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

/** How many drafts the CMS keeps in the page's database. */
async function draftsOfCms(): Promise<number> {
  const answerTo = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const database = await answerTo(indexedDB.open('github:my-academy/website'));
  const drafts = database.transaction('draft-backups').objectStore('draft-backups');
  const count = await answerTo(drafts.count());
  database.close();
  return count;
}
