import { expect, test } from 'vitest';
import type { Verdict } from '../../register/worker/worker-messages.ts';
import { oneByOne } from './use-ask-batch.ts';

const unknown: Verdict = { status: 'invalid', similar: [] };

test('a register that takes its time for each ID answers what a moment allows, and at least one', async () => {
  const asked: string[] = [];
  const verdicts = await oneByOne(['A-1', 'A-2', 'A-3'], async (id) => {
    asked.push(id);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return unknown;
  });
  expect(verdicts).toEqual([unknown]);
  expect(asked).toEqual(['A-1']);
});

test('what was answered before the register failed is kept', async () => {
  const find = async (id: string) => (id === 'A-1' ? unknown : undefined);
  expect(await oneByOne(['A-1', 'A-2', 'A-3'], find)).toEqual([unknown]);
  expect(await oneByOne(['A-2', 'A-3'], find)).toBe('failed');
});
