import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { RegisterFault } from '../../src/register/faults/register-fault.ts';
import { readRows } from '../../src/register/read/read-rows.ts';
import { openFile } from '../../src/register/file/open-file.ts';
import type { Outcome } from './patient-reader.ts';

parentPort?.on('message', (bytes: Uint8Array) => {
  void outcomeOf(bytes).then((outcome) => parentPort?.postMessage(outcome));
});

async function outcomeOf(bytes: Uint8Array): Promise<Outcome> {
  try {
    const rows = await readRows(await openFile(bytes));
    const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    return { type: 'rows', digest };
  } catch (error) {
    if (error instanceof RegisterFault) {
      return { type: 'fault', kind: error.kind, detail: error.detail ?? '' };
    }
    return { type: 'crash', error: error instanceof Error ? (error.stack ?? '') : String(error) };
  }
}
