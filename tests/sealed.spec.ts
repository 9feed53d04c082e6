import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { SealedFaultKind } from '../src/register/sealed/sealed-fault.ts';
import { makeKeyFile, readKeyFile } from '../src/register/sealed/key-file.ts';
import { validator as words } from './content-words.ts';
import { OwnSite } from './own-site.ts';
import {
  manifestPath,
  sealedFiles,
  serveSealed,
  withBuckets,
  withManifest,
  type SealedFiles,
} from './sealed-register.ts';
import { sealedSite, type SealedSite } from './sealed-site.ts';
import { expect, test as siteTest } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

// The validator of the site that is built with `sealed: true`.

const random = 'ITA-7K3M-9QXD-2FWAK';
const asha = { id: 'ITA-2024-0001', student: 'Asha', course: 'Python' };
const ravi = { id: random, student: 'Ravi', course: 'Java' };

interface SealedFixtures {
  readonly site: OwnSite;
  readonly files: SealedFiles;
  readonly validator: ValidatorPage;
}

const test = siteTest.extend<SealedFixtures, { readonly built: SealedSite }>({
  built: [async ({}, use) => use(await sealedSite()), { scope: 'worker', timeout: 600_000 }],
  site: async ({ built }, use) => {
    const site = await OwnSite.start(built.folder);
    await use(site);
    await site.goAway();
  },
  baseURL: ({ site }, use) => use(site.address),
  files: async ({ built }, use) => use(await sealedFiles(built.key, [asha, ravi])),
  validator: async ({ page, site, files }, use) => {
    serveSealed(site, files);
    await use(new ValidatorPage(page));
  },
});

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
  await open(page, validator);
  await validator.expectValid(random, { student: 'Ravi', course: 'Java' });
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
  await open(page, validator);
  await validator.expectInvalid('ITA-2024-0002');
  await expect(validator.result).toContainText(
    words.sealed.invalid.replace('{date}', '20 November 2026'),
  );
  await expect(page.getByRole('term').filter({ hasText: words.invalid.evidence.id })).toBeVisible();
  await expect(page.getByText(words.invalid.evidence.certificates)).toHaveCount(0);
});

test('only the ID can be looked up, and the page says so', async ({ page, validator }) => {
  await open(page, validator);
  await expect(validator.box).toHaveAccessibleDescription(new RegExp(words.sealed.onlyId));
  for (const text of ['Asha', 'Python', '']) await validator.expectInvalid(text);
});

test('what the page says of the look-up is true of a sealed register', async ({
  page,
  validator,
}) => {
  await open(page, validator);
  const main = page.getByRole('main');
  for (const { text } of words.sealed.how.points) await expect(main).toContainText(text);
  for (const { text } of words.how.points.slice(1)) await expect(main).not.toContainText(text);
});

test('an ID of the academy’s own form is understood however it is spaced and in whatever case', async ({
  page,
  validator,
}) => {
  await open(page, validator);
  const { student, course } = ravi;
  await validator.expectValid(' ita 7k3m–9qxd.2fwa k', { student, course, shownId: random });
  await validator.expectInvalid('ita-2024-0001');
});

test('an ID with a wrong character is told from one that is not in the register, without a request', async ({
  page,
  site,
  validator,
}) => {
  await open(page, validator);
  await validator.search('ITA-7K3M-9QXD-2FWA7');
  await expect(validator.result).toContainText(words.invalid.mistyped);
  expect(sealedPaths(site)).toEqual([manifestPath]);
});

