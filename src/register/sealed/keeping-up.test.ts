import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  certificates,
  filesOf,
  idAt,
  keeping,
  offline,
  seal,
  sealedWorld,
  sealingTime,
  type SealedWorld,
} from '../testing/sealed-register.ts';
import { RegisterFault } from '../faults/register-fault.ts';
import type { SealedOutput } from './seal-types.ts';

const minute = 60_000;
const nextDay = { date: '2026-11-22', now: sealingTime + 86_400 };

let first: SealedOutput;
/** The next release, with one certificate more, that of `idAt(20)`. */
let second: SealedOutput;
let world: SealedWorld;
beforeAll(async () => {
  first = await seal({});
  second = await seal({ ...nextDay, records: certificates(21), previous: first.manifest });
});
beforeEach(async () => {
  world = await sealedWorld(first);
});

function release(sealed: SealedOutput) {
  world.files = filesOf(sealed);
}

describe('the manifest', () => {
  it('is not asked for again within five minutes', async () => {
    const { find } = world.open();
    await find(idAt(0));
    world.now += 5 * minute;
    await find(idAt(1));
    expect(manifestRequests()).toEqual(['no-cache manifest.txt']);
  });

  it('older than five minutes is fetched again before an ID is called unknown', async () => {
    const { find } = world.open();
    expect(await find(idAt(20))).toEqual({ status: 'invalid', asOf: '2026-11-21' });
    release(second);
    world.now += 5 * minute + 1;
    expect(await find(idAt(20))).toMatchObject({ status: 'valid', asOf: '2026-11-22' });
  });

  it('is fetched again where the clock was set back', async () => {
    const { find } = world.open();
    await find(idAt(0));
    world.now -= 1;
    await find(idAt(0));
    expect(manifestRequests()).toHaveLength(2);
  });

  it('that grew old while the ID was looked up is fetched again before an answer of "invalid"', async () => {
    world.meet = (name) => {
      if (name.endsWith('.bin') && world.requests.length === 2) {
        world.now += 6 * minute;
        release(second);
        return first.buckets.get(name);
      }
      return undefined;
    };
    expect(await world.open().find(idAt(20))).toMatchObject({ status: 'valid' });
  });

  it('that is always old by then leads to no "invalid"', async () => {
    world.meet = (name) => {
      if (name.endsWith('.bin')) world.now += 6 * minute;
      return undefined;
    };
    expect(await world.open().find(idAt(20))).toMatchObject({ status: 'fault' });
    expect(await world.open().find(idAt(0))).toMatchObject({ status: 'valid', isFresh: false });
  });
});

describe('a file that arrives damaged is fetched once more, past every cache', () => {
  it('the manifest', async () => {
    world.meet = (_, { cache }) => (cache === 'no-cache' ? new Uint8Array(3) : undefined);
    expect(await world.open().find(idAt(0))).toMatchObject({ status: 'valid' });
    expect(manifestRequests()).toEqual(['no-cache manifest.txt', 'reload manifest.txt']);
  });

  it('a bucket, and the manifest with it', async () => {
    world.meet = (_, { cache }) => (cache === 'default' ? new Uint8Array(3) : undefined);
    expect(await world.open().find(idAt(0))).toMatchObject({ status: 'valid' });
    expect(world.requests).toEqual([
      'no-cache manifest.txt',
      expect.stringMatching(/^default .*bin$/),
      'reload manifest.txt',
      expect.stringMatching(/^reload .*bin$/),
    ]);
  });

  it('a bucket that is gone since a new release came out', async () => {
    const { find } = world.open();
    await find(idAt(0));
    release(second);
    expect(await find(idAt(20))).toMatchObject({ status: 'valid', asOf: '2026-11-22' });
    expect(await find(idAt(19))).toMatchObject({ status: 'valid', asOf: '2026-11-22' });
    expect(await find(idAt(23))).toEqual({ status: 'invalid', asOf: '2026-11-22' });
  });

  it('but not a third time', async () => {
    world.files.clear();
    expect(await world.open().find(idAt(0))).toMatchObject({ kind: 'damaged' });
    expect(world.requests).toHaveLength(2);
  });
});

