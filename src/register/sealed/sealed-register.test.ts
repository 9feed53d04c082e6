import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bytes } from '../../spreadsheet/bytes.ts';
import { defaultColumns } from '../certificates/columns.ts';
import { statusWords } from '../certificates/facts.ts';
import { statuses } from '../certificates/states.ts';
import { headings, titleRow } from '../testing/register-lines.ts';
import {
  certificates,
  quickRounds,
  seal,
  sealedWorld,
  testKey,
  type SealedWorld,
} from '../testing/sealed-world.ts';
import type { SheetRow } from '../../spreadsheet/sheet/cells.ts';
import { sheetRows } from '../../spreadsheet/testing/sheet-rows.ts';
import type { Manifest } from './format.ts';
import { linkSecret } from './keys.ts';
import { openSealed } from './open.ts';
import { certificatesToSeal } from './seal.ts';

let slowSteps: () => number;
beforeEach(() => {
  slowSteps = quickRounds();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function manifestIn({ files }: SealedWorld): Manifest {
  // The cast is safe, since `seal` has written the manifest.
  return JSON.parse(new TextDecoder().decode(files.get('manifest.json'))) as Manifest;
}

const invalid = { status: 'invalid', asOf: '2026-11-20', similar: [] };

async function worldOf(change: Parameters<typeof seal>[0] = {}): Promise<SealedWorld> {
  return sealedWorld((await seal(change)).files);
}

describe('a sealed register', () => {
  test('one request finds a sealed certificate by its ID, and other texts find nothing', async () => {
    const world = await worldOf({ records: certificates(300) });
    const { state, find } = world.open();
    expect(await state).toEqual({ status: 'ready' });
    expect(world.asked).toEqual(['no-cache manifest.json']);
    for (const { id, student, course } of certificates(300).slice(-60)) {
      expect(await find(id)).toEqual({
        status: 'found',
        certificate: { id, student, course },
        state: { kind: 'valid' },
        asOf: '2026-11-20',
        isKept: false,
      });
    }
    for (const text of ['ID-300', 'id-1', 'Student 1', 'Data Science']) {
      expect(await find(text), text).toEqual(invalid);
    }
    const before = world.asked.length;
    for (const text of ['', ' ', '\u00a0']) expect(await find(text)).toEqual(invalid);
    expect(world.asked).toHaveLength(before);
  });

  test('only the beginning of an ID is told as such', async () => {
    const { find } = (await worldOf()).open({ idShapes: ['ID-0'] });
    expect(await find('ID-')).toEqual({ ...invalid, status: 'cut' });
    expect(await find('ID-9')).toEqual(invalid);
  });

  test('a sealed certificate has today’s state, even if the device’s clock is behind', async () => {
    const facts = { issued: '2024-01-31', until: '2026-11-19' };
    const records = certificates(1).map((record) => ({ ...record, facts }));
    const { find } = (await worldOf({ records })).open();
    vi.setSystemTime('2025-01-01');
    expect(await find('ID-0')).toMatchObject({ state: { kind: 'expired', until: '2026-11-19' } });
  });

  test.each(statuses)('a sealed certificate is %s if the sheet says so', async (status) => {
    const [word = ''] = statusWords[status];
    const row = ['1', 'Asha', 'Python', 'A', '', 'ID-0', '', word];
    const columns = { ...defaultColumns, status: 6 };
    const sheet = sheetRows(titleRow, [...headings, 'Status'], row);
    const { find } = (await worldOf(certificatesToSeal(sheet, { columns }))).open();
    expect(await find('ID-0')).toMatchObject({ status: 'found', state: { kind: status } });
  });

  test.each<object>([{ status: 'no such status' }, { noSuchField: '2026-12-01' }])(
    'if a certificate has facts that the page does not know, the fault is "outdated-page": %o',
    async (facts) => {
      const records = certificates(1).map((record) => ({ ...record, facts }));
      const { find } = (await worldOf({ records })).open();
      expect(await find('ID-0')).toMatchObject({ status: 'fault', kind: 'outdated-page' });
    },
  );

  test('0, 15 and 256 certificates give files of the same number and sizes', async () => {
    const sizesOf = async (count: number) => {
      const { files } = await seal({ records: certificates(count) });
      return [...files].map(([path, { length }]) => [path.replace(/^.{32}/, 'edition'), length]);
    };
    const none = await sizesOf(0);
    expect(none).toHaveLength(16 + 1);
    expect(none.at(-1)?.[0]).toBe('manifest.json');
    expect(none[0]).toEqual(['edition/0.bin', 32 * 544 + 32]);
    expect(await sizesOf(15)).toEqual(none);
    expect(await sizesOf(256)).toEqual(none);
  });

  test('an edition shares no 16 consecutive bytes with another edition', async () => {
    const piecesOf = async (course: string) => {
      const records = certificates(20).map((record, at) => (at ? record : { ...record, course }));
      const { files } = await seal({ records });
      const buckets = [...files].filter(([path]) => path.endsWith('.bin'));
      return buckets.flatMap(([, file]) =>
        Array.from({ length: file.length / 16 }, (_, at) =>
          String(file.slice(at * 16, at * 16 + 16)),
        ),
      );
    };
    const former = new Set(await piecesOf('C++'));
    expect((await piecesOf('C#')).filter((piece) => former.has(piece))).toEqual([]);
    const { files } = await seal({ records: certificates(20) });
    expect((await seal({ records: certificates(20).reverse() })).files).toEqual(files);
  });
});

test('all faults that prevent sealing are reported together', async () => {
  const first = { id: 'ID-0', student: 'Asha', course: 'Python', row: 3 };
  const records = [
    first,
    { ...first, row: 4 },
    { ...first, id: 'ITA-7K3M-9QXD-2FWA7', row: 5 },
    { ...first, id: 'ID-long', student: 'आ'.repeat(170), row: 6 },
  ];
  await expect(seal({ records })).rejects.toThrow(
    /^The register can't be sealed\.\nRow 4: .*in row 3 too\. Give.*\nRow 5: .*one of its characters is wrong\. Type.*\nRow 6: .*take \d+ bytes together, but only 512 fit\. Shorten/,
  );
});

test.each([
  ['has no ID', ['2', 'Ravi', 'Java', 'B', '', ' '], undefined],
  ['was split in the wrong places', ['2', 'Ravi', 'HTML', 'CSS', 'B', 'x', 'ID-1'], 'longer'],
] as const)('R9: an unknown ID may belong to a row that %s', async (_, cells, torn) => {
  const [above, named, first, second] = sheetRows(
    titleRow,
    headings,
    ['1', 'Asha', 'C', '', '', 'ID-0'],
    cells,
  );
  const rows = [above, named, first, { ...second, torn }] as SheetRow[];
  const world = await worldOf(certificatesToSeal(rows, { columns: defaultColumns }));
  const { find } = world.open();
  expect(await find('ID-0')).toMatchObject({ status: 'found' });
  expect(await find('ID-1')).toEqual({ ...invalid, status: 'incomplete' });
  expect(await find('')).toEqual(invalid);
});

test('with an intact cache of derived keys, the next run derives only new keys', async () => {
  const records = certificates(20);
  const { cache, files } = await seal({ records });
  expect(slowSteps()).toBe(20);
  expect(new TextDecoder('latin1').decode(cache)).not.toContain('ID-1');
  expect((await seal({ records, cache })).files).toEqual(files);
  const onProgress = vi.fn();
  await seal({ records: certificates(22), cache, onProgress });
  expect(slowSteps()).toBe(22);
  expect(onProgress.mock.calls).toEqual([
    [1, 2],
    [2, 2],
  ]);
  await seal({ records, cache, siteKey: testKey.map((byte) => byte ^ 1) });
  await seal({ records, cache: cache.with(99, (cache[99] ?? 0) ^ 1) });
  expect(slowSteps()).toBe(62);
});

test('the size of the cache does not tell how many certificates there are', async () => {
  const sizes = [1, 22].map(async (count) => {
    const { cache } = await seal({ records: certificates(count) });
    return cache.length;
  });
  expect(new Set(await Promise.all(sizes)).size).toBe(1);
});

test('with secret links, a certificate opens only with the secret of its own link', async () => {
  const { find } = (await worldOf({ link: true })).open();
  const own = await linkSecret(testKey, 'ID-1');
  expect(await find('ID-1', own)).toMatchObject({ certificate: { student: 'Student 1' } });
  const others = [await linkSecret(testKey, 'ID-2'), own.slice(0, -1), `${own}0`, 'ID-1'];
  for (const secret of [undefined, '', ...others]) {
    expect(await find('ID-1', secret), secret).toEqual({ status: 'unread', kind: 'needs-link' });
  }
});

test('only the answer about a link’s own certificate includes the secret of the link', async () => {
  const { files } = await seal({ records: certificates(3), link: true });
  sealedWorld(files);
  const { ask } = openSealed({ url: 'https://academy.example/sealed/manifest.json' });
  const secret = await linkSecret(testKey, 'ID-1');
  const asked = (id: string) => ask({ task: 'find', ids: [id], secret: secret.toUpperCase() });
  expect(await asked('ID-1')).toMatchObject({ status: 'found', id: 'ID-1', secret });
  expect(await asked('ID-2')).toEqual({ status: 'unread', kind: 'needs-link', id: 'ID-2' });
  const text = { ids: ['ID-2'], secret: await linkSecret(testKey, 'ID-2') };
  expect(await ask({ task: 'verdicts', texts: [text, text] })).toMatchObject({
    verdicts: [{ status: 'found', id: 'ID-2' }],
  });
});

test('the files and links of format 2 stay the same, byte for byte', async () => {
  // Undoes `quickRounds`: the keys of published files take all 600,000 rounds.
  vi.restoreAllMocks();
  const ravi = { student: 'Ravi', course: 'Java', row: 4 };
  const facts = {
    issued: '2024-01-31',
    status: 'withdrawn',
    since: '2026-03-04/2026-04-03',
  } as const;
  const { files } = await seal({
    records: [
      { id: ' ita 7k3m 9qxd 2fwa k', student: 'आशा राव', course: 'C++', row: 3 },
      { id: 'ID-1', ...ravi, facts },
    ],
  });
  const hash = createHash('sha256').update(Buffer.concat([...files.values()]));
  expect(hash.digest('hex')).toBe(
    '5964505524cca82cff6a75bf879f7ed5c5eece0ce4f5f8718ead76b2a5014651',
  );
  expect(await linkSecret(testKey, 'ID-1')).toBe('359a7af10d86107bd32eda923e37397a1c72');
});

describe('damaged files of a sealed register', () => {
  const damaged = { status: 'fault', kind: 'damaged', detail: expect.any(String) };

  /** Makes the host serve changed files. If `to` returns undefined, the file is missing. */
  function change(
    world: SealedWorld,
    ending: string,
    to: (file: Bytes, path: string) => Bytes | string | undefined,
  ) {
    world.meet = (path) => {
      if (!path.endsWith(ending)) return undefined;
      const file = to(world.files.get(path) ?? new Uint8Array(0), path);
      return new Response(file, { status: file === undefined ? 404 : 200 });
    };
  }

  test.each(['.bin', '.json'])(
    'one changed byte in a %s file never gives a wrong answer',
    async (ending) => {
      const world = await worldOf({ records: certificates(40) });
      const anyId = fc.nat({ max: 80 }).map((index) => `ID-${index}`);
      // Without `noBias`, fast-check would prefer the first places.
      const anyPlace = fc.noBias(fc.nat());
      const anyBits = fc.integer({ min: 1, max: 255 });
      await fc.assert(
        fc.asyncProperty(anyId, anyPlace, anyBits, async (id, place, bits) => {
          change(world, ending, (file) => {
            const at = place % file.length;
            return file.with(at, (file[at] ?? 0) ^ bits);
          });
          const answer = await world.open().find(id);
          if (ending === '.bin') expect(answer).toEqual(damaged);
          // A changed manifest that can still be read must give the same answer.
          else if (answer.status !== 'fault') {
            const status = Number(id.slice(3)) < 40 ? 'found' : 'invalid';
            expect(answer).toMatchObject({ status, asOf: invalid.asOf });
          }
        }),
        { seed: 20_261_123, numRuns: 100 },
      );
    },
  );

  test.each([
    ['a bucket that is missing', '.bin', () => undefined],
    ['a bucket cut short', '.bin', (file: Bytes) => file.slice(0, -1)],
    ['a bucket with an added byte', '.bin', (file: Bytes) => Uint8Array.of(...file, 0)],
    ['a page in place of a bucket', '.bin', () => '<!doctype html>'],
    ['a manifest that is missing', '.json', () => undefined],
    ['a page in place of the manifest', '.json', () => '<html>'],
  ] as const)('%s gives a fault, never the answer "invalid"', async (_, ending, to) => {
    const world = await worldOf();
    change(world, ending, to);
    for (const id of ['ID-1', 'ID-9']) expect(await world.open().find(id)).toEqual(damaged);
  });

  test('a manifest of another format gives the fault "outdated-page"', async () => {
    const world = await worldOf();
    change(world, '.json', () => JSON.stringify({ ...manifestIn(world), format: 3 }));
    expect(await world.open().find('ID-1')).toMatchObject({ kind: 'outdated-page' });
  });

  test('a bucket that was replaced by another bucket gives a fault, never the answer "invalid"', async () => {
    const world = await worldOf();
    const others = [...(await seal({ records: certificates(2) })).files.values()];
    const own = [...world.files.values()];
    for (const files of [[...own.slice(1, 16), own[0]], others]) {
      change(world, '.bin', (_, path) => files[Number(path.split(/[/.]/)[1])]);
      for (const id of ['ID-1', 'ID-9']) expect(await world.open().find(id)).toEqual(damaged);
    }
  });

  test.each([
    ['was sealed with another key', { siteKey: testKey.map((byte) => byte ^ 1) }],
    ['is older than the page', { date: '2026-11-19' }],
  ])('an edition that %s is damaged', async (_, edition) => {
    const builtWith = manifestIn(await worldOf());
    const world = await worldOf(edition);
    for (const id of ['ID-1', 'ID-9']) {
      expect(await world.open({ builtWith }).find(id)).toEqual(damaged);
    }
  });

  test.each(['2026-11-20', '2026-11-21'])(
    'a page that was built on 2026-11-20 takes an edition of %s',
    async (date) => {
      const builtWith = manifestIn(await worldOf());
      const world = await worldOf({ date });
      expect(await world.open({ builtWith }).find('ID-1')).toMatchObject({ status: 'found' });
    },
  );

  test.each([
    ['manifest.json', ['no-cache manifest.json']],
    ['.bin', ['no-cache manifest.json', 'default bucket']],
  ])(
    'if a cached %s file is damaged, all files are fetched again from the host',
    async (ending, before) => {
      const world = await worldOf();
      world.meet = (path, cache) =>
        path.endsWith(ending) && cache !== 'reload' ? new Response('half') : undefined;
      expect(await world.open().find('ID-1')).toMatchObject({ status: 'found' });
      const asked = world.asked.map((request) => request.replace(/[\da-f]{32}.*/, 'bucket'));
      expect([...new Set(asked)]).toEqual([...before, 'reload manifest.json', 'reload bucket']);
    },
  );
});

test('offline, the page takes a kept edition of an older day, but none of another key', async () => {
  const world = await worldOf();
  const { salt } = manifestIn(world);
  await world.open().find('ID-1');
  await vi.waitFor(() => expect(world.kept.size).toBe(2));
  world.goOffline();
  const later = { salt, date: '2026-11-21' };
  expect(await world.open({ builtWith: later }).find('ID-1')).toMatchObject({
    status: 'found',
    isKept: true,
  });
  const other = { salt: '00', date: '2026-11-20' };
  expect(await world.open({ builtWith: other }).find('ID-1')).toMatchObject({
    status: 'fault',
    kind: 'offline',
  });
});

test('a page whose edition is no longer online reads the new manifest', async () => {
  const world = await worldOf();
  const { state, find } = world.open();
  await state;
  world.files = (await seal({ records: certificates(4) })).files;
  expect(await find('ID-3')).toMatchObject({ status: 'found' });
  const manifests = () => world.asked.filter((path) => path.endsWith('.json')).length;
  for (const [now, count] of [
    ['2026-11-21T00:05:00Z', 2],
    ['2026-11-21T00:05:01Z', 3],
    ['2026-11-20', 4],
  ] as const) {
    vi.setSystemTime(now);
    expect(await find('ID-9')).toEqual(invalid);
    expect(manifests(), now).toBe(count);
  }
});

test('offline, a kept certificate is found, and the answer gives the register’s date', async () => {
  const world = await worldOf();
  expect(await world.open().find('ID-1')).toMatchObject({ isKept: false });
  await vi.waitFor(() => expect(world.kept.size).toBe(2));
  const [bucket = ''] = [...world.kept.keys()].filter((path) => path.endsWith('.bin'));
  world.kept.set(bucket, new Uint8Array(7));
  expect(await world.open().find('ID-1')).toMatchObject({ status: 'found' });
  await vi.waitFor(() => expect(world.kept.get(bucket)).toEqual(world.files.get(bucket)));
  world.goOffline();
  const { state, find } = world.open();
  expect(await state).toEqual({ status: 'ready' });
  expect(await find('ID-1')).toMatchObject({ status: 'found', isKept: true, asOf: invalid.asOf });
  const offline = { status: 'fault', kind: 'offline' };
  for (let index = 3; index < 40; index++) {
    expect(await find(`ID-${index}`)).toMatchObject(offline);
  }
  world.kept.set(bucket, new Uint8Array(7));
  expect(await find('ID-1')).toMatchObject(offline);
  world.kept.set('manifest.json', new Uint8Array(7));
  expect(await world.open().state).toMatchObject(offline);
});
