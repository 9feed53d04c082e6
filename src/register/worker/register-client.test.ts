import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isBlockedByPolicy } from '../network/policy-block.ts';
import { openRegister, type OpenOptions, type RegisterWorker } from './register-client.ts';
import { defaultColumns } from '../certificates/columns.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

vi.mock('../network/policy-block.ts', () => ({ isBlockedByPolicy: vi.fn() }));

/** A Worker that says what the test wants it to say. */
class FakeWorker implements RegisterWorker {
  readonly heard: ToWorker[] = [];
  readonly terminate = vi.fn();
  readonly #target = new EventTarget();
  readonly addEventListener = this.#target.addEventListener.bind(this.#target);

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  say(message: FromWorker): void {
    this.#target.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  crash(message?: string): void {
    this.#target.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

let worker: FakeWorker;

function open(options: Partial<OpenOptions> = {}) {
  return openRegister({
    url: '/r.xlsx',
    columns: defaultColumns,
    createWorker: () => worker,
    timeLimitMs: 1000,
    ...options,
  });
}

beforeEach(() => {
  worker = new FakeWorker();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the register is asked for by its address as the page sees it', () => {
  vi.stubGlobal('document', { baseURI: 'https://academy.example/SearchById' });
  open();
  expect(worker.heard).toEqual([
    {
      type: 'load',
      url: 'https://academy.example/r.xlsx',
      columns: { student: 2, course: 3, id: 5 },
    },
  ]);
});

test('progress is passed on and the register becomes ready', async () => {
  const onProgress = vi.fn();
  const client = open({ onProgress });
  worker.say({ type: 'progress', phase: 'download', received: 1, expected: 2 });
  worker.say({ type: 'progress', phase: 'rows', rows: 5 });
  worker.say({ type: 'ready', records: 5 });
  await expect(client.state).resolves.toEqual({ status: 'ready', records: 5 });
  expect(onProgress.mock.calls.flat()).toEqual([
    { phase: 'download', received: 1, expected: 2 },
    { phase: 'rows', rows: 5 },
  ]);
});

test('a search waits for the register, and each answer finds its question', async () => {
  const client = open();
  const first = client.find('X-1');
  const second = client.find('X-2');
  expect(worker.heard).toHaveLength(1);
  worker.say({ type: 'ready', records: 1 });
  await vi.advanceTimersByTimeAsync(0);
  const [, one, two] = worker.heard;
  expect([one, two]).toMatchObject([{ id: 'X-1' }, { id: 'X-2' }]);
  const certificate = { student: 'Asha', course: 'C++', id: 'X-1' };
  const valid = { status: 'found', certificate, state: { kind: 'valid' } } as const;
  const invalid = { status: 'invalid', certificates: 1, similar: ['X-1'] } as const;
  if (two?.type === 'find') worker.say({ type: 'answer', request: two.request, verdict: invalid });
  if (one?.type === 'find') worker.say({ type: 'answer', request: one.request, verdict: valid });
  await expect(first).resolves.toEqual(valid);
  await expect(second).resolves.toEqual(invalid);
});

test('R9: a fault ends the Worker, and a search says the fault, never "invalid"', async () => {
  const client = open();
  const search = client.find('X-1');
  worker.say({ type: 'fault', kind: 'http-status', detail: '404' });
  const fault = { status: 'fault', kind: 'http-status', detail: '404' };
  await expect(client.state).resolves.toEqual(fault);
  await expect(search).resolves.toEqual(fault);
  await expect(client.find('X-2')).resolves.toEqual(fault);
  expect(worker.terminate).toHaveBeenCalled();
});

test.each([
  [true, 'blocked-by-policy'],
  [false, 'interrupted'],
])(
  'no answer at all: the page asks whether its policy blocks the address (%s)',
  async (isBlocked, kind) => {
    vi.stubGlobal('document', { baseURI: 'https://academy.example/SearchById' });
    vi.mocked(isBlockedByPolicy).mockResolvedValue(isBlocked);
    const client = open();
    worker.say({ type: 'fault', kind: 'interrupted', detail: 'Failed to fetch' });
    await expect(client.state).resolves.toMatchObject({ status: 'fault', kind });
    expect(isBlockedByPolicy).toHaveBeenLastCalledWith('https://academy.example/r.xlsx');
  },
);

test('an answer that breaks off was not blocked, so nothing more is asked', async () => {
  vi.stubGlobal('document', { baseURI: 'https://academy.example/SearchById' });
  vi.mocked(isBlockedByPolicy).mockClear();
  const client = open();
  worker.say({ type: 'progress', phase: 'download', received: 1 });
  worker.say({ type: 'fault', kind: 'interrupted', detail: '1 of 2 bytes' });
  await expect(client.state).resolves.toMatchObject({ status: 'fault', kind: 'interrupted' });
  expect(isBlockedByPolicy).not.toHaveBeenCalled();
});

test('a Worker that says nothing is ended at the time limit: its script has not arrived', async () => {
  const client = open();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(client.state).resolves.toMatchObject({ status: 'fault', kind: 'interrupted' });
  expect(worker.terminate).toHaveBeenCalled();
});

test('a Worker that says nothing, where the device has no connection, is that', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const client = open();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(client.state).resolves.toMatchObject({ status: 'fault', kind: 'offline' });
});

test('reading is ended at the time limit, whatever progress it reports', async () => {
  const client = open();
  worker.say({ type: 'progress', phase: 'rows', rows: 0 });
  await vi.advanceTimersByTimeAsync(600);
  worker.say({ type: 'progress', phase: 'rows', rows: 9 });
  await vi.advanceTimersByTimeAsync(400);
  await expect(client.state).resolves.toMatchObject({ status: 'fault', kind: 'too-slow' });
});

test('a download may take as long as it makes progress; when it stops, there was no answer in time', async () => {
  const client = open();
  for (let received = 0; received < 5; received++) {
    worker.say({ type: 'progress', phase: 'download', received });
    await vi.advanceTimersByTimeAsync(900);
  }
  await vi.advanceTimersByTimeAsync(100);
  await expect(client.state).resolves.toMatchObject({ status: 'fault', kind: 'timeout' });
});

test('a search that gets no answer ends in a fault', async () => {
  const client = open();
  worker.say({ type: 'progress', phase: 'rows', rows: 0 });
  worker.say({ type: 'ready', records: 1 });
  const search = client.find('X-1');
  await vi.advanceTimersByTimeAsync(1000);
  await expect(search).resolves.toMatchObject({ status: 'fault', kind: 'too-slow' });
});

test('a Worker that cannot be made or fetched is a lost connection', async () => {
  const refused = open({
    createWorker: () => {
      throw new Error('SecurityError');
    },
  });
  await expect(refused.state).resolves.toMatchObject({ status: 'fault', kind: 'interrupted' });
  const unfetched = open();
  worker.crash();
  await expect(unfetched.state).resolves.toEqual({ status: 'fault', kind: 'interrupted' });
});

test('a Worker that crashes over the file makes it a damaged one', async () => {
  const client = open();
  worker.say({ type: 'progress', phase: 'rows', rows: 0 });
  worker.crash('out of memory');
  await expect(client.state).resolves.toEqual({
    status: 'fault',
    kind: 'damaged',
    detail: 'out of memory',
  });
});

test('R9: a Worker that crashes during a search gives no verdict', async () => {
  const client = open();
  worker.say({ type: 'progress', phase: 'rows', rows: 0 });
  worker.say({ type: 'ready', records: 1 });
  const search = client.find('X-1');
  await vi.advanceTimersByTimeAsync(0);
  worker.crash();
  await expect(search).resolves.toEqual({ status: 'fault', kind: 'damaged' });
});

test('closing ends the Worker and whatever waits for it', async () => {
  const client = open();
  const search = client.find('X-1');
  client.close();
  await expect(search).resolves.toMatchObject({ status: 'fault' });
  expect(worker.terminate).toHaveBeenCalledOnce();
});
