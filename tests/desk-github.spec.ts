import { hash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  contentFolder,
  contentText,
  deskTest as test,
  deskTimeout,
  filesIn,
  openEntry,
  publish,
  save,
  stayOnThisMachine,
  tallWindow,
} from './desk-window.ts';

test.describe.configure({ timeout: deskTimeout });
test.use(tallWindow);

test('a lost connection and a wrong token are told in sentences; saves go to GitHub, and online together when she says so', async ({
  page,
  context,
  desk,
}) => {
  await stayOnThisMachine(page);
  await publish(page);
  await page.goto(`${desk.address}/desk/words`);
  await expect(page.getByText(/Choose “Sign In Using Access Token”/)).toBeVisible();
  const ask = page.getByRole('button', { name: 'Sign In Using Access Token' });
  await expect(ask).toBeVisible();
  const signIn = async () => {
    await ask.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('github_pat_0');
    await dialog.getByRole('button', { name: /sign in|ok/i }).press('Enter');
  };

  await context.setOffline(true);
  const told = page.getByText('This device is not connected to the internet.');
  await expect(told).toBeVisible();
  await context.setOffline(false);
  await expect(told).toBeHidden();

  const headers = { 'Access-Control-Allow-Origin': '*' };
  await page.route('https://api.github.com/**', (route) =>
    route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } }),
  );
  await signIn();
  await expect(page.getByText(/token is invalid/i).first()).toBeVisible();

  const gitHub = await serveGitHub(page);
  await signIn();
  await expect(page.getByText('Name, phone, email, address').first()).toBeVisible();
  for (const number of ['+91 20 2543 0000', '+91 20 2543 0009']) {
    await openEntry(page, 'facts', 'academy');
    await page.getByRole('textbox', { name: 'WhatsApp' }).fill(number);
    await save(page);
    const saved = contentText('academy.yaml').replace(/^whatsapp: .*/m, `whatsapp: "${number}"`);
    expect(gitHub.files.get('content/academy.yaml')).toBe(saved);
  }
  const commit = '[skip ci] content: change academy';
  expect(gitHub.sent, 'a save starts no publication').toEqual([commit, commit]);
  await page.getByRole('button', { name: 'Publish Changes' }).press('Enter');
  await expect.poll(() => gitHub.sent.at(-1)).toBe('sveltia-cms-publish');
});

/** What Sveltia CMS sends: an event that starts a workflow, or a question in GraphQL. */
interface Asked {
  readonly event_type: string;
  readonly query: string;
  readonly variables: {
    readonly input: {
      readonly message: { readonly headline: string };
      readonly fileChanges: {
        readonly additions: readonly { readonly path: string; readonly contents: string }[];
      };
    };
  };
}

/**
 * Answers in a page for GitHub, as far as Sveltia CMS asks it, with a repository of the content. Every token is good.
 *
 * @returns the texts on `main` by path; the messages of commits, and the types of events that start a workflow
 */
async function serveGitHub(page: Page) {
  const paths = filesIn(contentFolder).filter((path) => /\.(yaml|md)$/.test(path));
  const files = new Map(paths.map((path) => [`content/${path}`, contentText(path)]));
  const sent: string[] = [];
  const author = { name: 'A colleague', email: 'a@academy.example', user: null };
  const head = { oid: '1'.repeat(40), message: 'change', committedDate: '2026-11-22T10:00:00Z' };
  const ref = { target: { history: { nodes: [{ ...head, author }] } } };
  /** What a query calls `content_0`, `content_1` … */
  const each = <Found>(query: string, what: RegExp, found: (of: string) => Found) =>
    Object.fromEntries(
      [...query.matchAll(what)].map(([, name = '', of = '']) => [name, found(of)]),
    );

  const answerTo = (pathname: string, { event_type, query, variables }: Asked): unknown => {
    if (pathname === '/user') return { id: 1, name: 'The owner', login: 'owner' };
    if (pathname.includes('/collaborators/')) return undefined;
    if (pathname.includes('/git/trees/')) {
      const tree = [...files].map(([path, text]) => {
        return { type: 'blob', path, sha: hash('sha1', text), size: text.length };
      });
      return { tree };
    }
    if (pathname.endsWith('/dispatches')) {
      sent.push(event_type);
      return undefined;
    }
    if (query.includes('createCommitOnBranch')) {
      const { message, fileChanges } = variables.input;
      sent.push(message.headline);
      for (const { path, contents } of fileChanges.additions) {
        files.set(path, Buffer.from(contents, 'base64').toString());
      }
      const oids = each(query, /(file_\d+): file\(path: "([^"]*)"\)/g, (path) => {
        return { oid: hash('sha1', files.get(path) ?? '') };
      });
      return { data: { createCommitOnBranch: { commit: { ...head, ...oids } } } };
    }
    const texts = new Map([...files.values()].map((text) => [hash('sha1', text), text]));
    const contents = each(query, /(content_\d+): object\(oid: "(\w+)"\)/g, (sha) => {
      return { text: texts.get(sha), isTruncated: false };
    });
    const commits = each(query, /(commit_\d+): ref/g, () => ref);
    const repository = { defaultBranchRef: { name: 'main' }, ref, ...contents, ...commits };
    return { data: { repository } };
  };
  await page.route('https://api.github.com/**', (route) => {
    const request = route.request();
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*, Authorization',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ headers });
    const asked = (request.postDataJSON() ?? {}) as Asked;
    const json = answerTo(new URL(request.url()).pathname, asked);
    return route.fulfill(json === undefined ? { status: 204, headers } : { headers, json });
  });
  return { files, sent };
}
