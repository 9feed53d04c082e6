/**
 * Reads a workbook in a process of its own, and prints how much memory it took. `run.ts` starts it with the workbook's path and
 * the name of a reader; without a name it reads nothing.
 */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { readers } from './readers.ts';

/** The memory of a process, in bytes. */
export interface Memory {
  /** The largest resident size of the process. */
  readonly peak: number;
  /** The size of the rows that are kept. */
  readonly kept: number;
}

const [path = '', name] = process.argv.slice(2);
const workbook = new Uint8Array(readFileSync(path));
const reader = Object.entries(readers).find(([each]) => each === name)?.[1];
await reader?.(workbook);
const peak = peakMemory();
// Measured after a first reading, so that loaded code does not count as rows.
const before = await inUse();
const rows = await reader?.(workbook);
const kept = (await inUse()) - before;
console.log(JSON.stringify({ peak, kept } satisfies Memory), rows?.length ?? 0);

/** From Linux, because Node counts the process that started this one too. */
function peakMemory(): number {
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

async function inUse(): Promise<number> {
  // Streams free their last bytes only later.
  await setTimeout(200);
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
