import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { validator as words } from '../content-words.ts';
import { keptFiles, keptReleases, test as keptTest, visit } from '../kept-pages.ts';
import { nextRelease } from '../next-release.ts';
import type { OwnSite } from '../own-site.ts';
import { sealedFiles, serveSealed } from '../sealed-register.ts';
import { asha } from '../sealed-test.ts';
import { expect } from '../site-test.ts';
import { ValidatorPage } from '../validator-page.ts';

// What a browser keeps of a sealed register, and what it says without a connection.

const test = keptTest.extend<{ readonly validator: ValidatorPage }>({
  settings: 'sealed',
  validator: ({ page }, use) => use(new ValidatorPage(page)),
});
const { offline } = words.sealed.faults;

test('nothing of a sealed register is kept, unless the owner says so', async ({
  page,
  context,
  ownSite,
  validator,
}) => {
  serveSealed(ownSite, await sealedFiles([asha]));
  await lookUp(page, validator);
  expect((await keptFiles(page)).filter((url) => url.includes('/sealed/'))).toEqual([]);
  await goOffline(page, ownSite);
  await page.goto(`/SearchById#id=${asha.id}`);
  await validator.expectFailure(offline.visitor);
  await context.setOffline(false);
});

test('where the owner lets browsers keep the register, what was looked up is found offline, with its date; what was not is never invalid; only the newest edition is kept, and a release without leave drops it', async ({
  page,
  context,
  ownSite,
  folder,
  validator,
}) => {
  const next = await keepingRelease(folder);
  ownSite.deploy(next);
  serveSealed(ownSite, await sealedFiles([asha]));
  await lookUp(page, validator);
  const [former, ...others] = await keptEditions(page);
  expect(others).toEqual([]);

  await goOffline(page, ownSite);
  await page.goto(`/SearchById#id=${asha.id}`);
  const kept = fill(words.sealed.kept, { date: '20 November 2026' });
  for (const text of [asha.student, kept]) await expect(validator.result).toContainText(text);
  await validator.ask('ITA-2024-0002');
  await validator.expectFailure(offline.visitor);

  await ownSite.comeBack();
  await context.setOffline(false);
  serveSealed(ownSite, await sealedFiles([]));
  await page.goto('/SearchById');
  await validator.expectInvalid(asha.id);
  await expect.poll(() => keptEditions(page)).not.toContain(former);
  expect(await keptEditions(page), 'the newest edition').toHaveLength(1);

  const releases = await keptReleases(page);
  ownSite.deploy(folder);
  await page.goto('/about');
  await expect.poll(() => keptReleases(page), { timeout: 20_000 }).not.toEqual(releases);
  await expect.poll(() => keptEditions(page), { timeout: 20_000 }).toEqual([]);
  rmSync(dirname(next), { recursive: true });
});

/** The site as it is built with `keepOffline: true` too. */
async function keepingRelease(folder: string): Promise<string> {
  const next = await nextRelease(folder, { heading: words.heading, keepOffline: true });
  const file = join(next, 'SearchById.html');
  const html = readFileSync(file, 'utf8');
  const keeping = html.replace(
    /&quot;url&quot;:\[0,&quot;\/sealed\//,
    '&quot;keptIn&quot;:[0,&quot;sealed-register&quot;],$&',
  );
  if (keeping === html) throw new Error('The page names no manifest.');
  writeFileSync(file, keeping);
  return next;
}

/** Looks an ID up in a page that a service worker serves. */
async function lookUp(page: Page, validator: ValidatorPage) {
  await visit(page, '/SearchById');
  await page.reload();
  await expect(validator.box).toBeVisible();
  await validator.expectValid(asha.id, asha);
}

async function goOffline(page: Page, ownSite: OwnSite) {
  await ownSite.goAway();
  await page.context().setOffline(true);
  await page.goto('/courses');
}

async function keptEditions(page: Page): Promise<string[]> {
  const urls = await keptFiles(page);
  return [...new Set(urls.flatMap((url) => /\/sealed\/([\da-f]{32})\//.exec(url)?.[1] ?? []))];
}
