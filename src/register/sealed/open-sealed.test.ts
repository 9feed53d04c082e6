import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  certificates,
  idAt,
  seal,
  sealedWorld,
  type SealedWorld,
} from '../testing/sealed-register.ts';
import type { SealedOutput } from './seal-types.ts';

const stated = {
  id: 'ST-1',
  student: 'आशा उदाहरण',
  course: 'C++',
  row: 90,
  facts: {
    issued: '2026-01-31',
    until: '2027-03-04/2027-04-03',
    status: 'replaced',
    since: '2026-05-01',
    replacedBy: 'ST-2',
    unclear: { column: 'status', text: 'sleeping' },
  },
} as const;

let sealed: SealedOutput;
let world: SealedWorld;
beforeAll(async () => {
  sealed = await seal({ records: [...certificates(40), stated] });
});
beforeEach(async () => {
  world = await sealedWorld(sealed);
});

describe('a sealed register', () => {
  it('has the certificate of every ID that was sealed', async () => {
    const { find } = world.open();
    for (const { id, student, course } of certificates(40)) {
      expect(await find(id)).toEqual({
        status: 'valid',
        certificate: { student, course, id },
        asOf: '2026-11-21',
        isFresh: true,
      });
    }
  });

  it('tells all that was known of a certificate', async () => {
    const { student, course, id, facts } = stated;
    const certificate = { student, course, id };
    expect(await world.open().find(id)).toMatchObject({ status: 'valid', certificate, facts });
  });

  it.each([idAt(41), '2024/0041', '2024/0000x', 'st-1', 'Sample Student 1', 'C++'])(
    'does not have "%s", and says as of when',
    async (id) => {
      expect(await world.open().find(id)).toEqual({ status: 'invalid', asOf: '2026-11-21' });
    },
  );

  it('reads an ID of the new form however it is written, and answers with the printed one', async () => {
    const id = idAt(1);
    const written = ` ${id.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}\u00a0`;
    expect(await world.open().find(written)).toMatchObject({ certificate: { id } });
  });

  it('trims any other ID and reads it as it is (R7)', async () => {
    const { find } = world.open();
    expect(await find(' 2024/0000\u00a0')).toMatchObject({ certificate: { id: '2024/0000' } });
    expect(await find('2024 / 0000')).toMatchObject({ status: 'invalid' });
  });

  it('tells an ID that is mistyped from one that it does not have', async () => {
    const id = idAt(1).replace('7K3M', '7M3M');
    expect(await world.open().find(id)).toEqual({ status: 'mistyped' });
  });

  it('has no certificate of an empty ID (R8)', async () => {
    expect(await world.open().find(' \u200b')).toEqual({ status: 'invalid', asOf: '2026-11-21' });
  });

  it('says of itself what the manifest says', async () => {
    expect(await world.open().load()).toEqual({
      asOf: '2026-11-21',
      prefixes: ['ITA'],
      link: false,
      isFresh: true,
    });
  });

  it('asks for the manifest and one bucket, and then for one bucket each', async () => {
    const { find, load } = world.open();
    await load();
    await find(idAt(0));
    await find(idAt(1));
    expect(world.requests[0]).toBe('no-cache manifest.txt');
    expect(world.requests.slice(1)).toEqual([
      expect.stringMatching(/^default [0-9a-f]{32}\/00\/0[0-9a-f]\.bin$/),
      expect.stringMatching(/^default [0-9a-f]{32}\/00\/0[0-9a-f]\.bin$/),
    ]);
  });

  it('asks for the manifest once, however many IDs are looked up at once', async () => {
    const { find } = world.open();
    await Promise.all([find(idAt(0)), find(idAt(1)), find(idAt(2))]);
    expect(world.requests.filter((request) => request.endsWith('manifest.txt'))).toHaveLength(1);
  });

  it('with no certificate in it still answers', async () => {
    world = await sealedWorld(await seal({ records: [] }));
    expect(await world.open().find(idAt(0))).toEqual({ status: 'invalid', asOf: '2026-11-21' });
  });
});
