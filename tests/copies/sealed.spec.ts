import { certificateLinks } from '../../scripts/register-links.ts';
import { fill } from '../../src/fill.ts';
import { validator as words } from '../support/content-words.ts';
import type { OwnSite } from '../support/own-site.ts';
import { recordTexts } from '../support/site-test.ts';
import {
  asha,
  builtEdition,
  expect,
  isSealed,
  mistyped,
  ravi,
  sealedDay,
  sealedFiles,
  serveSealed,
  test,
} from '../support/sealed-test.ts';

const { answers, notes } = words.list;
const { faults } = words.sealed;
const { 'needs-link': needsLink } = faults;

test('looking up a sealed ID leaves no trace', async ({ page, site, validator, requests }) => {
  // The link ends with characters that a mail program added.
  await validator.visit(`#id=${asha.id}).`);
  await expect(validator.result).toContainText(asha.student);
  await expect(page).toHaveURL(`/SearchById#id=${asha.id}`);

  const release = site.hold(/\.bin$/);
  await validator.ask(' ita 7k3m–9qxd.2fwa k');
  await expect(validator.result, 'while an ID is looked up').toHaveText(words.sealed.searching);
  release();
  await expect(validator.result).toContainText(fill(words.valid.sentence, ravi));
  // An ID that `register:ids` did not make must be typed exactly.
  await validator.expectInvalid('ita-2024-0001');

  // A bundle's name must not reveal the ID.
  const bundles = askedBundles(site);
  expect(bundles.length).toBeGreaterThan(0);
  for (const path of bundles) expect(path).toMatch(/^\/sealed\/[\da-f]{32}\/\d+\.bin$/);
  const carrying = requests.filter(({ sent }) => /ITA.?(2024|7K3M)/i.test(sent));
  expect(carrying, 'requests with an ID').toEqual([]);
  const kept = await page.evaluate(async () => ({
    stored: localStorage.length + sessionStorage.length,
    caches: await caches.keys(),
  }));
  expect(kept).toEqual({ stored: 0, caches: [] });

  await test.step('an ID that the visitor leaves before its answer gets no answer', async () => {
    const letGo = site.hold(/\.bin$/);
    await validator.ask('ITA-2024-0003');
    await expect(validator.result).toHaveText(words.sealed.searching);
    const said = await recordTexts(validator.result);
    await page.evaluate(() => (location.hash = ''));
    await expect(validator.result).toBeEmpty();
    letGo();
    // If the abandoned ID still got an answer, that answer would appear before Ravi's.
    await validator.expectValid(ravi.id, ravi);
    expect((await said.jsonValue()).join()).not.toContain(words.invalid.message);
  });
});

test('before React has loaded, the page requests the bucket of a link’s ID', async ({
  page,
  site,
  validator,
}) => {
  const letGo = site.hold(/\/react\.[^/]*\.js$/);
  await page.goto(`/SearchById#id=${asha.id}`, { waitUntil: 'commit' });
  await expect.poll(() => askedBundles(site)).toHaveLength(1);
  letGo();
  await expect(validator.result).toContainText(asha.student);
  expect(askedBundles(site)).toHaveLength(1);
  expect(site.asked.filter((path) => path === '/sealed/manifest.json')).toHaveLength(1);
});

test('in a sealed register, only an ID finds a certificate', async ({ page, site, validator }) => {
  const facts = { status: 'withdrawn', since: '2026-05-01' } as const;
  serveSealed(site, await sealedFiles([{ ...asha, facts }]));
  await validator.visit();
  for (const { text } of words.sealed.how.points) await expect(validator.main).toContainText(text);
  await expect(validator.box).toHaveAccessibleDescription(new RegExp(words.sealed.onlyId));

  await validator.expectInvalid(mistyped);
  await expect(validator.result).toContainText(words.invalid.mistyped);
  expect(askedBundles(site), 'for a mistyped ID').toEqual([]);

  await validator.search(asha.id);
  const { heading, sentence } = words.states.withdrawn;
  await validator.expectState({ heading, sentence: fill(sentence, asha) });
  await expect(validator.result).toContainText('1 May 2026');

  for (const text of [asha.student, asha.course, '', 'ITA-2024-0002']) {
    await validator.expectInvalid(text);
  }
  await expect(validator.result).toContainText(fill(words.sealed.invalid, { date: sealedDay() }));
  await page.emulateMedia({ media: 'print' });
  await expect(validator.fact(words.evidence.id)).toBeVisible();
  // A sealed register does not reveal the number of its certificates.
  await expect(page.getByText(words.evidence.certificates)).toHaveCount(0);
});

