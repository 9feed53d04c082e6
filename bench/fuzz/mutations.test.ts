import { unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { mutations } from './mutations.ts';
import { randomNumbers } from './random-numbers.ts';
import { sampleRegisters } from './sample-registers.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the same seed makes the same damaged file at any time of day, another seed another', () => {
  vi.useFakeTimers({ now: new Date(2026, 0), toFake: ['Date'] });
  for (const register of sampleRegisters()) {
    for (const mutation of mutations(register)) {
      const made = (seed: number) => Buffer.from(mutation.change(register, randomNumbers(seed)));
      const first = made(7);
      vi.setSystemTime(Date.now() + 60_000);
      expect(made(7).equals(first)).toBe(true);
      const others = [8, 9, 10, 11].filter((seed) => !made(seed).equals(made(7)));
      expect(others.length).toBeGreaterThan(0);
    }
  }
});

test('an archive with a changed part opens again, since its checksum is right', () => {
  const register = sampleRegisters().find(({ kind }) => kind === 'ods');
  const repaired = register && mutations(register).find(({ isChecked }) => !isChecked);
  if (!register || !repaired) throw new Error('no .ods');
  for (let seed = 0; seed < 50; seed++) {
    const names = Object.keys(unzipSync(repaired.change(register, randomNumbers(seed))));
    expect(names).toEqual(Object.keys(unzipSync(register.bytes)));
  }
});
