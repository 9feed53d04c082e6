/**
 * Reads a workbook in a process of its own and prints the memory that reading takes, in bytes. `peak` is the largest
 * resident size of the process, and `kept` is the size of the reader's result. The arguments are the path of the
 * workbook, the path of the bundled readers, and the name of a reader. Without a name, the process reads nothing.
 *
 * This file is plain JavaScript, because Node would need more memory for loading TypeScript than for the rows.
 */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { peakMemory } from '../peak-memory.js';

const [path = '', bundle = '', name = ''] = process.argv.slice(2);
const { readers } = await import(bundle);
const workbook = new Uint8Array(readFileSync(path));
const reader = readers[name];
await reader?.(workbook);
const peak = peakMemory();
// The reading above has loaded the reader's code, so `kept` does not include the code.
const before = await inUse();
const result = await reader?.(workbook);
const kept = (await inUse()) - before;
// Using the result here keeps the result in memory during the measurement.
console.log(JSON.stringify({ peak, kept, rows: result?.length }));

async function inUse() {
  // Streams free their last bytes a moment after the reading ends.
  await setTimeout(200);
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
