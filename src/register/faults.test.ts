import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { faultKinds, loadChunk } from './faults.ts';

test('every kind of fault has its sentences for the visitor and for the owner, and no other has', async () => {
  const words: unknown = parse(await readFile('content/register-faults.yaml', 'utf8'));
  const sentences = z.record(
    z.enum(faultKinds),
    z.strictObject({ visitor: z.string().endsWith('.'), owner: z.string().endsWith('.') }),
  );
  expect(sentences.safeParse(words).error).toBeUndefined();
});

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