test('mistyped and repeated IDs cost no request', async ({ page, site, list, validator }) => {
  serveSealed(site, await sealedFiles([asha, { ...ravi, course: '' }]));
  await validator.visit();
  await list.unfold();
  await list.check([mistyped, asha.id, 'ita 7k3m 9qxd 2fwa k', 'Asha', asha.id].join('\n'));
  await list.expectRows([
    [1, mistyped, answers.mistyped, '', ''],
    [2, asha.id, answers.valid, 'Asha', 'Python'],
    [3, 'ita 7k3m 9qxd 2fwa k', answers.incomplete, 'Ravi', ''],
    [4, 'Asha', answers.unknown, '', ''],
    [5, asha.id, fill(notes.sameAs, { number: '2' }), 'Asha', 'Python'],
  ]);
  await list.expectCount('valid', 2);
  await page.emulateMedia({ media: 'print' });
  await expect(validator.fact(words.evidence.asOf)).toHaveText(sealedDay());
  expect(askedBundles(site)).toHaveLength(3);
});

test.describe('if the register gives no answer', () => {
  test.use({ expectedMessages: [/Failed to load resource|ERR_/] });

  test('the check of a list can go on after a failed request', async ({
    site,
    files,
    list,
    validator,
  }) => {
    await validator.visit();
    await list.unfold();
    site.answerOnly(isSealed, (_, response) => response.destroy());
    await list.check([mistyped, asha.id].join('\n'));
    await expect(list.result.getByRole('alert')).toHaveText(faults.unreachable.visitor);
    await list.expectRows([[1, mistyped, answers.mistyped, '', '']]);
    await list.expectCount('unknown', 0);
    serveSealed(site, files);
    await validator.tryAgain.click();
    await expect(validator.tryAgain).toHaveCount(0);
    await list.goOnButton.click();
    await list.expectCount('valid', 1);
    await expect(list.rows).toHaveCount(2);
  });

  test('a page that came without https says so', async ({ page, validator }) => {
    // Pages from this machine have `crypto.subtle` even without https.
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
    await page.goto(`/SearchById#id=${asha.id}`);
    await validator.expectFailure(faults['insecure-page'].visitor);
  });
});

test.describe('a register whose certificates open only with links', () => {
  test.use({ byLink: true });

  test('a certificate opens only with its complete link', async ({ page, site, validator }) => {
    const [link = ''] = await linksOf(site);
    await page.goto(`${link}).`);
    await expect(validator.result).toContainText(asha.student);
    await expect(page).toHaveURL(link);
    await expect(validator.box).toHaveValue(asha.id);
    await expect(validator.main.getByText(link)).toBeAttached();
    // The link's name warns that LinkedIn receives the certificate's secret.
    await expect(page.getByRole('link', { name: words.valid.linkedInLink })).toBeVisible();

    await validator.ask(ravi.id);
    await expect(validator.result).toContainText(needsLink.visitor);
    await expect(validator.result).not.toContainText(words.invalid.message);
    await expect(page).toHaveURL(`/SearchById#id=${ravi.id}`);
    await validator.expectValid(asha.id, asha);
    await expect(page).toHaveURL(link);

    const reopen = async (address: string) => {
      // Leaves the validator first, since a new fragment alone loads nothing.
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

  test('a list of links reveals no secrets', async ({ page, site, list, validator, requests }) => {
    const links = await linksOf(site);
    const [ofAsha = '', ofRavi = ''] = links;
    await validator.visit();
    await list.unfold();
    await list.check([...links, ofAsha.slice(0, -3)].join('\n'));
    await list.expectRows([
      [1, asha.id, answers.valid, 'Asha', 'Python'],
      [2, ravi.id, answers.valid, 'Ravi', 'Java'],
      [3, asha.id, fill(notes.sameAs, { number: '1' }), 'Asha', 'Python'],
    ]);
    const saved = await list.savedCsv();
    await list.rows.getByRole('link', { name: ravi.id }).click();
    await expect(validator.result).toContainText('Ravi');
    await expect(page).toHaveURL(ofRavi);

    await list.unfold();
    // The page must find the table's column of links without asking the server.
    await list.choose('links.tsv', `Name\tLink\nAsha, A.\t${ofAsha}\n`);
    await list.checkButton.click();
    await list.expectRows([[2, asha.id, answers.valid + notes.sameName, 'Asha', 'Python']]);
    expect((await list.savedCsv()).join()).not.toContain('&k=');
    await page.getByRole('button', { name: words.list.file.remove }).click();
    await list.check(asha.id);
    await list.expectRows([[1, asha.id, answers.unread + needsLink.visitor, '', '']]);
    await list.count('unread').click();
    await expect(list.ids.filter({ visible: true })).toHaveText([asha.id]);

    for (const [, secret = 'none'] of links.map((link) => link.split('&k='))) {
      expect(secret).toMatch(/^[\da-f]{36}$/);
      expect(saved.join()).not.toContain(secret);
      expect(requests.filter(({ sent }) => sent.includes(secret))).toEqual([]);
    }
  });
});

async function linksOf({ address }: OwnSite): Promise<string[]> {
  const validator = `${address}/SearchById`;
  const links = await certificateLinks(
    [asha.id, ravi.id],
    builtEdition().siteKey,
    ['ITA'],
    validator,
  );
  return links.map(([, link]) => link);
}

function askedBundles({ asked }: OwnSite): string[] {
  return asked.filter((path) => path.startsWith('/sealed/') && !path.endsWith('/manifest.json'));
}
