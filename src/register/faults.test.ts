import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadChunk } from './faults.ts';

describe('a part of the program', () => {
  beforeEach(() => vi.useFakeTimers());

  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('that arrives is handed on', async () => {
    await expect(loadChunk(Promise.resolve('part'))).resolves.toBe('part');
  });

  test('that cannot be loaded is a lost connection', async () => {
    const refused = Promise.reject(new TypeError('Failed to fetch'));
    await expect(loadChunk(refused)).rejects.toMatchObject({ kind: 'interrupted' });
  });

  test('that never arrives is a lost connection too, before the page calls the device slow', async () => {
    const never = new Promise(() => undefined);
    const load = expect(loadChunk(never)).rejects.toMatchObject({ kind: 'interrupted' });
    await vi.advanceTimersByTimeAsync(59_000);
    await load;
  });
});
