/**
 * Reads a workbook in a process of its own and prints how much memory this takes, in bytes: `peak` is the largest resident size
 * of the process, `kept` the size of the rows. `run.ts` starts it with the path of the workbook, the path of the bundled
 * readers, and the name of a reader. Without a name it reads nothing. It is plain JavaScript, since loading TypeScript would
 * take Node more memory than the rows take.
 */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const [path = '', bundle = '', name = ''] = process.argv.slice(2);
const { readers } = await import(bundle);
const workbook = new Uint8Array(readFileSync(path));
const reader = readers[name];
await reader?.(workbook);
const peak = peakMemory();
// Measured after a first reading, so that the reader's code, which that reading loads, does not count.
const before = await inUse();
const rows = await reader?.(workbook);
const kept = (await inUse()) - before;
// Using the rows here keeps them in memory while it is measured.
console.log(JSON.stringify({ peak, kept, rows: rows?.length }));

/** The figure comes from Linux, since Node's own figure includes the process that started this one. */
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
