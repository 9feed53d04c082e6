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

test('the bytes come as they are, and progress tells how many of how many', async () => {
  fetched.mockResolvedValue(answer([[1, 2], [3]], { 'content-length': '3' }));
  const progress = vi.fn();
  await expect(fetchRegister(sameOrigin, { onProgress: progress })).resolves.toEqual(
    new Uint8Array([1, 2, 3]),
  );
  expect(progress.mock.calls.flat()).toEqual([
    { received: 0, expected: 3 },
    { received: 2, expected: 3 },
    { received: 3, expected: 3 },
  ]);
});

test('R1, R11: one GET, without cookies and without a referrer', async () => {
  fetched.mockResolvedValue(answer([[1]]));
  await fetchRegister(sameOrigin);
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledWith(
    sameOrigin,
    expect.objectContaining({ method: 'GET', credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
});

test('a packed body has no known length to expect', async () => {
  fetched.mockResolvedValue(
    answer([[1, 2, 3]], { 'content-length': '99', 'content-encoding': 'gzip' }),
  );
  const progress = vi.fn();
  await expect(fetchRegister(sameOrigin, { onProgress: progress })).resolves.toHaveLength(3);
  expect(progress).toHaveBeenLastCalledWith({ received: 3 });
});

test('an answer other than success is told with its HTTP status', async () => {
  fetched.mockResolvedValue(new Response('gone', { status: 404 }));
  await expect(fetchRegister(sameOrigin)).rejects.toMatchObject({
    kind: 'http-status',
    detail: '404',
  });
});

test('a body shorter than announced was cut off midway', async () => {
  fetched.mockResolvedValue(answer([[1, 2]], { 'content-length': '3' }));
  await expect(fetchRegister(sameOrigin)).rejects.toMatchObject({
    kind: 'interrupted',
    detail: '2 of 3 bytes',
  });
});

test('another host may have packed the body unseen, so a few bytes less are no fault, half of it is', async () => {
  fetched.mockResolvedValueOnce(answer([[1, 2]], { 'content-length': '25' }, 'cors'));
  await expect(fetchRegister(elsewhere)).resolves.toHaveLength(2);
  fetched.mockResolvedValueOnce(answer([[1, 2]], { 'content-length': '2500' }, 'cors'));
  await expect(fetchRegister(elsewhere)).rejects.toMatchObject({ kind: 'interrupted' });
});

test('a body that breaks off with an error was cut off midway, another host or not', async () => {
  for (const url of [sameOrigin, elsewhere]) {
    fetched.mockResolvedValueOnce(brokenAnswer());
    await expect(fetchRegister(url)).rejects.toMatchObject({ kind: 'interrupted' });
  }
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('without a connection the device is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchRegister(elsewhere)).rejects.toMatchObject({ kind: 'offline' });
});

test('another host that answers but does not let the page read has blocked it', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(Response.error());
  await expect(fetchRegister(elsewhere)).rejects.toMatchObject({ kind: 'blocked' });
  expect(fetched).toHaveBeenLastCalledWith(
    elsewhere,
    expect.objectContaining({ method: 'HEAD', mode: 'no-cors' }),
  );
});

test('another host that does not answer at all has not blocked anything', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchRegister(elsewhere)).rejects.toMatchObject({ kind: 'interrupted' });
});

test('the own host cannot block', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchRegister('/register.xlsx')).rejects.toMatchObject({ kind: 'interrupted' });
  expect(fetched).toHaveBeenCalledOnce();
});

test('outside a browser a host that cannot be reached is named in the detail', async () => {
  vi.stubGlobal('location', undefined);
  fetched.mockRejectedValue(
    new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') }),
  );
  await expect(fetchRegister(elsewhere)).rejects.toMatchObject({
    kind: 'interrupted',
    detail: 'fetch failed: getaddrinfo ENOTFOUND',
  });
});

test('no answer in time is a timeout', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(neverAnswers);
  const bytes = expect(fetchRegister(sameOrigin, { timeoutMs: 1000 })).rejects.toMatchObject({
    kind: 'timeout',
  });
  await vi.advanceTimersByTimeAsync(1000);
  await bytes;
});

test('a body that comes slowly is waited for, one that stops is a timeout', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation((_, init) =>
    Promise.resolve(stallingAnswer(3, 900, init?.signal ?? undefined)),
  );
  const progress = vi.fn();
  const bytes = expect(
    fetchRegister(sameOrigin, { timeoutMs: 1000, onProgress: progress }),
  ).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(2700);
  expect(progress).toHaveBeenLastCalledWith({ received: 3 });
  await vi.advanceTimersByTimeAsync(1000);
  await bytes;
});

test('bytes are counted as they come, whatever length was announced', async () => {
  fetched.mockResolvedValue(
    answer(
      [
        [1, 2],
        [3, 4],
      ],
      { 'content-length': '1' },
    ),
  );
  await expect(fetchRegister(sameOrigin, { maxBytes: 3 })).rejects.toMatchObject({
    kind: 'too-large',
  });
});

test.each([
  ['Sat, 21 Nov 2026 12:00:00 GMT', { 'last-modified': 'Sat, 21 Nov 2026 12:00:00 GMT' }],
  [undefined, {}],
])('the host says since when the file is as it is: %s', async (date, headers) => {
  fetched.mockResolvedValue(answer([[1]], headers));
  const onLastModified = vi.fn();
  await fetchRegister(elsewhere, { onLastModified });
  expect(onLastModified.mock.calls).toEqual([[date]]);
});

function answer(
  chunks: number[][],
  headers: Record<string, string> = {},
  type: ResponseType = 'basic',
): Response {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new Uint8Array(chunk));
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

const neverAnswers: typeof fetch = (_, init) =>
  new Promise((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  );

/** Sends one byte at each interval, and then nothing more. */
function stallingAnswer(count: number, everyMs: number, signal: AbortSignal | undefined): Response {
  return new Response(
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (let sent = 1; sent <= count; sent++) {
          setTimeout(() => controller.enqueue(new Uint8Array(1)), sent * everyMs);
        }
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    }),
  );
}
