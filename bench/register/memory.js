/**
 * Reads a workbook in a process of its own and prints how much memory this takes, in bytes: `peak` is the largest resident
 * size of the process, `kept` the size of the rows. `run.ts` starts it with the paths of the workbook and the bundled
 * readers, and the name of a reader; without a name it reads nothing. It is not in TypeScript, since Node needs more memory
 * to load TypeScript than the rows take.
 */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const [path = '', bundle = '', name = ''] = process.argv.slice(2);
const { readers } = await import(bundle);
const workbook = new Uint8Array(readFileSync(path));
const reader = readers[name];
await reader?.(workbook);
const peak = peakMemory();
// Measured after a first reading, which also loads code.
const before = await inUse();
const rows = await reader?.(workbook);
const kept = (await inUse()) - before;
// The rows are still in use here, or they would not be counted.
console.log(JSON.stringify({ peak, kept, rows: rows?.length }));

/** From Linux, since Node's own figure includes the process that started this one. */
function peakMemory() {
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

async function inUse() {
  // Streams free their last bytes a little later.
  await setTimeout(200);
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
