import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bytes } from '../bytes/bytes.ts';
import { RegisterFault, type FaultKind } from '../faults/register-fault.ts';
import {
  idAt,
  offline,
  seal,
  sealedWorld,
  sealingTime,
  type SealedWorld,
} from '../testing/sealed-register.ts';
import { vectorKey } from '../testing/sealed-vectors.ts';
import { utf8 } from './derivation.ts';
import { makeKeyFile, readKeyFile } from './key-file.ts';
import { signedManifest, type Manifest } from './manifest.ts';
import { openSealed } from './open-sealed.ts';
import type { SealedOutput } from './seal-types.ts';
import type { SealedFaultKind } from './sealed-fault.ts';
import { importSigningKey } from './signing-key.ts';

let sealed: SealedOutput;
let manifest: Manifest;
let world: SealedWorld;
beforeAll(async () => {
  sealed = await seal({});
  // As it was just written.
  manifest = JSON.parse(sealed.manifest.split('\n')[0] ?? '') as Manifest;
});
beforeEach(async () => {
  world = await sealedWorld(sealed);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Both an ID that the register has and one that it lacks get the same fault. */
async function expectFault(kind: SealedFaultKind, open = world.open()) {
  for (const id of [idAt(1), idAt(41), idAt(0), 'none']) {
    expect(await open.find(id)).toMatchObject({ status: 'fault', kind });
  }
}

const isBucket = (name: string) => name.endsWith('.bin');

function setManifest(text: string) {
  world.files.set('manifest.txt', utf8(text));
}

/** Publishes other bytes in place of each bucket; none, if the change gives none. */
function eachBucket(change: (bytes: Bytes) => Bytes | undefined) {
  for (const [name, bytes] of [...world.files].filter(([file]) => isBucket(file))) {
    const changed = change(bytes.slice());
    if (changed) world.files.set(name, changed);
    else world.files.delete(name);
  }
}

/** Publishes a manifest that says something else, signed by the academy. */
async function sign(change: Partial<Manifest>) {
  const key = await importSigningKey(vectorKey.signingKey);
  setManifest(await signedManifest({ ...manifest, ...change }, key));
}

describe('what keeps a sealed register from being read is a fault, never "invalid"', () => {
  it('offline', async () => {
    world.meet = offline;
    await expectFault('offline');
  });

  it('offline between manifest and bucket', async () => {
    world.meet = (name) => (isBucket(name) ? offline() : undefined);
    await expectFault('offline');
  });

  it.each<FaultKind>(['timeout', 'interrupted', 'blocked', 'blocked-by-policy'])(
    'a host that does not answer: %s',
    async (kind) => {
      world.meet = () => {
        throw new RegisterFault(kind);
      };
      await expectFault('unreachable');
    },
  );

  it('a host that answers with an error', async () => {
    world.meet = () => {
      throw new RegisterFault('http-status', '503');
    };
    await expectFault('unreachable');
  });

  it('whatever else a request throws', async () => {
    world.meet = () => {
      throw new TypeError('Failed to fetch');
    };
    await expectFault('unreachable');
  });

  it.each([
    ['no manifest', () => world.files.delete('manifest.txt')],
    ['an empty manifest', () => world.files.set('manifest.txt', utf8(''))],
    ['a web page in its place', () => world.files.set('manifest.txt', utf8('<!doctype html>'))],
    ['half a manifest', () => setManifest(sealed.manifest.slice(0, 300))],
    ['a manifest that is too long', () => setManifest(sealed.manifest.repeat(9))],
    ['a manifest in Windows lines', () => setManifest(sealed.manifest.replaceAll('\n', '\r\n'))],
    ['a manifest with a byte order mark', () => setManifest(`\ufeff${sealed.manifest}`)],
    ['no bucket', () => eachBucket(() => undefined)],
    ['an empty bucket', () => eachBucket(() => new Uint8Array(0))],
    ['half a bucket', () => eachBucket((bytes) => bytes.slice(0, 5000))],
    ['a bucket with a byte more', () => eachBucket((bytes) => new Uint8Array([...bytes, 0]))],
    ['a bucket of zeros', () => eachBucket((bytes) => bytes.fill(0))],
  ])('%s', async (_, spoil) => {
    spoil();
    await expectFault('damaged');
  });

  it('another bucket of the same edition', async () => {
    const next = [...sealed.buckets.values()];
    next.push(...next.splice(0, 1));
    eachBucket(() => next.shift());
    await expectFault('damaged');
  });

  it('the same bucket of another edition', async () => {
    const other = await seal({ records: [] });
    const before = [...other.buckets.values()];
    eachBucket(() => before.shift());
    await expectFault('damaged');
  });

  it("a manifest that the academy's key has not signed", async () => {
    const [line, signature = ''] = sealed.manifest.split('\n');
    const other = signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    setManifest(`${line}\n${other}\n`);
    await expectFault('untrusted');
  });

  it('a manifest of a key that the page does not know', async () => {
    const key = await readKeyFile(await makeKeyFile());
    world = await sealedWorld(await seal({ key }));
    await expectFault('outdated-page');
  });

  it('a page without a key that can be read', async () => {
    await expectFault('outdated-page', world.open({ publicKey: '04ab' }));
  });

  it('a format that the page does not know', async () => {
    // What a later release may write.
    await sign({ format: 2 as 1 });
    await expectFault('outdated-page');
  });

  it.each<Partial<Record<keyof Manifest, unknown>>>([
    { version: 0 },
    { version: 1.5 },
    { version: '1795300000' },
    { date: '2026-02-30' },
    { date: 20_261_121 },
    { previous: 'ab' },
    { previous: undefined },
    { salt: 'AB'.repeat(16) },
    { salt: '' },
    { iterations: 0 },
    { iterations: 10_000_001 },
    { iterations: 1.5 },
    { prefixes: 'ITA' },
    { prefixes: ['ita'] },
    { prefixes: [7] },
    { link: 0 },
    { edition: 'ab' },
    { bits: 0 },
    { bits: 17 },
    { bits: 4.5 },
    { root: null },
    { key: 7 },
  ])('a signed manifest with %j', async (change) => {
    await sign(change as Partial<Manifest>); // of any kind, on purpose
    await expectFault('damaged');
  });

  it('a signed manifest with fewer iterations than a site may have', async () => {
    await expectFault('damaged', openSealed(world.source));
  });

  it('an older manifest than this browser has seen', async () => {
    await world.open().load();
    setManifest((await seal({ now: sealingTime - 1 })).manifest);
    await expectFault('older');
  });

  it('another manifest of the same version', async () => {
    await world.open().load();
    setManifest((await seal({ records: [] })).manifest);
    await expectFault('older');
  });

  it('a page that was opened without https', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => undefined });
    await expectFault('insecure-page');
    await expect(world.open().load()).rejects.toMatchObject({ kind: 'insecure-page' });
  });

  it('a register that answers by link only, asked without a secret or with half of one', async () => {
    world = await sealedWorld(await seal({ link: true }));
    await expectFault('needs-link');
    expect(await world.open().find(idAt(0), 'ab12')).toMatchObject({ kind: 'needs-link' });
  });

  it('a browser that fails in a way that nobody thought of', async () => {
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('out of memory'));
    expect(await world.open().find(idAt(0))).toMatchObject({ status: 'fault' });
    vi.restoreAllMocks();
  });
});
