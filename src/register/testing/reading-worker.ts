import { parentPort } from 'node:worker_threads';
import { RegisterFault } from '../faults.ts';
import { readFile } from './read-file.ts';

/** What came of a file: its rows as JSON, or the fault in the program's own words. */
export type Outcome = { readonly rows: string } | { readonly fault: string };

parentPort?.on('message', (bytes: Uint8Array) => {
  void outcomeOf(bytes).then((outcome) => parentPort?.postMessage(outcome));
});

/** Whatever is thrown besides a fault ends the Worker. */
async function outcomeOf(bytes: Uint8Array): Promise<Outcome> {
  try {
    return { rows: JSON.stringify(await readFile(bytes)) };
  } catch (error) {
    if (error instanceof RegisterFault) return { fault: `${error.kind} ${error.detail ?? ''}` };
    throw error;
  }
}
