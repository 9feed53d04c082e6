import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchRegister } from './fetch-register.ts';

const fetched = vi.fn<typeof fetch>();
const here = 'https://academy.example/SearchById';
const sameOrigin = 'https://academy.example/register.xlsx';
const elsewhere = 'https://sheets.example/register.xlsx';

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', new URL(here));
});

afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('R1, R11: one GET without cookies and referrer gives the bytes as they are, and tells how many of how many, and since when they are so', async () => {
  const date = 'Sat, 21 Nov 2026 12:00:00 GMT';
  fetched.mockResolvedValue(answer([2, 1], { 'content-length': '3', 'last-modified': date }));
  const [onProgress, onLastModified] = [vi.fn(), vi.fn()];
  const bytes = await fetchRegister(sameOrigin, { onProgress, onLastModified });
  expect(bytes).toEqual(new Uint8Array(3));
  const discreet = { method: 'GET', credentials: 'omit', referrerPolicy: 'no-referrer' };
  expect(fetched).toHaveBeenCalledExactlyOnceWith(sameOrigin, expect.objectContaining(discreet));
  expect(onLastModified.mock.calls).toEqual([[date]]);
  expect(onProgress.mock.calls.flat()).toEqual([
    { received: 0, expected: 3 },
    { received: 2, expected: 3 },
    { received: 3, expected: 3 },
  ]);
});

test('a packed body has no known length to expect', async () => {
  fetched.mockResolvedValue(answer([3], { 'content-length': '99', 'content-encoding': 'gzip' }));
  const onProgress = vi.fn();
  await expect(fetchRegister(sameOrigin, { onProgress })).resolves.toHaveLength(3);
  expect(onProgress).toHaveBeenLastCalledWith({ received: 3 });
});

test.each([
  [{ kind: 'http-status', detail: '404' }, () => new Response('gone', { status: 404 })],
  [{ kind: 'interrupted', detail: '2 of 3 bytes' }, () => answer([2], { 'content-length': '3' })],
  [{ kind: 'interrupted', detail: 'network error' }, brokenAnswer],
  // Bytes are counted as they come, whatever length was announced.
  [{ kind: 'too-large', detail: 'over 3 bytes' }, () => answer([2, 2], { 'content-length': '1' })],
])('an answer may be a fault: %j', async (fault, answered) => {
  for (const url of [sameOrigin, elsewhere]) {
    fetched.mockResolvedValueOnce(answered());
    await expect(fetchRegister(url, { maxBytes: 3 })).rejects.toMatchObject(fault);
  }
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('another host may have packed the body unseen, so a few bytes less are no fault, half of it is', async () => {
  fetched.mockResolvedValueOnce(answer([2], { 'content-length': '25' }, 'cors'));
  await expect(fetchRegister(elsewhere)).resolves.toHaveLength(2);
  fetched.mockResolvedValueOnce(answer([2], { 'content-length': '2500' }, 'cors'));
  await expect(fetchRegister(elsewhere)).rejects.toMatchObject({ kind: 'interrupted' });
});

test('another host that answers but does not let the page read has blocked it; one that does not answer has not', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(Response.error());
  await expect(fetchRegister(elsewhere)).rejects.toMatchObject({ kind: 'blocked' });
  expect(fetched).toHaveBeenLastCalledWith(
    elsewhere,
    expect.objectContaining({ method: 'HEAD', mode: 'no-cors' }),
  );
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchRegister(elsewhere)).rejects.toMatchObject({ kind: 'interrupted' });
  // The own host can't block, so it is not asked again.
  fetched.mockClear();
  await expect(fetchRegister('/register.xlsx')).rejects.toMatchObject({ kind: 'interrupted' });
  expect(fetched).toHaveBeenCalledOnce();
});

const notFound = new Error('getaddrinfo ENOTFOUND');

test.each([
  ['without a connection', { navigator: { onLine: false } }, { kind: 'offline' }],
  [
    'outside a browser',
    { location: undefined },
    { kind: 'interrupted', detail: 'fetch failed: getaddrinfo ENOTFOUND' },
  ],
])('%s a host that cannot be reached is told as what it is', async (_, globals, fault) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  fetched.mockRejectedValue(new TypeError('fetch failed', { cause: notFound }));
  await expect(fetchRegister(elsewhere)).rejects.toMatchObject(fault);
});

test('no answer in time is a timeout', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation((_, init) => {
    const { promise, reject } = Promise.withResolvers<never>();
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    return promise;
  });
  const bytes = expect(fetchRegister(sameOrigin, { timeoutMs: 1000 }));
  const outcome = bytes.rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(1000);
  await outcome;
});

test('a body that comes slowly is waited for, one that stops is a timeout', async () => {
  vi.useFakeTimers();
  // One byte at each interval, and then nothing more.
  fetched.mockImplementation(async (_, init) => {
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      for (const at of [900, 1800, 2700]) {
        setTimeout(() => controller.enqueue(new Uint8Array(1)), at);
      }
      init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
    };
    return new Response(new ReadableStream<Uint8Array<ArrayBuffer>>({ start }));
  });
  const onProgress = vi.fn();
  const bytes = fetchRegister(sameOrigin, { timeoutMs: 1000, onProgress });
  const outcome = expect(bytes).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(2700);
  expect(onProgress).toHaveBeenLastCalledWith({ received: 3 });
  await vi.advanceTimersByTimeAsync(1000);
  await outcome;
});

/** An answer whose body comes in pieces of these lengths. */
function answer(
  lengths: number[],
  headers: Record<string, string> = {},
  type: ResponseType = 'basic',
): Response {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const length of lengths) controller.enqueue(new Uint8Array(length));
      controller.close();
    },
  });
  return Object.defineProperty(new Response(body, { headers }), 'type', { value: type });
}

function brokenAnswer(): Response {
  return new Response(
    new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) }),
  );
}
