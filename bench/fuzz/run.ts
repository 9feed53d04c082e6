/**
 * `npm run fuzz:register`: reads damaged registers of every kind and holds that none makes the reader hang, crash
 * or, where a checksum covers the bytes, answer differently. `npm run fuzz:register -- 2000 7` makes 2,000 files from
 * the seed 7.
 */
import { sampleRegisters } from './sample-registers.ts';
import { mutations } from './mutations.ts';
import { PatientReader } from './patient-reader.ts';
import { randomNumbers } from './random-numbers.ts';
import { Tally } from './tally.ts';

const [count = 20_000, seed = 1] = process.argv.slice(2).map(Number);
const registers = sampleRegisters();
const reader = new PatientReader();
const tally = new Tally();
const started = performance.now();
const intact = new Map<string, string>();

try {
  for (const { name, bytes } of registers) {
    const outcome = await reader.read(bytes);
    if (outcome.type !== 'rows') throw new Error(`${name} can't be read undamaged`);
    intact.set(name, outcome.digest);
  }
  for (let index = 0; index < count; index++) {
    // Each file from a seed of its own, so that any of them can be made again alone.
    const random = randomNumbers(seed * 1_000_003 + index);
    const register = registers[index % registers.length];
    if (!register) throw new Error('no registers');
    const mutation = mutations(register)[random(mutations(register).length)];
    if (!mutation) continue;
    const outcome = await reader.read(mutation.change(register, random));
    tally.add(`${register.kind}, ${mutation.name}`, outcome, {
      intact: intact.get(register.name),
      mayDiffer: !mutation.isChecked,
      example: `${register.name}, number ${index} of seed ${seed}`,
    });
  }
} finally {
  await reader.close();
}

console.log(tally.table());
console.log(
  `\n${count} files in ${Math.round((performance.now() - started) / 1000)} s, seed ${seed}`,
);
for (const problem of tally.problems) console.error(problem);
console.log(tally.problems.length === 0 ? 'no problem' : `${tally.problems.length} problems`);
process.exitCode = tally.problems.length === 0 ? 0 : 1;