test('a certificate of a sealed register has its state', async ({
  page,
  site,
  built,
  validator,
}) => {
  const facts = { status: 'withdrawn', since: '2026-05-01' } as const;
  serveSealed(site, await sealedFiles(built.key, [{ ...asha, facts }]));
  await open(page, validator);
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

test('while an ID is looked up, the last answer is not shown', async ({
  page,
  site,
  validator,
}) => {
  await open(page, validator);
  await validator.expectValid(asha.id, asha);
  const release = site.hold(/\.bin$/);
  await validator.box.fill(random);
  await validator.box.press('Enter');
  await expect(validator.result).toHaveText(words.sealed.searching);
  release();
  await expect(validator.result).toContainText('Ravi');
});

const flip = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

type Damage = (files: SealedFiles) => SealedFiles;

/** What goes wrong when the page opens, or with the first search; and what is said of it. */
const faults: readonly (readonly [what: string, kind: SealedFaultKind, damage: Damage])[] = [
  ['a changed byte', 'damaged', (files) => withBuckets(files, (bytes) => flip(bytes, 5000))],
  [
    'a bucket cut short',
    'damaged',
    (files) => withBuckets(files, (bytes) => bytes.subarray(0, 9000)),
  ],
  ['a missing bucket', 'damaged', (files) => new Map([...files].slice(-1))],
  ['a missing manifest', 'damaged', (files) => new Map([...files].slice(0, -1))],
  ['half a manifest', 'damaged', (files) => withManifest(files, (text) => text.slice(0, 200))],
  [
    'a manifest with another date',
    'untrusted',
    (files) => withManifest(files, (text) => text.replace('2026-11-20', '2026-11-21')),
  ],
];

test.describe('a sealed register that can’t be verified', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  for (const [what, kind, damage] of faults) {
    test(`${what}: it says so, never that the ID is invalid, and "Try again" recovers`, async ({
      page,
      site,
      files,
      validator,
    }) => {
      serveSealed(site, damage(files));
      await page.goto(`/SearchById#id=${asha.id}`);
      await expectFault(validator, kind);
      serveSealed(site, files);
      await validator.tryAgain.click();
      await expect(validator.result).toContainText('Asha');
    });
  }

  test('of another key than the page’s asks for a reload, which "Try again" does', async ({
    page,
    site,
    files,
    validator,
  }) => {
    const other = await readKeyFile(await makeKeyFile());
    serveSealed(site, await sealedFiles(other, [asha]));
    await page.goto(`/SearchById#id=${asha.id}`);
    await expectFault(validator, 'outdated-page');
    serveSealed(site, files);
    const reloaded = page.waitForEvent('load');
    await validator.tryAgain.click();
    await reloaded;
    await expect(validator.result).toContainText('Asha');
  });

  test('that is older than this browser has seen is refused, also in the next visit', async ({
    page,
    site,
    built,
    files,
    validator,
  }) => {
    await open(page, validator);
    const older = await sealedFiles(built.key, [], { now: 1_799_999_000, date: '2026-11-19' });
    serveSealed(site, older);
    await page.goto(`/about`);
    await page.goto(`/SearchById#id=${asha.id}`);
    await expectFault(validator, 'older');
    serveSealed(site, files);
    await validator.tryAgain.click();
    await expect(validator.result).toContainText('Asha');
  });

  test('of the same version as the one that was seen, but other content, is refused', async ({
    page,
    site,
    built,
    validator,
  }) => {
    await open(page, validator);
    serveSealed(site, await sealedFiles(built.key, [ravi]));
    await page.reload();
    await expectFault(validator, 'older');
  });

  test('is refused where another tab has seen a newer one', async ({
    page,
    context,
    site,
    built,
    files,
    validator,
  }) => {
    await open(page, validator);
    const newer = await sealedFiles(built.key, [asha], { now: 1_900_000_000 });
    serveSealed(site, newer);
    const other = await context.newPage();
    await open(other, new ValidatorPage(other));
    serveSealed(site, files);
    await page.goto(`/SearchById#id=${asha.id}`);
    await page.reload();
    await expectFault(validator, 'older');
  });
});

test.describe('without localStorage', () => {
  for (const [what, method] of [
    ['refused', 'getItem'],
    ['full', 'setItem'],
  ] as const) {
    test(`which is ${what}, the register is read, and found and invalid are told apart`, async ({
      page,
      validator,
    }) => {
      await page.addInitScript((name) => {
        Storage.prototype[name] = () => {
          throw new DOMException('no', 'QuotaExceededError');
        };
      }, method);
      await open(page, validator);
      await validator.expectValid(asha.id, asha);
      await validator.expectInvalid('ITA-2024-0002');
    });
  }

  test('a page that is open still refuses an older register than it has seen itself', async ({
    page,
    site,
    built,
    validator,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
    });
    await shiftableClock(site, built);
    await open(page, validator);
    serveSealed(site, await sealedFiles(built.key, [asha], { now: 1_799_999_000 }));
    await minutesPass(page, 6);
    await searchOnly(validator, asha.id);
    await expectFault(validator, 'older');
  });
});

