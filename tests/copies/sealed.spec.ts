import { fill } from '../../src/content/fill.ts';
import { validator as words } from '../content-words.ts';
import { manifestPath, sealedFiles, serveSealed } from '../sealed-register.ts';
import {
  asha,
  expect,
  expectFault,
  expectRecovery,
  manifests,
  ravi,
  sealedPaths,
  test,
} from '../sealed-test.ts';
import { ValidatorPage } from '../validator-page.ts';

// What the validator of a sealed register answers.

const inSample = { student: 'Sample Student 017', course: 'Java Full Stack' };

test('an ID of the sample is found, in one request after the manifest', async ({ page, site }) => {
  const validator = new ValidatorPage(page);
  await validator.visit();
  expect(sealedPaths(site)).toEqual([manifestPath]);
  await validator.expectValid('ITA-2024-0017', inSample);
  expect(sealedPaths(site)).toHaveLength(2);
  expect(sealedPaths(site)[1]).toMatch(/^\/sealed\/[\da-f]{32}\/\d+\.bin$/);
});

test('a link opens with its search done; an ID is understood however it is spaced; no request carries one, and nothing is left behind', async ({
  page,
  site,
  validator,
  requests,
}) => {
  // As a mail program spoils it.
  await page.goto(`/SearchById#id=${asha.id}).`);
  await expect(validator.result).toContainText(asha.student);
  await expect(page).toHaveURL(`/SearchById#id=${asha.id}`);

  const release = site.hold(/\.bin$/);
  await validator.ask(' ita 7k3m–9qxd.2fwa k');
  await expect(validator.result, 'while an ID is looked up').toHaveText(words.sealed.searching);
  release();
  const { id, student, course } = ravi;
  await expect(validator.result).toContainText(fill(words.valid.sentence, { id, student, course }));
  // An older form is taken as it is.
  await validator.expectInvalid('ita-2024-0001');

  const carrying = requests.filter(({ sent }) => /ITA.?(2024|7K3M)/i.test(sent));
  expect(carrying, 'requests with an ID').toEqual([]);
  const kept = await page.evaluate(async () => ({
    stored: localStorage.length + sessionStorage.length,
    caches: await caches.keys(),
  }));
  expect(kept).toEqual({ stored: 0, caches: [] });
});

test('a certificate without its student or course is neither valid nor invalid, alone and in a list', async ({
  site,
  batch,
  validator,
}) => {
  const { heading, student } = words.states.incomplete;
  serveSealed(site, await sealedFiles([{ ...asha, student: '' }, ravi]));
  await validator.visit();
  await validator.ask(asha.id);
  await expect(validator.result.getByRole('heading')).toHaveText(heading);
  await expect(validator.result.getByRole('definition')).toHaveText(student);
  await expect(validator.result).not.toContainText(words.valid.heading);
  await batch.unfold();
  await batch.check(asha.id);
  await batch.expectCount('incomplete', 1);
});

test('an ID that is not in the register is invalid as of its date, a mistyped one without a request; a certificate has its state, and only the ID can be looked up, as the page says', async ({
  page,
  site,
  validator,
}) => {
  const facts = { status: 'withdrawn', since: '2026-05-01' } as const;
  serveSealed(site, await sealedFiles([{ ...asha, facts }]));
  await validator.visit();
  const main = page.getByRole('main');
  for (const { text } of words.sealed.how.points) await expect(main).toContainText(text);
  for (const { text } of words.how.points.slice(1)) await expect(main).not.toContainText(text);
  await expect(validator.box).toHaveAccessibleDescription(new RegExp(words.sealed.onlyId));

  await validator.search('ITA-7K3M-9QXD-2FWA7');
  await expect(validator.result).toContainText(words.invalid.mistyped);
  expect(sealedPaths(site), 'asked for a mistyped ID').toEqual([manifestPath]);

  await validator.search(asha.id);
  await expect(validator.result).toContainText(words.states.withdrawn.heading);
  await expect(validator.result).toContainText('1 May 2026');
  await expect(validator.result).not.toContainText(words.valid.heading);

  for (const text of [asha.student, asha.course, '']) await validator.expectInvalid(text);
  await validator.expectInvalid('ITA-2024-0002');
  await expect(validator.result).toContainText(
    fill(words.sealed.invalid, { date: '20 November 2026' }),
  );
  await expect(page.getByRole('term').filter({ hasText: words.invalid.evidence.id })).toBeVisible();
  await expect(
    page.getByText(words.invalid.evidence.certificates),
    'the number of certificates',
  ).toHaveCount(0);
});

test.describe('a page that stays open', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('fetches a manifest older than five minutes again before anything is called invalid, gives no answer without it, and reads a new register', async ({
    page,
    site,
    files,
    validator,
  }) => {
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + Number(document.documentElement.dataset['minutes'] ?? 0) * 60_000;
    });
    const minutesPass = (minutes: number) =>
      page.evaluate((more) => {
        const { dataset } = document.documentElement;
        dataset['minutes'] = String(Number(dataset['minutes'] ?? 0) + more);
      }, minutes);
    await validator.visit();
    const added = { id: 'ITA-2024-0002', student: 'Meera', course: 'C' };
    await validator.expectInvalid(added.id);
    await minutesPass(4);
    await validator.expectInvalid(added.id);
    expect(manifests(site), 'manifests within five minutes').toBe(1);
    await minutesPass(6);
    await validator.expectInvalid(added.id);
    expect(manifests(site), 'manifests after five minutes').toBe(2);

    await minutesPass(6);
    serveSealed(site, new Map([...files].slice(0, -1)));
    await validator.ask(added.id);
    await expectFault(validator, 'damaged');
    const newer = await sealedFiles([asha, added]);
    await expectRecovery({ site, validator }, newer, added.student);

    const changed = { ...asha, course: 'Data Science' };
    serveSealed(site, await sealedFiles([changed]));
    await validator.expectValid(asha.id, changed);
  });
});
