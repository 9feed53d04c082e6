import { certificateLinks } from '../../scripts/register-links.ts';
import { fill } from '../../src/fill.ts';
import { validator as words } from '../content-words.ts';
import { sealedFiles, serveSealed, siteKey } from '../sealed-register.ts';
import { asha, expect, ravi, test as sealedTest } from '../sealed-test.ts';

// A sealed register that opens by links only.

const { 'needs-link': needsLink } = words.sealed.faults;
const { answers, notes } = words.list;

/** The links of both certificates, as they are handed out. */
const test = sealedTest.extend<{ readonly links: readonly [string, string] }>({
  files: async ({}, use) => use(await sealedFiles([asha, ravi], { link: true })),
  links: async ({ site }, use) => {
    const [[, ofAsha] = ['', ''], [, ofRavi] = ['', '']] = await certificateLinks(
      [asha.id, ravi.id],
      { siteKey, prefixes: ['ITA'], validator: `${site.address}/SearchById` },
    );
    await use([ofAsha, ofRavi]);
  },
});

const secretOf = (link: string) => link.split('&k=')[1] ?? 'none';

test('a certificate opens by the link that was handed out, which is kept with it and with no other', async ({
  page,
  links: [link],
  batch,
  validator,
  requests,
}) => {
  await page.goto(`${link}).`);
  await expect(validator.result).toContainText(asha.student);
  await expect(page).toHaveURL(link);
  await expect(validator.box).toHaveValue(asha.id);
  await expect(validator.main.getByText(link)).toBeAttached();

  await validator.ask(ravi.id);
  await expect(validator.result).toContainText(needsLink.visitor);
  await expect(validator.result).not.toContainText(words.invalid.message);
  await expect(page).toHaveURL(`/SearchById#id=${ravi.id}`);
  await validator.expectValid(asha.id, asha);
  await expect(page).toHaveURL(link);
  await page.reload();
  await expect(validator.result).toContainText(asha.student);

  await batch.unfold();
  await batch.check(ravi.id);
  await batch.expectRows([[1, ravi.id, answers.unread + needsLink.visitor, '', '']]);
  await batch.notValid.check();
  await expect(batch.ids.filter({ visible: true })).toHaveCount(0);
  await batch.unread.check();
  await expect(batch.ids.filter({ visible: true })).toHaveText([ravi.id]);
  expect(secretOf(link)).toMatch(/^[\da-f]{36}$/);
  expect(requests.filter(({ sent }) => sent.includes(secretOf(link)))).toEqual([]);
});

test('a list of links is checked, each with its own secret, which opens the single answer too and goes into no file', async ({
  page,
  links,
  batch,
  validator,
  requests,
}) => {
  await validator.visit();
  await batch.unfold();
  await batch.check([...links, links[0].slice(0, -3)].join('\n'));
  await batch.expectRows([
    [1, asha.id, answers.valid, 'Asha', 'Python'],
    [2, ravi.id, answers.valid, 'Ravi', 'Java'],
    [3, asha.id, fill(notes.sameAs, { number: '1' }), 'Asha', 'Python'],
  ]);
  const saved = JSON.stringify(await batch.savedCsv());
  await batch.rows.getByRole('link', { name: ravi.id }).click();
  await expect(validator.result).toContainText('Ravi');
  await expect(page).toHaveURL(links[1]);
  for (const secret of links.map(secretOf)) {
    expect(saved).not.toContain(secret);
    expect(requests.filter(({ sent }) => sent.includes(secret))).toEqual([]);
  }
  // A tabled list has its column of links found without a register that could tell.
  await batch.unfold();
  await batch.choose('links.tsv', Buffer.from(`Name\tLink\nAsha, A.\t${links[0]}\n`));
  await batch.submit();
  await batch.expectRows([[1, asha.id, answers.valid, 'Asha', 'Python']]);
});

test('without its link, or with one that was cut, no certificate is called invalid; one that is gone is', async ({
  page,
  site,
  links: [link],
  validator,
}) => {
  for (const address of [`/SearchById#id=${asha.id}`, link.slice(0, -3)]) {
    // Else a link to the page that is open loads nothing.
    await page.goto('about:blank');
    await page.goto(address);
    await expect(validator.result).toContainText(needsLink.visitor);
    await expect(validator.result).not.toContainText(words.invalid.message);
  }
  serveSealed(site, await sealedFiles([ravi], { link: true }));
  await page.goto('about:blank');
  await page.goto(link);
  await expect(validator.result).toContainText(words.invalid.message);
});
