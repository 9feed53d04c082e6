import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect as expectSoon, type Page } from '@playwright/test';
import { findGit } from '../scripts/desk/live/find-git.ts';
import { gitIn } from '../scripts/desk/live/git.ts';
import {
  contentFolder,
  type Desk,
  deskTest as test,
  deskTimeout,
  repository,
  stayOnThisMachine,
  withDesk,
} from './desk-window.ts';
import { makeRepository } from './repository.ts';

test.describe.configure({ mode: 'default', timeout: deskTimeout });

// The desk asks Git, and the check.
const expect = expectSoon.configure({ timeout: 60_000 });

test.beforeEach(async ({ page }) => {
  await stayOnThisMachine(page);
});

interface Checkout {
  /** The folder of the website, with `content/` and Git. */
  readonly work: string;
  /** The repository that it is sent to. */
  readonly remote: string;
  readonly desk: Desk;
}

const program = findGit() ?? 'git';

const hereTest = test.extend<{ readonly here: Checkout }>({
  here: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'desk-live-'));
      const [work, remote] = [join(folder, 'website'), join(folder, 'remote.git')];
      cpSync(contentFolder, join(work, 'content'), { recursive: true });
      await makeRepository(gitIn(work, program), remote);
      await withDesk((desk) => use({ work, remote, desk }), {}, work);
      rmSync(folder, { recursive: true });
    },
    { timeout: deskTimeout },
  ],
});

