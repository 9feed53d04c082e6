import type { SealedFaultKind } from '../../src/register/faults.ts';
import { serveSealed, withBuckets, withManifest, type SealedFiles } from '../sealed-register.ts';
import { asha, expect, expectFault, expectRecovery, manifests, test } from '../sealed-test.ts';

// Where a sealed register gives no answer.

const flip = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

type Damage = (files: SealedFiles) => SealedFiles;

const swapped: Damage = (files) => {
  const paths = [...files.keys()].slice(0, -1);
  const moved = paths.map((path, at) => {
    const bytes = files.get(paths.at(at - 1) ?? '') ?? Buffer.alloc(0);
    return [path, bytes] as const;
  });
  return new Map([...files, ...moved]);
};

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
  ['each bucket in the place of the next', 'damaged', swapped],
  [
    'a manifest with another date',
    'damaged',
    (files) => withManifest(files, (text) => text.replace('2026-11-20', '2026-11-21')),
  ],
];

test.describe('a sealed register that is not whole', () => {
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

  test('of another format than the page’s asks for a reload, which "Try again" does', async ({
    page,
    site,
    files,
    validator,
  }) => {
    serveSealed(
      site,
      withManifest(files, (text) => text.replace('"format":2', '"format":3')),
    );
    await page.goto(`/SearchById#id=${asha.id}`);
    await expectFault(validator, 'outdated-page');
    serveSealed(site, files);
    const reloaded = page.waitForEvent('load');
    await validator.tryAgain.click();
    await reloaded;
    await expect(validator.result).toContainText('Asha');
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
