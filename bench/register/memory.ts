/**
 * Reads a workbook in a process of its own, and prints what memory that took. `run.ts` starts it, with the workbook's path
 * and the name of a reader; without a name it reads nothing.
 */
import { readFileSync } from 'node:fs';
import { readers } from './readers.ts';

/** What a process took, in bytes. */
export interface Memory {
  /** The largest resident size of the process. */
  readonly peak: number;
  /** What the rows take that are kept. */
  readonly kept: number;
}

const [path = '', name] = process.argv.slice(2);
const workbook = new Uint8Array(readFileSync(path));
const reader = Object.entries(readers).find(([each]) => each === name)?.[1];
const before = inUse();
const rows = await reader?.(workbook);
const peak = process.resourceUsage().maxRSS * 1024;
const kept = inUse() - before;
console.log(JSON.stringify({ peak, kept } satisfies Memory), rows?.length ?? 0);

function inUse(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