test.describe('on this computer', () => {
  hereTest(
    'a change is told in plain words, what the check refuses is not published, and what it accepts is, with the words that were typed; axe finds nothing, and nothing needs sideways scrolling',
    async ({ page, here: { work, remote, desk } }) => {
      const phone = changePhone(work);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${desk.address}/desk/live`);
      await expect(
        page.getByRole('link', { name: 'Phones in “Name, phone, email, address”' }),
      ).toHaveAttribute('href', 'words#/collections/facts/entries/academy');
      await expect(page.getByText(`“+91 20 2543 0000” in place of “${phone}”`)).toBeVisible();
      const message = page.getByLabel('What you changed, in a few words');
      await expect(message).toHaveValue('Phones in “Name, phone, email, address”');
      await expect(page.getByRole('heading', { level: 3, name: 'The register' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Publish' })).toBeVisible();

      for (const summary of await page.locator('summary').all()) await summary.press('Enter');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      }

      const publish = page.getByRole('button', { name: 'Publish', exact: true });
      const restorePhone = spoil(work, 'whatsapp', '020 2543 0000');
      await publish.click();
      await expect(page.getByText('The check finds a fault, and would keep')).toBeVisible();
      await expect(page.getByText('must be in international form').first()).toBeAttached();
      await page.getByRole('button', { name: 'Build the preview' }).click();
      await expect(
        page.getByText('The check finds a fault, so the site can’t be built.'),
      ).toBeVisible();
      await expect(message).toHaveValue('Phones and WhatsApp in “Name, phone, email, address”');
      expect(await lastCommit(remote), 'what was sent by then').toBe('start\n');

      restorePhone();
      await message.fill('Our new phone number');
      const restoreEmail = spoil(work, 'email', 'none');
      await publish.click();
      await expect(page.getByText('must be an e-mail address').first()).toBeAttached();
      await expect(page.getByRole('link', { name: /^Email and phones/ })).toBeVisible();
      await expect(message, 'what was typed').toHaveValue('Our new phone number');

      restoreEmail();
      await publish.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Sent.' })).toBeVisible();
      await expect(page.getByText('Nothing was changed since you last published.')).toBeVisible();
      expect(await lastCommit(remote)).toBe('Our new phone number\n');
    },
  );

  /** Changes the first number; gives the one that it was. */
  function changePhone(work: string): string {
    const file = join(work, 'content/academy.yaml');
    const text = readFileSync(file, 'utf8');
    const [phone = ''] = /(?<=^phones:\n *- "?)[+\d][\d ]*/m.exec(text) ?? [];
    writeFileSync(file, text.replace(phone, '+91 20 2543 0000'));
    return phone;
  }

  /** Saves a fault in the same file; gives what takes it out again. */
  function spoil(work: string, field: string, value: string): () => void {
    const file = join(work, 'content/academy.yaml');
    const before = readFileSync(file, 'utf8');
    const others = before.replace(new RegExp(`^${field}: .*\n`, 'm'), '');
    writeFileSync(file, `${others}${field}: ${value}\n`);
    return () => writeFileSync(file, before);
  }

  async function lastCommit(remote: string): Promise<string> {
    return (await gitIn(remote, program)('log', '-1', '--format=%s')).out;
  }
});

test.describe('published', () => {
  test('a change that was not put online says at which step, what to do, and what visitors see', async ({
    page,
    publishedDesk: desk,
  }) => {
    await answerAsGitHub(page, {
      'actions/workflows/publish.yml/runs': {
        workflow_runs: [run(2, 'failure'), run(1, 'success')],
      },
      'actions/runs/2/jobs': {
        jobs: [job('test / test', 'failure', 'Run npm run check -- --live')],
      },
      'actions/runs/1/jobs': { jobs: [job('cloudflare-pages', 'success')] },
      'compare/commit-1...main': { files: [{ filename: 'content/home.yaml', status: 'removed' }] },
    });
    await page.goto(`${desk.address}/desk/live`);
    await expect(page.getByText('The check found something that must not go online')).toBeVisible();
    await expect(page.getByText('Visitors see what was published on 22 Nov')).toBeVisible();
    await expect(page.getByText('Gone: “Home”')).toBeVisible();
    await expect(page.getByRole('link', { name: 'its page at GitHub' })).toHaveAttribute(
      'href',
      `https://github.com/${repository}/actions/runs/2`,
    );
    await expectNoViolations(page);
  });

  test('without a network it says so, and looks again when asked; a private repository asks for a token; a wrong one is told in a sentence, and the next is asked with', async ({
    page,
    publishedDesk: desk,
  }) => {
    await page.goto(`${desk.address}/desk/live`);
    await expect(page.getByText('GitHub could not be reached.')).toBeVisible();

    await answerAsGitHub(page, {});
    await page.getByRole('button', { name: 'Look again' }).press('Enter');
    await expect(page.getByText('or does not show it to everybody.')).toBeVisible();
    await answerAsGitHub(page, { 'actions/workflows/publish.yml/runs': { workflow_runs: [] } });
    await page.getByLabel('Token from GitHub').fill('wrong');
    await page.getByRole('button', { name: 'Use it' }).press('Enter');
    await expect(page.getByText('GitHub does not know this token.')).toBeVisible();
    await page.getByLabel('Token from GitHub').fill('github_pat_0');
    await page.getByRole('button', { name: 'Use it' }).press('Enter');
    await expect(page.getByText('Nothing was published yet.')).toBeVisible();
  });
});

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Answers for GitHub's API: what is asked for below the repository, by its path. */
async function answerAsGitHub(page: Page, answers: Readonly<Record<string, unknown>>) {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*, Authorization',
  };
  await page.route('https://api.github.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname.replace(`/repos/${repository}/`, '');
    if (route.request().headers()['authorization'] === 'Bearer wrong') {
      return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } });
    }
    return path in answers
      ? route.fulfill({ headers, json: answers[path] })
      : route.fulfill({ status: 404, headers, json: { message: 'Not Found' } });
  });
}

function run(id: number, conclusion: string) {
  return {
    id,
    conclusion,
    status: 'completed',
    html_url: `https://github.com/${repository}/actions/runs/${id}`,
    head_sha: `commit-${id}`,
    display_title: 'New phone number',
    updated_at: '2026-11-22T06:00:00Z',
  };
}

function job(name: string, conclusion: string, failedStep?: string) {
  const steps = failedStep === undefined ? [] : [{ name: failedStep, conclusion: 'failure' }];
  return { name, conclusion, steps };
}
