import { certificateLinks } from '../../scripts/register-links.ts';
import { fill } from '../../src/fill.ts';
import { validator as words } from '../content-words.ts';
import {
  asha,
  expect,
  ravi,
  sealedFiles,
  serveSealed,
  siteKey,
  test as sealedTest,
} from '../sealed-test.ts';

// A sealed register that opens by links only.

const { 'needs-link': needsLink } = words.sealed.faults;
const { answers, notes } = words.list;

/** The links of both certificates, as they are handed out. */
const test = sealedTest.extend<{ readonly links: readonly [string, string] }>({
  files: ({}, use) => sealedFiles([asha, ravi], { link: true }).then(use),
  links: async ({ site }, use) => {
    const [[, ofAsha] = ['', ''], [, ofRavi] = ['', '']] = await certificateLinks(
      [asha.id, ravi.id],
      siteKey,
      ['ITA'],
      `${site.address}/SearchById`,
    );
    await use([ofAsha, ofRavi]);
  },
});

test('a certificate opens by the link that was handed out, which is kept with it and with no other; without it, or with one that was cut, it is not called invalid; one that is gone is', async ({
  page,
  site,
  links: [link],
  validator,
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

  const reopen = async (address: string) => {
    // Else a link to the page that is open loads nothing.
    await page.goto('about:blank');
    await page.goto(address);
  };
  for (const address of [`/SearchById#id=${asha.id}`, link.slice(0, -3)]) {
    await reopen(address);
    await expect(validator.result).toContainText(needsLink.visitor);
    await expect(validator.result).not.toContainText(words.invalid.message);
  }
  serveSealed(site, await sealedFiles([ravi], { link: true }));
  await reopen(link);
  await expect(validator.result).toContainText(words.invalid.message);
});

test('a list of links is checked, each with its own secret, which opens the single answer too and goes into no file and no request; an ID without its link could not be read', async ({
  page,
  links,
  list,
  validator,
  requests,
}) => {
  await validator.visit();
  await list.unfold();
  await list.check([...links, links[0].slice(0, -3)].join('\n'));
  await list.expectRows([
    [1, asha.id, answers.valid, 'Asha', 'Python'],
    [2, ravi.id, answers.valid, 'Ravi', 'Java'],
    [3, asha.id, fill(notes.sameAs, { number: '1' }), 'Asha', 'Python'],
  ]);
  const saved = await list.savedCsv();
  await list.rows.getByRole('link', { name: ravi.id }).click();
  await expect(validator.result).toContainText('Ravi');
  await expect(page).toHaveURL(links[1]);

  await list.unfold();
  // A tabled list has its column of links found without a register that could tell.
  await list.choose('links.tsv', `Name\tLink\nAsha, A.\t${links[0]}\n`);
  await list.submit();
  await list.expectRows([[1, asha.id, answers.valid, 'Asha', 'Python']]);
  await page.getByRole('button', { name: words.list.file.remove }).click();
  await list.check(asha.id);
  await list.expectRows([[1, asha.id, answers.unread + needsLink.visitor, '', '']]);
  await list.notValid.check();
  await expect(list.ids.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('radio', { name: answers.unread }).check();
  await expect(list.ids.filter({ visible: true })).toHaveText([asha.id]);

  for (const [, secret = 'none'] of links.map((link) => link.split('&k='))) {
    expect(secret).toMatch(/^[\da-f]{36}$/);
    expect(saved.join()).not.toContain(secret);
    expect(requests.filter(({ sent }) => sent.includes(secret))).toEqual([]);
  }
});
