import { validator as words } from './content-words.ts';
import { manifestPath, sealedFiles, serveSealed } from './sealed-register.ts';
import { asha, expect, ravi, sealedPaths, test } from './sealed-test.ts';
import { ValidatorPage } from './validator-page.ts';

// What the validator of a sealed register answers.

const inSample = { student: 'Sample Student 017', course: 'Java Full Stack' };

test('an ID of the sample is found, in one request after the manifest', async ({ page, site }) => {
  const validator = new ValidatorPage(page);
  await page.goto('/SearchById');
  await expect(validator.box).toBeVisible();
  expect(sealedPaths(site)).toEqual([manifestPath]);
  await validator.expectValid('ITA-2024-0017', inSample);
  expect(sealedPaths(site)).toHaveLength(2);
  expect(sealedPaths(site)[1]).toMatch(/^\/sealed\/[\da-f]{32}\/00\/0[\da-f]\.bin$/);
});

test('no request carries the ID, and the search for it leaves nothing behind but the newest version', async ({
  page,
  validator,
  requests,
}) => {
  await validator.visit();
  await validator.expectValid(ravi.id, { student: 'Ravi', course: 'Java' });
  await validator.expectInvalid('ITA-2024-0002');
  const carrying = requests.filter(({ sent }) => /ITA-(2024|7K3M)/.test(sent));
  expect(carrying).toEqual([]);
  const kept = await page.evaluate(async () => ({
    stored: JSON.stringify(localStorage),
    caches: await caches.keys(),
  }));
  expect(kept.stored).toContain('1800000000');
  expect(kept.stored).not.toMatch(/ITA/);
  expect(kept.caches).toEqual([]);
});

test('an ID that is not in the register is invalid as of its date, and no number of certificates is told', async ({
  page,
  validator,
}) => {
  await validator.visit();
  await validator.expectInvalid('ITA-2024-0002');
  await expect(validator.result).toContainText(
    words.sealed.invalid.replace('{date}', '20 November 2026'),
  );
  await expect(page.getByRole('term').filter({ hasText: words.invalid.evidence.id })).toBeVisible();
  await expect(page.getByText(words.invalid.evidence.certificates)).toHaveCount(0);
});

test('only the ID can be looked up, and the page says so', async ({ validator }) => {
  await validator.visit();
  await expect(validator.box).toHaveAccessibleDescription(new RegExp(words.sealed.onlyId));
  for (const text of ['Asha', 'Python', '']) await validator.expectInvalid(text);
});

test('what the page says of the look-up is true of a sealed register', async ({
  page,
  validator,
}) => {
  await validator.visit();
  const main = page.getByRole('main');
  for (const { text } of words.sealed.how.points) await expect(main).toContainText(text);
  for (const { text } of words.how.points.slice(1)) await expect(main).not.toContainText(text);
});

test('an ID of the academy’s own form is understood however it is spaced and in whatever case', async ({
  validator,
}) => {
  await validator.visit();
  const { student, course } = ravi;
  await validator.expectValid(' ita 7k3m–9qxd.2fwa k', { student, course, shownId: ravi.id });
  await validator.expectInvalid('ita-2024-0001');
});

test('an ID with a wrong character is told from one that is not in the register, without a request', async ({
  site,
  validator,
}) => {
  await validator.visit();
  await validator.search('ITA-7K3M-9QXD-2FWA7');
  await expect(validator.result).toContainText(words.invalid.mistyped);
  expect(sealedPaths(site)).toEqual([manifestPath]);
});

test('a certificate of a sealed register has its state', async ({ site, built, validator }) => {
  const facts = { status: 'withdrawn', since: '2026-05-01' } as const;
  serveSealed(site, await sealedFiles(built.key, [{ ...asha, facts }]));
  await validator.visit();
  await validator.search(asha.id);
  await expect(validator.result).toContainText(words.states.withdrawn.heading);
  await expect(validator.result).toContainText('1 May 2026');
  await expect(validator.result).not.toContainText(words.valid.heading);
});

test('a link opens with its search done, also as a mail program spoils it', async ({
  page,
  validator,
}) => {
  await page.goto(`/SearchById#id=${asha.id}).`);
  await expect(validator.result).toContainText('Asha has completed the Python course');
  await expect(page).toHaveURL(`/SearchById#id=${asha.id}`);
});

test('while an ID is looked up, the last answer is not shown', async ({ site, validator }) => {
  await validator.visit();
  await validator.expectValid(asha.id, asha);
  const release = site.hold(/\.bin$/);
  await validator.ask(ravi.id);
  await expect(validator.result).toHaveText(words.sealed.searching);
  release();
  await expect(validator.result).toContainText('Ravi');
});
