import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeKeyFile, publicKeyOf, readKeyFile, type KeyFile } from '../sealed/key-file.ts';
import { sealRegister } from '../sealed/seal-register.ts';
import type { CertificateToSeal } from '../sealed/seal-types.ts';
import { createSealedService } from './sealed-service.ts';
import type { Seen } from './sealed-messages.ts';
import type { FromWorker } from './worker-messages.ts';

const url = 'https://academy.example/sealed/manifest.txt';
let key: KeyFile;
let files: Map<string, Uint8Array<ArrayBuffer> | string>;
let posted: (FromWorker | Seen)[];
let asked: string[];

beforeAll(async () => {
  key = await readKeyFile(await makeKeyFile());
  const expired = { issued: '2024-01-31', until: '2026-11-19' };
  await seal(
    { id: 'ID-1', student: 'Asha', course: 'Python' },
    { id: 'ID-2', student: 'Ravi', course: 'Java', facts: expired },
    { id: 'ID-3', student: '', course: 'Java', facts: expired },
  );
});

beforeEach(() => {
  posted = [];
  asked = [];
  const answer = (address: string, { cache }: RequestInit) => {
    asked.push(`${cache ?? ''} ${address}`);
    const file = files.get(address);
    return Promise.resolve(new Response(file, { status: file === undefined ? 404 : 200 }));
  };
  vi.stubGlobal('fetch', vi.fn(answer));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the register is loaded, what was seen is told, and a search takes one request more', async () => {
  const tell = await opened();
  expect(posted).toEqual([
    { type: 'seen', text: expect.stringContaining('1800000000') },
    { type: 'ready' },
  ]);
  await tell({ type: 'find', id: 'ID-1', request: 7 });
  const certificate = { id: 'ID-1', student: 'Asha', course: 'Python' };
  expect(posted.at(-1)).toMatchObject({
    type: 'answer',
    request: 7,
    verdict: { status: 'valid', certificate, asOf: '2026-11-20', isKept: false },
  });
  expect(asked).toHaveLength(2);
  expect(asked[0]).toBe(`no-cache ${url}`);
  expect(asked[1]).toMatch(/^default .*\.bin$/);
});

test('an ID that it lacks is invalid as of its date, with nothing to offer and no number of certificates', async () => {
  const tell = await opened();
  await tell({ type: 'find', id: 'Asha', request: 1 });
  expect(posted.at(-1)).toEqual({
    type: 'answer',
    request: 1,
    verdict: { status: 'invalid', asOf: '2026-11-20', similar: [] },
  });
});

test('what a certificate is today is told, and a clock that is behind the register makes none valid again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-01') });
  const tell = await opened();
  await tell({ type: 'find', id: 'ID-2', request: 1 });
  expect(posted.at(-1)).toMatchObject({
    verdict: { status: 'valid', state: { kind: 'expired', until: '2026-11-19' } },
  });
});

test('a certificate without its student is incomplete, whatever else is said of it', async () => {
  const tell = await opened();
  await tell({ type: 'find', id: 'ID-3', request: 1 });
  expect(posted.at(-1)).toMatchObject({
    verdict: { state: { kind: 'incomplete', lacks: ['student'] } },
  });
});

test('a register that can’t be verified is a fault, and nothing is answered', async () => {
  const other = await publicKeyOf(await readKeyFile(await makeKeyFile()));
  const tell = await opened(other);
  expect(posted).toEqual([{ type: 'fault', kind: 'outdated-page', detail: expect.anything() }]);
  await tell({ type: 'find', id: 'ID-1', request: 1 });
  expect(posted).toHaveLength(1);
});

test('what the page has seen counts: an older register is refused', async () => {
  const tell = createSealedService((message) => posted.push(message));
  await tell(await loadMessage());
  const seen = posted.find((message): message is Seen => message.type === 'seen');
  const newer = {
    type: 'seen',
    text: seen?.text.replace('1800000000', '1800000001') ?? '',
  } as const;
  posted = [];
  const later = createSealedService((message) => posted.push(message));
  await later(newer);
  await later(await loadMessage());
  expect(posted).toEqual([{ type: 'fault', kind: 'older', detail: expect.anything() }]);
});

async function opened(publicKey?: string) {
  const tell = createSealedService((message) => posted.push(message));
  await tell(await loadMessage(publicKey));
  return tell;
}

async function loadMessage(publicKey?: string) {
  return { type: 'load', url, publicKey: publicKey ?? (await publicKeyOf(key)) } as const;
}

async function seal(...records: Omit<CertificateToSeal, 'row'>[]) {
  const { manifest, buckets } = await sealRegister({
    key,
    records: records.map((record, index) => ({ ...record, row: index + 3 })),
    prefixes: [],
    link: false,
    date: '2026-11-20',
    now: 1_800_000_000,
  });
  const base = new URL('.', url).href;
  files = new Map([...buckets].map(([path, bytes]) => [base + path, bytes] as const));
  files.set(url, manifest);
}
