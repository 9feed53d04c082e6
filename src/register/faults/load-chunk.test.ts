import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadChunk } from './load-chunk.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

test('a part that arrives is handed on, and no timer is left behind', async () => {
  await expect(loadChunk(Promise.resolve('part'))).resolves.toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});

test('a part that cannot be loaded is a lost connection', async () => {
  const refused = Promise.reject(new TypeError('Failed to fetch'));
  await expect(loadChunk(refused)).rejects.toMatchObject({ kind: 'interrupted' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a part that never arrives is a lost connection too, before the page calls the device slow', async () => {
  const load = expect(loadChunk(new Promise(() => undefined))).rejects.toMatchObject({
    kind: 'interrupted',
  });
  await vi.advanceTimersByTimeAsync(59_000);
  await load;
});
