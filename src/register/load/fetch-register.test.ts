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

test('R1, R11: the register is fetched with one GET request, without a referrer', async () => {
  const date = 'Sat, 21 Nov 2026 12:00:00 GMT';
  const sent = 'Sun, 22 Nov 2026 12:00:00 GMT';
  fetched.mockResolvedValue(
    answer([2, 1], { 'content-length': '3', 'last-modified': date, date: sent }),
  );
  const [onProgress, onDates] = [vi.fn(), vi.fn()];
  const bytes = await fetchRegister(sameOrigin, { onProgress, onDates });
  expect(bytes).toEqual(new Uint8Array(3));
  const discreet = { method: 'GET', credentials: 'same-origin', referrerPolicy: 'no-referrer' };
  expect(fetched).toHaveBeenCalledExactlyOnceWith(sameOrigin, expect.objectContaining(discreet));
  expect(onDates.mock.calls).toEqual([[{ asOf: date, sent }]]);
  expect(onProgress.mock.calls.flat()).toEqual([
    { received: 0, expected: 3 },
    { received: 2, expected: 3 },
    { received: 3, expected: 3 },
  ]);
});

test.each([
  [{ kind: 'http-status', detail: '404' }, () => new Response('gone', { status: 404 })],
  [{ kind: 'interrupted', detail: '2 of 3 bytes' }, () => answer([2], { 'content-length': '3' })],
  [{ kind: 'interrupted', detail: 'network error' }, brokenAnswer],
  [{ kind: 'too-large', detail: 'over 3 bytes' }, () => answer([2, 2], { 'content-length': '1' })],
])('a bad response gives the fault %j', async (fault, answered) => {
  for (const url of [sameOrigin, elsewhere]) {
    fetched.mockResolvedValueOnce(answered());
    await expect(fetchRegister(url, { maxBytes: 3 })).rejects.toMatchObject(fault);
  }
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([201, 203, 204, 206, 226, 304])(
  'R9: a response with status %i is not a register',
  async (status) => {
    const body = [204, 304].includes(status) ? null : 'a,b';
    fetched.mockResolvedValueOnce(new Response(body, { status }));
    const fault = { kind: 'http-status', detail: String(status) };
    await expect(fetchRegister(sameOrigin)).rejects.toMatchObject(fault);
  },
);

test('R9: a compressed text counts as cut off if fewer bytes arrive than its uncompressed length', async () => {
  const csv = 'a,b\n1,2\n';
  const packed = () => new Response(csv, { headers: { 'content-encoding': 'gzip' } });
  const withLength = (length: number) =>
    new Response(null, { headers: { 'content-length': `${length}` } });
  fetched.mockResolvedValueOnce(packed()).mockResolvedValueOnce(withLength(9));
  const cut = { kind: 'interrupted', detail: '8 of 9 bytes' };
  await expect(fetchRegister(sameOrigin)).rejects.toMatchObject(cut);
  const unpacked = { method: 'HEAD', headers: { Range: 'bytes=0-' }, credentials: 'same-origin' };
  expect(fetched).toHaveBeenLastCalledWith(sameOrigin, expect.objectContaining(unpacked));
  const answers = [withLength(8), packed(), new Response(null, { status: 405 })];
  for (const answer of answers) {
    fetched.mockResolvedValueOnce(packed()).mockResolvedValueOnce(answer);
    await expect(fetchRegister(sameOrigin)).resolves.toHaveLength(8);
  }
  fetched.mockResolvedValueOnce(packed()).mockRejectedValueOnce(new TypeError('no HEAD here'));
  await expect(fetchRegister(sameOrigin)).resolves.toHaveLength(8);
});

test.each(['PK\u0003\u0004', ' <!doctype html>'])(
  'a zip archive or a web page needs no request for its length: %j',
  async (start) => {
    fetched.mockResolvedValueOnce(new Response(start));
    await fetchRegister(elsewhere);
    expect(fetched).toHaveBeenCalledOnce();
  },
);

test('a file from another host may be a few bytes short, since the host may have compressed it', async () => {
  fetched.mockResolvedValueOnce(answer([2], { 'content-length': '25' }, 'cors'));
  fetched.mockRejectedValueOnce(new TypeError('no HEAD here'));
  await expect(fetchRegister(elsewhere)).resolves.toHaveLength(2);
  fetched.mockResolvedValueOnce(answer([2], { 'content-length': '2500' }, 'cors'));
  await expect(fetchRegister(elsewhere)).rejects.toMatchObject({ kind: 'interrupted' });
});

test('the fault is "blocked" if another host answers, but the page can’t read the answer', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(Response.error());
  await expect(fetchRegister(elsewhere)).rejects.toMatchObject({ kind: 'blocked' });
  expect(fetched).toHaveBeenLastCalledWith(
    elsewhere,
    expect.objectContaining({ method: 'HEAD', mode: 'no-cors' }),
  );
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchRegister(elsewhere)).rejects.toMatchObject({ kind: 'interrupted' });
  // The page may always read the answers of its own host, so no second request follows.
  fetched.mockClear();
  await expect(fetchRegister('/register.xlsx')).rejects.toMatchObject({ kind: 'interrupted' });
  expect(fetched).toHaveBeenCalledOnce();
});

test('a download times out after 20 seconds without a byte', async () => {
  answerSlowly(1, 19_000, 3);
  const onProgress = vi.fn();
  const bytes = fetchRegister(sameOrigin, { onProgress });
  const outcome = expect(bytes).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(57_000);
  expect(onProgress).toHaveBeenLastCalledWith({ received: 3 });
  await vi.advanceTimersByTimeAsync(20_000);
  await outcome;
});

test.each([
  ['only a byte now and then', 1, 1],
  ['enough bytes each minute, but without an end', 5000, 10],
])('a download that never ends gives the fault "timeout": %s', async (_, bytes, minutes) => {
  answerSlowly(bytes, 15_000);
  const outcome = expect(fetchRegister(sameOrigin)).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(minutes * 60_000 + 1);
  await outcome;
  expect(vi.getTimerCount()).toBe(0);
});

/** Answers with so many `bytes` after every `every` milliseconds, `times` times at most. */
function answerSlowly(bytes: number, every: number, times = Infinity) {
  vi.useFakeTimers();
  fetched.mockImplementation(async (_, init) => {
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      let sent = 0;
      const drip = setInterval(() => {
        if (++sent <= times) controller.enqueue(new Uint8Array(bytes));
      }, every);
      init?.signal?.addEventListener('abort', () => {
        clearInterval(drip);
        controller.error(new Error('aborted'));
      });
    };
    return new Response(new ReadableStream<Uint8Array<ArrayBuffer>>({ start }));
  });
}

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
