import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { mutations } from './mutations.ts';
import { randomNumbers } from './random-numbers.ts';
import { sampleRegisters } from './sample-registers.ts';

test('the same seed makes the same damaged file, another seed another', () => {
  for (const register of sampleRegisters()) {
    for (const mutation of mutations(register)) {
      const made = (seed: number) => Buffer.from(mutation.change(register, randomNumbers(seed)));
      expect(made(7).equals(made(7))).toBe(true);
      const others = [8, 9, 10, 11].filter((seed) => !made(seed).equals(made(7)));
      expect(others.length).toBeGreaterThan(0);
    }
  }
});

test('an archive with a changed part opens again, since its checksum is right', () => {
  const register = sampleRegisters().find(({ kind }) => kind === 'xlsb');
  const repaired = register && mutations(register).find(({ isChecked }) => !isChecked);
  if (!register || !repaired) throw new Error('no .xlsb');
  for (let seed = 0; seed < 50; seed++) {
    const names = Object.keys(unzipSync(repaired.change(register, randomNumbers(seed))));
    expect(names).toEqual(Object.keys(unzipSync(register.bytes)));
  }
});
