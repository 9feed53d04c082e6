import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from './faults.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a part of the program that arrives is handed on', async () => {
  await expect(loadChunk(Promise.resolve('part'))).resolves.toBe('part');
});

test.each([
  ['cannot be loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never arrives, before the page calls the device slow', () => new Promise(() => undefined)],
])('a part that %s is a lost connection', async (_, part) => {
  const load = expect(loadChunk(part())).rejects.toMatchObject({ kind: 'interrupted' });
  await vi.advanceTimersByTimeAsync(59_000);
  await load;
});
