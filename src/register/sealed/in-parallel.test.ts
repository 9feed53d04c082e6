import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

it('does the work once for each number, and no more at once than asked for', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel(
    50,
    async (index) => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      done.push(index);
    },
    4,
  );
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index));
  expect(most).toBe(4);
});

it('rejects with the first fault, and begins nothing after it', async () => {
  const begun: number[] = [];
  const work = async (index: number) => {
    begun.push(index);
    await Promise.resolve();
    if (index === 3) throw new Error('of 3');
  };
  await expect(inParallel(100, work, 2)).rejects.toThrow('of 3');
  expect(begun.length).toBeLessThan(8);
});