test.describe('five minutes after the manifest was fetched', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('it is fetched again before anything is called invalid, and not before that', async ({
    page,
    site,
    built,
    validator,
  }) => {
    await shiftableClock(site, built);
    await open(page, validator);
    await validator.expectInvalid('ITA-2024-0002');
    await minutesPass(page, 4);
    await validator.expectInvalid('ITA-2024-0003');
    expect(manifests(site)).toBe(1);
    await minutesPass(page, 6);
    await validator.expectInvalid('ITA-2024-0004');
    expect(manifests(site)).toBe(2);
  });

  test('without the newest there is no answer, and a certificate that was added is found', async ({
    page,
    site,
    built,
    files,
    validator,
  }) => {
    await shiftableClock(site, built);
    await open(page, validator);
    const added = { id: 'ITA-2024-0002', student: 'Meera', course: 'C' };
    await validator.expectInvalid(added.id);
    await minutesPass(page, 6);
    serveSealed(site, new Map([...files].slice(0, -1)));
    await searchOnly(validator, added.id);
    await expectFault(validator, 'damaged');
    const newer = await sealedFiles(built.key, [asha, added], { now: 1_800_000_100 });
    serveSealed(site, newer);
    await validator.tryAgain.click();
    await expect(validator.result).toContainText('Meera');
  });
});

test('a page that was open while a new register was published reads the new one', async ({
  page,
  site,
  built,
  validator,
}) => {
  await open(page, validator);
  const changed = { ...asha, course: 'Data Science' };
  serveSealed(site, await sealedFiles(built.key, [changed], { now: 1_800_000_100 }));
  await validator.expectValid(asha.id, changed);
});

test.describe('offline', () => {
  test.use({ expectedMessages: [/Failed to load resource|ERR_/] });

  test('it says so, never "invalid", and "Try again" recovers', async ({
    page,
    context,
    validator,
  }) => {
    await open(page, validator);
    await context.setOffline(true);
    await searchOnly(validator, asha.id);
    await expectFault(validator, 'offline');
    await context.setOffline(false);
    await validator.tryAgain.click();
    await expect(validator.result).toContainText('Asha');
  });
});

test.describe('a page that was opened with http', () => {
  // Another host than this machine, for which browsers make no exception.
  test.use({
    baseURL: 'http://plain.example',
    expectedMessages: [/Cross-Origin-Opener-Policy header has been ignored/],
  });

  test('says that https is needed', async ({ page, context, site, validator }) => {
    await context.route('http://plain.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const answer = await fetch(site.address + pathname);
      const headers = Object.fromEntries(answer.headers);
      delete headers['content-encoding'];
      const body = Buffer.from(await answer.arrayBuffer());
      await route.fulfill({ status: answer.status, headers, body });
    });
    await page.goto(`/SearchById#id=${asha.id}`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await expectFault(validator, 'insecure-page');
  });
});

/** Opens the validator and waits until it can be asked. */
async function open(page: Page, validator: ValidatorPage) {
  await page.goto('/SearchById');
  await expect(validator.box).toBeVisible();
}

async function searchOnly(validator: ValidatorPage, id: string) {
  await validator.box.fill(id);
  await validator.box.press('Enter');
}

async function expectFault(validator: ValidatorPage, kind: SealedFaultKind) {
  await validator.expectFailure(words.sealed.faults[kind].visitor);
  await expect(validator.page.getByRole('main')).toContainText(words.failed.contact);
}

function sealedPaths(site: OwnSite): string[] {
  return site.asked.filter((path) => path.startsWith('/sealed/'));
}

function manifests(site: OwnSite): number {
  return site.asked.filter((path) => path === manifestPath).length;
}

/** Lets the clock of the Worker be put forward; Playwright's clock is one of pages only. */
async function shiftableClock(site: OwnSite, { folder }: SealedSite) {
  const scripts = join(folder, '_astro');
  const entry = readdirSync(scripts).find((name) => /^sealed-worker-.*\.js$/.test(name)) ?? '';
  const script = readFileSync(join(scripts, entry), 'utf8');
  const clock = `
    const now = Date.now.bind(Date);
    let ahead = 0;
    Date.now = () => now() + ahead;
    new BroadcastChannel('clock').onmessage = ({ data }) => (ahead += data);`;
  site.answerOnly(
    ({ pathname }) => pathname === `/_astro/${entry}`,
    (_, response) => {
      // Else a page that is isolated does not start it.
      response.setHeader('Cross-Origin-Embedder-Policy', 'credentialless');
      response.setHeader('Content-Type', 'text/javascript');
      response.end(script + clock);
    },
  );
}

async function minutesPass(page: Page, minutes: number) {
  await page.evaluate((ms) => {
    const channel = new BroadcastChannel('clock');
    channel.postMessage(ms);
    channel.close();
  }, minutes * 60_000);
}
