import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '../../src/fill.ts';
import { validator as words } from '../support/content-words.ts';
import { keptFiles, test, visit } from '../support/kept-pages.ts';
import { asha, sealedDay, sealedFiles, serveSealed } from '../support/sealed-test.ts';
import { copyFolder, pageWith } from '../support/site-copies.ts';
import { expect } from '../validator/validator-test.ts';

test.use({ settings: 'sealed' });

test('if a sealed register may be cached, all offline answers come from one edition', async ({
  page,
  context,
  site,
  validator,
  nextRelease,
}) => {
  const keptEditions = async () => {
    const urls = await keptFiles(page);
    return [...new Set(urls.flatMap((url) => /\/sealed\/([\da-f]{32})\//.exec(url)?.[1] ?? []))];
  };
  // Turns the validator's page into the page that a build with `keepOffline: true` makes.
  const html = readFileSync(join(copyFolder('sealed'), 'SearchById.html'), 'utf8');
  const manifest = /(&quot;|")url\1:(\[0,)?\1\/sealed\//g;
  expect(html.match(manifest)).toHaveLength(2);
  const keeping = pageWith(html, (text) =>
    text.replaceAll(
      manifest,
      (place, quote: string, ofIsland = '') =>
        `${quote}keptIn${quote}:${ofIsland}${quote}sealed-register${quote}${ofIsland && ']'},${place}`,
    ),
  );
  site.answerOnly(
    ({ pathname }) => pathname === '/SearchById',
    (_, response) => response.setHeader('Content-Type', 'text/html').end(keeping),
  );
  serveSealed(site, await sealedFiles([asha]));
  await visit(page, '/SearchById');
  await page.reload();
  await validator.expectValid(asha.id, asha);
  await expect.poll(keptEditions).toHaveLength(1);
  const former = await keptEditions();

  await site.goAway();
  await context.setOffline(true);
  await page.goto('/courses');
  await page.goto(`/SearchById#id=${asha.id}`);
  const kept = fill(words.sealed.kept, { date: sealedDay() });
  for (const text of [asha.student, kept]) await expect(validator.result).toContainText(text);
  await validator.ask('ITA-2024-0002');
  await validator.expectFailure(words.sealed.faults.offline.visitor);

  await site.comeBack();
  await context.setOffline(false);
  serveSealed(site, await sealedFiles([]));
  await page.goto('/courses');
  await page.goto('/SearchById');
  await validator.expectInvalid(asha.id);
  await expect.poll(keptEditions).not.toEqual(former);
  expect(await keptEditions(), 'the number of kept editions').toHaveLength(1);

  site.deploy(await nextRelease());
  await page.goto('/about');
  await expect.poll(keptEditions, { timeout: 20_000 }).toEqual([]);
});
