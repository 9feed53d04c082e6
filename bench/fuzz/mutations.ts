import { unzipSync, zipSync } from 'fflate';
import type { Random } from './random-numbers.ts';
import type { SampleRegister } from './sample-registers.ts';

/** A way to damage a register. */
export interface Mutation {
  readonly name: string;
  /** Whether a checksum covers what is changed, so that the answer must be the same or a fault. */
  readonly isChecked: boolean;
  change(register: SampleRegister, random: Random): Uint8Array;
}

/** The ways in which a register of this kind is damaged. */
export function mutations({ kind }: SampleRegister): readonly Mutation[] {
  return kind === 'csv' ? [plain] : [archive, repaired];
}

/** No checksum covers these: whatever the bytes say now is the register. */
const plain: Mutation = {
  name: 'bytes',
  isChecked: false,
  change: ({ bytes }, random) => damagedBytes(bytes, random),
};

const archive: Mutation = {
  name: 'archive',
  isChecked: true,
  change: ({ bytes }, random) => damagedBytes(bytes, random),
};

/** A part of the archive is changed and its checksum made right. */
const repaired: Mutation = {
  name: 'part, checksum repaired',
  isChecked: false,
  change({ bytes }, random) {
    const parts = unzipSync(bytes);
    const names = Object.keys(parts).filter((name) => (parts[name]?.length ?? 0) > 0);
    const name = names[random(names.length)] ?? '';
    const part = parts[name] ?? new Uint8Array();
    const changedParts = { ...parts, [name]: damagedBytes(part, random) };
    // Some parts are stored, as some programs write them. The time of day would make each run's file another.
    return zipSync(changedParts, { level: random(2) ? 6 : 0, mtime: new Date(2000, 0) });
  },
};

/** One to four changes: a flipped bit, another byte, a number at its limit, bytes that are gone or twice. */
export function damagedBytes(bytes: Uint8Array, random: Random): Uint8Array {
  let damaged: Uint8Array = bytes.slice();
  for (let change = random(4); change >= 0; change--) damaged = changed(damaged, random);
  return damaged;
}

const limits = [0, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

function changed(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random(bytes.length);
  const length = 1 + random(Math.min(200, Math.max(1, bytes.length - at)));
  switch (random(10)) {
    case 0:
      return bytes.slice(0, at);
    case 1:
      return joined(bytes.subarray(0, at), bytes.subarray(at + length));
    case 2:
      return joined(bytes.subarray(0, at + length), bytes.subarray(at));
    case 3:
    case 4:
    case 5:
      if (at + 4 <= bytes.length) {
        new DataView(bytes.buffer).setUint32(at, limits[random(limits.length)] ?? 0, true);
      }
      return bytes;
    case 6:
    case 7:
      bytes[at] = random(256);
      return bytes;
    default:
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
      return bytes;
  }
}

function joined(start: Uint8Array, rest: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(start.length + rest.length);
  all.set(start);
  all.set(rest, start.length);
  return all;
}
