import { beforeAll, describe, expect, it } from 'vitest';
import {
  certificates,
  idAt,
  quickLimits,
  seal,
  sealedWorld,
  sealingTime,
} from '../testing/sealed-register.ts';
import { vectorInput, vectorKey } from '../testing/sealed-vectors.ts';
import { makeKeyFile, readKeyFile } from './key-file.ts';
import type { Manifest } from './manifest.ts';
import { SealError } from './seal-error.ts';
import { sealRegister } from './seal-register.ts';
import { sealWithin } from './seal-within.ts';
import type { CertificateToSeal, SealedOutput } from './seal-types.ts';

const [one, two, three] = certificates(3) as [
  CertificateToSeal,
  CertificateToSeal,
  CertificateToSeal,
]; // as many as were asked for

describe('what keeps a register from being sealed', () => {
  it('is told at once, with the rows', async () => {
    const records = [
      { ...one, id: idAt(1).replace('7K3M', '7M3M'), row: 3 },
      { ...two, row: 4 },
      { ...two, id: two.id.toLowerCase().replaceAll('-', ' '), row: 5 },
      { ...three, student: 'x'.repeat(500), row: 6 },
    ];
    const error = await seal({ records }).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(SealError);
    expect(String(error).split('\n')).toEqual([
      expect.stringMatching(/^SealError: Row 3: the ID "ITA-7M3M.* one of its characters is wrong/),
      expect.stringMatching(/^Row 5: the ID "ita 7k3m.* is in row 4 too/),
      expect.stringMatching(/^Row 6: .* take 519 bytes together; 446 fit/),
    ]);
  });

  it.each([
    [{ prefixes: ['it'] }, /prefix "it" can't be used/],
    [{ prefixes: ['I'] }, /prefix "I" can't be used/],
    [{ prefixes: ['LONGPREFIX'] }, /prefix "LONGPREFIX" can't be used/],
    [{ prefixes: ['IOA', '10A'] }, /"IOA" and "10A" are read as one/],
    [{ date: '2026-02-30' }, /"2026-02-30", is no day/],
    [{ date: '22.11.2026' }, /is no day/],
    [{ now: 0.5 }, /The time, 0.5, is none/],
    [{ iterations: 0 }, /0 iterations can't be used/],
    [{ iterations: 10_000_001 }, /10000001 iterations can't be used/],
  ])('%j', async (change, sentence) => {
    await expect(seal(change)).rejects.toThrow(sentence);
  });

  it('fewer iterations than 600,000, outside tests and benchmarks', async () => {
    const input = { ...vectorInput, iterations: 599_999 };
    await expect(sealRegister(input)).rejects.toThrow(/599999 iterations can't be used/);
  });

  it('a key that is damaged', async () => {
    const { d: _, ...signingKey } = vectorKey.signingKey;
    await expect(seal({ key: { ...vectorKey, signingKey } })).rejects.toThrow();
  });
});

describe('a record', () => {
  it.each([
    ['of 446 bytes fits', 446 - '["","C++"]'.length, 4],
    ['of a name of 120, with a course of 80 and a replacement of 40, takes 3 parts', 120, 3],
  ])('%s', async (_, length, parts) => {
    const isLong = parts === 3;
    const facts = { issued: '2026-01-31', until: '2028-01-31', since: '2026-05-05' };
    const record = {
      ...one,
      student: 'x'.repeat(length),
      course: isLong ? 'y'.repeat(80) : 'C++',
      ...(isLong && {
        facts: { ...facts, status: 'replaced' as const, replacedBy: 'z'.repeat(40) },
      }),
    };
    const world = await sealedWorld(await seal({ records: [record] }));
    const { student, course } = record;
    expect(await world.open().find(one.id)).toMatchObject({ certificate: { student, course } });
    await expect(
      seal({ records: [{ ...record, student: `${student}${'x'.repeat(446)}` }] }),
    ).rejects.toThrow(/446 fit/);
  });

  it('may hold any text', async () => {
    const texts = ['', '"\\\n\u2028', '\ud800', 'आशा उदाहरण', '__proto__', '🎓'.repeat(20)];
    const records = texts.map((student, index) => ({ ...one, student, id: `X${index}` }));
    const { find } = (await sealedWorld(await seal({ records }))).open();
    for (const { id, student } of records) {
      expect(await find(id)).toMatchObject({ certificate: { student } });
    }
  });

  it('without an ID is left out, and its row is named', async () => {
    const { rowsWithoutId, buckets } = await seal({
      records: [one, { ...two, id: ' \u00a0', row: 8 }, { ...three, id: '', row: 9 }],
    });
    expect(rowsWithoutId).toEqual([8, 9]);
    expect(buckets.size).toBe(16);
  });
});

describe('the next release', () => {
  let first: SealedOutput;
  beforeAll(async () => {
    first = await seal({});
  });

  it('of the same content on the same date keeps every file', async () => {
    const again = await seal({ previous: first.manifest, now: sealingTime + 60 });
    expect(again.previous).toBe('same');
    expect(again.manifest).toBe(first.manifest);
    expect([...again.buckets]).toEqual([...first.buckets]);
  });

  it('of the same content on another date changes the manifest only', async () => {
    const next = await seal({ previous: first.manifest, now: sealingTime + 9, date: '2026-11-22' });
    expect(next.previous).toBe('followed');
    expect(said(next)).toMatchObject({ version: sealingTime + 9, date: '2026-11-22' });
    expect(said(next).previous).toMatch(/^[0-9a-f]{64}$/);
    expect([...next.buckets]).toEqual([...first.buckets]);
  });

  it.each([
    ['a row', { records: certificates(21) }],
    ['a name', { records: [{ ...one, student: 'Another' }, ...certificates(20).slice(1)] }],
    ['a state', { records: [{ ...one, facts: { status: 'withdrawn' as const } }] }],
    ['the way to ask', { link: true }],
    ['the iterations', { iterations: 2 }],
  ])('with another of %s renews every bucket', async (_, change) => {
    const next = await seal({ previous: first.manifest, ...change });
    const kept = [...next.buckets.keys()].filter((path) => first.buckets.has(path));
    expect(kept).toEqual([]);
  });

  it('has a higher version though the clock went back', async () => {
    const next = await seal({ previous: first.manifest, now: 1, date: '2026-11-22' });
    expect(said(next).version).toBe(sealingTime + 1);
  });

  it.each([
    ['nothing of ours', '<!doctype html>'],
    ['altered', 'altered'],
    ['of another key', 'other key'],
  ])('does not follow a manifest that is %s', async (_, text) => {
    const key = await readKeyFile(await makeKeyFile());
    const previous =
      text === 'altered'
        ? first.manifest.replace('2026', '2027')
        : text === 'other key'
          ? (await seal({ key })).manifest
          : text;
    const next = await seal({ previous });
    expect(next.previous).toBe('refused');
    expect(said(next).previous).toBeNull();
  });

  it('keeps its larger number of buckets when it shrinks a little', async () => {
    const large = await seal({ records: certificates(500) });
    expect(said(large).bits).toBe(5);
    const smaller = await seal({ records: certificates(260), previous: large.manifest });
    expect(said(smaller).bits).toBe(5);
    const small = await seal({ records: certificates(100), previous: smaller.manifest });
    expect(said(small).bits).toBe(4);
  });
});

describe('the cache', () => {
  const counted = async (change: Parameters<typeof seal>[0]) => {
    const derived: [number, number][] = [];
    const sealed = await seal({
      onProgress: (done, all) => void derived.push([done, all]),
      ...change,
    });
    return { sealed, derived };
  };

  it('keeps the keys of all IDs, so that only new ones are derived', async () => {
    const first = await counted({});
    expect(first.derived).toEqual(Array.from({ length: 20 }, (_, index) => [index + 1, 20]));
    const again = await counted({ cache: first.sealed.cache });
    expect(again.derived).toEqual([]);
    expect([...again.sealed.buckets]).toEqual([...first.sealed.buckets]);
    const more = await counted({ cache: first.sealed.cache, records: certificates(23) });
    expect(more.derived.at(-1)).toEqual([3, 3]);
  });

  it('forgets the IDs that are gone', async () => {
    const { cache } = (await counted({})).sealed;
    const { sealed: smaller } = await counted({ cache, records: certificates(5) });
    expect(smaller.cache).toHaveLength(12 + 5 * 48 + 16);
    expect((await counted({ cache: smaller.cache })).derived).toHaveLength(15);
  });

  it.each([
    ['empty', () => new Uint8Array(0)],
    ['cut short', (cache: Uint8Array<ArrayBuffer>) => cache.slice(0, -1)],
    ['altered', (cache: Uint8Array<ArrayBuffer>) => cache.with(20, (cache[20] ?? 0) ^ 1)],
  ])('that is %s only costs time', async (_, spoil) => {
    const { cache } = (await counted({})).sealed;
    expect((await counted({ cache: spoil(cache) })).derived).toHaveLength(20);
  });

  it.each([
    ['of another key', { key: { ...vectorKey, secret: new Uint8Array(32) } }],
    ['of other iterations', { iterations: 2 }],
    ['of a register with link secrets', { link: true }],
  ])('%s is not used', async (_, change) => {
    const { cache } = (await counted(change)).sealed;
    expect((await counted({ cache })).derived).toHaveLength(20);
  });

  it('holds no ID and no name', async () => {
    const { cache } = (await counted({})).sealed;
    const text = new TextDecoder('latin1').decode(cache);
    for (const { id, student } of certificates(20)) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(student);
    }
  });
});

describe('a register that answers by link only', () => {
  it('opens an entry with the secret of its own link', async () => {
    const sealed = await seal({ link: true });
    const { find } = (await sealedWorld(sealed)).open();
    expect(sealed.linkSecrets?.size).toBe(20);
    for (const { id } of certificates(20)) {
      expect(await find(id, sealed.linkSecrets?.get(id))).toMatchObject({ certificate: { id } });
    }
  });

  it('takes no secret of another ID, nor one with a wrong digit, for an ID it does not have', async () => {
    const sealed = await seal({ link: true });
    const { find } = (await sealedWorld(sealed)).open();
    const secret = sealed.linkSecrets?.get(idAt(0)) ?? '';
    expect(secret).toMatch(/^[0-9a-f]{36}$/);
    const needsLink = { status: 'fault', kind: 'needs-link' };
    expect(await find(idAt(1), secret)).toMatchObject(needsLink);
    expect(await find(idAt(0), secret.toUpperCase())).toMatchObject(needsLink);
    for (let at = 0; at < secret.length; at++) {
      const wrong = secret.slice(0, at) + (secret[at] === '7' ? '8' : '7') + secret.slice(at + 1);
      expect(await find(idAt(0), wrong)).toMatchObject(needsLink);
    }
  });

  it('has no secrets where the ID is enough', async () => {
    expect((await seal({})).linkSecrets).toBeUndefined();
  });
});

it('a register sealed as a site’s has 16 buckets at least, and 600,000 iterations', async () => {
  const sealed = await sealRegister({ ...vectorInput, records: [one] });
  expect(said(sealed)).toMatchObject({ bits: 4, iterations: 600_000 });
  expect(sealed.buckets.size).toBe(16);
  const quick = await sealWithin(quickLimits, { ...vectorInput, records: [], iterations: 1 });
  expect(said(quick)).toMatchObject({ bits: 4, iterations: 1 });
});

it('nothing that was sealed can be read in the files', async () => {
  const records = certificates(60);
  const { buckets, manifest } = await seal({ records });
  const files = [...buckets.values()].map((bytes) => new TextDecoder('latin1').decode(bytes));
  for (const { id, student, course } of records) {
    for (const text of [id, student, course]) {
      expect([manifest, ...files].some((file) => file.includes(text))).toBe(false);
    }
  }
});

function said({ manifest }: SealedOutput): Manifest {
  // As it was just written.
  return JSON.parse(manifest.split('\n')[0] ?? '') as Manifest;
}