describe('what was seen', () => {
  it('is remembered as version, checksum and key, and nothing of what was looked up', async () => {
    await world.open().find(idAt(0));
    expect(JSON.parse(world.seen ?? '')).toEqual({
      version: sealingTime,
      checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
      key: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  it('counts when the page is opened again', async () => {
    release(second);
    await world.open().load();
    release(first);
    expect(await world.open().find(idAt(0))).toMatchObject({ status: 'fault', kind: 'older' });
  });

  it.each(['', 'x', '[]', '7', '{"version":9e99}', '{"version":"9","checksum":"","key":""}'])(
    'is unknown where storage has %j',
    async (text) => {
      world.seen = text;
      expect(await world.open().find(idAt(0))).toMatchObject({ status: 'valid' });
    },
  );

  it('is remembered while the page is open where storage is refused', async () => {
    const refused = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const { find } = world.open({ seen: { get: refused, set: refused } });
    release(second);
    expect(await find(idAt(20))).toMatchObject({ status: 'valid' });
    release(first);
    world.now += 6 * minute;
    expect(await find(idAt(0))).toMatchObject({ status: 'fault', kind: 'older' });
  });

  it('is not overwritten where storage is full', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { find } = world.open({ seen: { get: () => world.seen, set: full } });
    expect(await find(idAt(0))).toMatchObject({ status: 'valid' });
    expect(world.seen).toBeNull();
  });

  it('under another key does not count, so that a stolen key locks nobody out', async () => {
    world.seen = JSON.stringify({
      version: 2 ** 52,
      checksum: 'ab'.repeat(32),
      key: 'cd'.repeat(8),
    });
    expect(await world.open().find(idAt(0))).toMatchObject({ status: 'valid' });
  });
});

describe('offline', () => {
  /** Looks up some IDs while online, then opens the page again without a connection. */
  async function offlineAfter(ids: readonly string[]) {
    const { find } = world.open(keeping(world));
    for (const id of ids) await find(id);
    world.meet = offline;
    world.now += 10 * minute;
    return world.open(keeping(world));
  }

  it('a certificate looked up before is found, as of that date', async () => {
    const { find, load } = await offlineAfter([idAt(0)]);
    const found = { status: 'valid', asOf: '2026-11-21', isFresh: false };
    expect(await find(idAt(0))).toMatchObject(found);
    expect(await load()).toMatchObject({ asOf: '2026-11-21', isFresh: false });
  });

  it('no ID is called unknown', async () => {
    const all = Array.from({ length: 200 }, (_, index) => idAt(index));
    const { find } = await offlineAfter(all);
    expect(world.kept.size).toBe(1 + first.buckets.size);
    for (const id of all.slice(20)) {
      expect(await find(id)).toMatchObject({ status: 'fault', kind: 'offline' });
    }
    expect(await find('')).toMatchObject({ status: 'fault', kind: 'offline' });
  });

  it('an ID whose bucket was not kept is a fault', async () => {
    const { find } = await offlineAfter([]);
    expect(await find(idAt(0))).toMatchObject({ status: 'fault', kind: 'offline' });
  });

  it('in the open page, what is at hand is enough', async () => {
    const { find } = world.open(keeping(world));
    await find(idAt(0));
    world.meet = offline;
    world.now += 10 * minute;
    expect(await find(idAt(0))).toMatchObject({ status: 'valid', isFresh: false });
    expect(await find(idAt(20))).toMatchObject({ status: 'fault', kind: 'offline' });
  });

  it('a host that does not answer is no different, but named', async () => {
    await offlineAfter([idAt(0)]);
    world.meet = () => {
      throw new RegisterFault('timeout');
    };
    const { find } = world.open(keeping(world));
    expect(await find(idAt(0))).toMatchObject({ status: 'valid', isFresh: false });
    expect(await find(idAt(20))).toMatchObject({ status: 'fault', kind: 'unreachable' });
  });

  it('a mistyped ID is still told', async () => {
    const { find } = await offlineAfter([idAt(0)]);
    expect(await find(idAt(1).replace('7K3M', '7M3M'))).toEqual({ status: 'mistyped' });
  });

  it('only the newest edition is kept', async () => {
    const { find } = world.open(keeping(world));
    await find(idAt(0));
    release(second);
    world.now += 6 * minute;
    await find(idAt(0));
    const editions = new Set([...world.kept.keys()].map((name) => name.split('/')[0]));
    expect(editions.size).toBe(2);
    expect([...second.buckets.keys()]).toEqual(expect.arrayContaining(keptBuckets()));
  });

  it('a kept file that was changed is not used', async () => {
    await offlineAfter([idAt(0)]);
    for (const name of [...keptBuckets(), 'manifest.txt']) {
      const spoilt = world.kept.get(name)?.slice() ?? new Uint8Array(0);
      spoilt[100] = (spoilt[100] ?? 0) ^ 1;
      const before = new Map(world.kept);
      world.kept.set(name, spoilt);
      const { find } = world.open(keeping(world));
      expect(await find(idAt(0))).toMatchObject({ status: 'fault', kind: 'offline' });
      before.forEach((bytes, kept) => world.kept.set(kept, bytes));
    }
  });

  it('a kept manifest older than one that was seen is not used', async () => {
    await offlineAfter([idAt(0)]);
    world.seen = (world.seen ?? '').replace(String(sealingTime), String(sealingTime + 1));
    const { find } = world.open(keeping(world));
    expect(await find(idAt(0))).toMatchObject({ status: 'fault', kind: 'offline' });
  });

  it('a kept bucket saves a request', async () => {
    const { find } = world.open(keeping(world));
    await find(idAt(0));
    await find(idAt(0));
    expect(world.requests).toHaveLength(2);
  });

  it('where nothing can be kept, all goes on online', async () => {
    const refused = () => Promise.reject(new DOMException('refused'));
    const thrown = () => {
      throw new DOMException('refused');
    };
    for (const fail of [refused, thrown]) {
      const { find } = world.open({ kept: { get: fail, put: fail, keepOnly: fail } });
      expect(await find(idAt(0))).toMatchObject({ status: 'valid' });
      expect(await find(idAt(21))).toMatchObject({ status: 'invalid' });
    }
  });

  function keptBuckets() {
    return [...world.kept.keys()].filter((name) => name.endsWith('.bin'));
  }
});

function manifestRequests() {
  return world.requests.filter((request) => request.endsWith('manifest.txt'));
}
