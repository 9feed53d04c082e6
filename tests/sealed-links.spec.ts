import { certificateLinks } from '../scripts/sealed/certificate-links.ts';
import { validator as words } from './content-words.ts';
import { sealedFiles, serveSealed } from './sealed-register.ts';
import { asha, expect, ravi, test as sealedTest } from './sealed-test.ts';

// A sealed register that opens by links only.

const { 'needs-link': needsLink } = words.sealed.faults;

const test = sealedTest.extend<{ readonly link: string }>({
  files: async ({ built }, use) => use(await sealedFiles(built.key, [asha, ravi], { link: true })),
  link: async ({ built, site }, use) => {
    const validator = `${site.address}/SearchById`;
    const [[, link] = ['', '']] = await certificateLinks([asha.id], {
      siteKey: built.key,
      prefixes: ['ITA'],
      validator,
    });
    await use(link);
  },
});

test('a certificate opens by the link that was handed out, which is kept with it and with no other', async ({
  page,
  link,
  batch,
  validator,
  requests,
}) => {
  await page.goto(`${link}).`);
  await expect(validator.result).toContainText('Asha has completed the Python course');
  await expect(page).toHaveURL(link);
  await expect(validator.box).toHaveValue(asha.id);
  await expect(validator.result.getByText(link)).toBeAttached();

  await validator.ask(ravi.id);
  await expect(validator.result).toContainText(needsLink.visitor);
  await expect(validator.result).not.toContainText(words.invalid.message);
  await expect(page).toHaveURL(`/SearchById#id=${ravi.id}`);
  await validator.expectValid(asha.id, asha);
  await expect(page).toHaveURL(link);
  await page.reload();
  await expect(validator.result).toContainText('Asha');

  await batch.unfold();
  await batch.check(ravi.id);
  await batch.expectRows([[1, ravi.id, words.several.answers.unread + needsLink.visitor, '', '']]);
  const secret = link.split('&k=')[1] ?? '';
  expect(secret).toMatch(/^[\da-f]{36}$/);
  expect(requests.filter(({ sent }) => sent.includes(secret))).toEqual([]);
});

test('without its link, or with one that was cut, no certificate is called invalid; one that is gone is', async ({
  page,
  built,
  site,
  link,
  validator,
}) => {
  for (const address of [`/SearchById#id=${asha.id}`, link.slice(0, -3)]) {
    // Else a link to the page that is open loads nothing.
    await page.goto('about:blank');
    await page.goto(address);
    await expect(validator.result).toContainText(needsLink.visitor);
    await expect(validator.result).not.toContainText(words.invalid.message);
  }
  serveSealed(site, await sealedFiles(built.key, [ravi], { link: true }));
  await page.goto('about:blank');
  await page.goto(link);
  await expect(validator.result).toContainText(words.invalid.message);
});
