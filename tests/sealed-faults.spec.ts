import type { SealedFaultKind } from '../src/register/sealed/sealed-fault.ts';
import { makeKeyFile, readKeyFile } from '../src/register/sealed/key-file.ts';
import {
  sealedFiles,
  serveSealed,
  withBuckets,
  withManifest,
  type SealedFiles,
} from './sealed-register.ts';
import { asha, expect, expectFault, expectRecovery, manifests, ravi, test } from './sealed-test.ts';
import { ValidatorPage } from './validator-page.ts';

// Where a sealed register gives no answer.

const flip = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

type Damage = (files: SealedFiles) => SealedFiles;

/** What goes wrong when the register is opened, or with the first search; and what is said of it. */
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

  test('says so, never that the ID is invalid, each time that "Try again" finds it damaged, and answers once it is whole', async ({
    page,
    site,
    files,
    validator,
  }) => {
    const tryAgain = async () => {
      const before = manifests(site);
      await validator.tryAgain.click();
      // By then the last sentence is gone.
      await expect.poll(() => manifests(site), 'the manifest is asked for').toBeGreaterThan(before);
    };
    for (const [at, [what, kind, damage]] of faults.entries()) {
      await test.step(what, async () => {
        serveSealed(site, damage(files));
        if (at === 0) await page.goto(`/SearchById#id=${asha.id}`);
        else await tryAgain();
        await expectFault(validator, kind);
      });
    }
    await expectRecovery({ site, validator }, files, 'Asha');
  });

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

  test('that is older than this browser has seen is refused: in the next visit, of the same version with other content, or where another tab has seen a newer one', async ({
    page,
    context,
    site,
    built,
    files,
    validator,
  }) => {
    await validator.visit();
    serveSealed(site, await sealedFiles(built.key, [ravi]));
    await page.reload();
    await test.step('of the same version, with other content', () =>
      expectFault(validator, 'older'));

    const older = await sealedFiles(built.key, [], { now: 1_799_999_000, date: '2026-11-19' });
    serveSealed(site, older);
    // Else a link to the page that is open loads nothing.
    await page.goto('about:blank');
    await page.goto(`/SearchById#id=${asha.id}`);
    await test.step('of an older version', () => expectFault(validator, 'older'));
    await expectRecovery({ site, validator }, files, 'Asha');

    const newer = await sealedFiles(built.key, [asha], { now: 1_900_000_000 });
    serveSealed(site, newer);
    const other = await context.newPage();
    await new ValidatorPage(other).visit();
    serveSealed(site, files);
    await page.reload();
    await test.step('older than another tab has seen', () => expectFault(validator, 'older'));
  });
});

test.describe('offline', () => {
  test.use({ expectedMessages: [/Failed to load resource|ERR_/] });

  test('it says so, never "invalid", and "Try again" recovers', async ({ context, validator }) => {
    await validator.visit();
    await context.setOffline(true);
    await validator.ask(asha.id);
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
