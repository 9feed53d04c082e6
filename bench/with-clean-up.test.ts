import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder, withCleanUp } from './with-clean-up.ts';

test('what was begun last is cleaned up first, also when the work fails', async () => {
  const done: string[] = [];
  const work = withCleanUp(async (later) => {
    later(() => done.push('first'));
    later(() => done.push('second'));
    throw new Error('the work failed');
  });
  await expect(work).rejects.toThrow('the work failed');
  expect(done).toEqual(['second', 'first']);
});

test('a temporary folder is there for the work only', async () => {
  const folder = await withCleanUp(async (later) => {
    const made = temporaryFolder('test', later);
    expect(existsSync(made)).toBe(true);
    return made;
  });
  expect(existsSync(folder)).toBe(false);
});
