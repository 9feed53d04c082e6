import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultColumns } from '../certificates/columns.ts';
import { openWorker } from './worker-client.ts';
import type { FromWorker, LoadProgress, ToWorker } from './worker-messages.ts';

let worker: FakeWorker;

beforeEach(() => {
  worker = new FakeWorker();
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  return openWorker(
    () => worker,
    () => Promise.resolve('outdated-page'),
  );
}

const listed = { status: 'ids', ids: ['A-1'], carried: new Map<string, never>() } as const;

test('each question gets its own answer, in whatever order the answers come', async () => {
  const client = open();
  const ids = client.ask({ task: 'ids', hasHeading: false });
  const found = client.ask({ task: 'recognise', columns: [] });
  expect(worker.heard).toEqual([
    { task: 'ids', hasHeading: false, request: 1 },
    { task: 'recognise', columns: [], request: 2 },
  ]);
  worker.answer({ status: 'none' }, 7);
  worker.answer({ status: 'recognised', found: [] }, 2);
  worker.answer(listed, 1);
  await expect(ids).resolves.toEqual(listed);
  await expect(found).resolves.toEqual({ status: 'recognised', found: [] });
});

test('if a Worker never sends a message, the fault says why', async () => {
  const silence = async (isOver: () => void) => {
    worker = new FakeWorker();
    const reading = open().ask({ task: 'read', list: 'A-1' });
    isOver();
    const reply = await reading;
    expect(worker.terminate).toHaveBeenCalledOnce();
    return reply;
  };
  expect(await silence(() => worker.crash())).toEqual({ status: 'fault', kind: 'outdated-page' });
  expect(await silence(() => vi.advanceTimersByTime(60_000))).toMatchObject({
    kind: 'interrupted',
  });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await silence(() => vi.advanceTimersByTime(60_000))).toMatchObject({ kind: 'offline' });
});

test('if the browser can’t create a Worker, the fault is "no-worker"', async () => {
  const client = openWorker(
    () => {
      throw new ReferenceError('Worker is not defined');
    },
    () => Promise.resolve('interrupted'),
  );
  const reply = client.ask({ task: 'read', list: 'A-1' });
  await expect(reply).resolves.toMatchObject({ kind: 'no-worker' });
});

test('R9: once a Worker has broken down, the answer to every question is the fault "damaged"', async () => {
  const client = open();
  const reading = client.ask({ task: 'read', list: 'A-1' });
  const search = client.ask({ task: 'find', ids: ['X-1'] });
  worker.progress({ phase: 'rows', rows: 0 });
  worker.crash('out of memory');
  const fault = { status: 'fault', kind: 'damaged', detail: 'out of memory' };
  await expect(reading).resolves.toEqual(fault);
  await expect(search).resolves.toEqual(fault);
  await expect(client.ask({ task: 'find', ids: ['X-2'] })).resolves.toEqual(fault);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('progress does not extend the time limit for reading', async () => {
  const onProgress = vi.fn();
  const client = open();
  const first = client.ask({ task: 'ids', hasHeading: false });
  worker.answer(listed);
  await first;
  const reading = client.ask({ task: 'read', list: 'A-1' }, onProgress);
  worker.progress({ phase: 'rows', rows: 0 }, 2);
  await vi.advanceTimersByTimeAsync(36_000);
  worker.progress({ phase: 'rows', rows: 9 }, 2);
  await vi.advanceTimersByTimeAsync(24_000);
  await expect(reading).resolves.toMatchObject({ kind: 'too-slow' });
  expect(onProgress).toHaveBeenLastCalledWith({ phase: 'rows', rows: 9 });
});

test('a download times out when it stops making progress, not before', async () => {
  const loading = open().ask({ task: 'load', url: '/r.xlsx', columns: defaultColumns });
  for (let received = 0; received < 5; received++) {
    worker.progress({ phase: 'download', received });
    await vi.advanceTimersByTimeAsync(54_000);
  }
  await vi.advanceTimersByTimeAsync(6000);
  await expect(loading).resolves.toMatchObject({ kind: 'timeout' });
});

type Told = Extract<FromWorker, { type: 'answer' }>['reply'];

class FakeWorker extends EventTarget {
  readonly heard: ToWorker[] = [];
  readonly terminate = vi.fn();

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  /** @param request the number of the question, counted from 1 */
  answer(reply: Told, request = this.heard.length): void {
    this.#say({ type: 'answer', request, reply });
  }

  progress(progress: LoadProgress, request = 1): void {
    this.#say({ type: 'progress', request, progress });
  }

  crash(message?: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }

  #say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
