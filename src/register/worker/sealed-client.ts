import { createSealedWorker } from './create-sealed-worker.ts';
import { openRegister, type RegisterClient, type RegisterWorker } from './register-client.ts';
import type { LoadSealed, Seen } from './sealed-messages.ts';

export interface SealedOptions extends Omit<LoadSealed, 'type'> {
  readonly createWorker?: () => RegisterWorker;
}

/**
 * Opens a sealed register in a Worker of its own. It is asked as any register is; but a search may find a fault, and
 * the next one an answer.
 */
export function openSealedRegister({
  createWorker = createSealedWorker,
  ...place
}: SealedOptions): RegisterClient {
  let worker: RegisterWorker | undefined;
  let told: string | null = null;
  /** What the Worker has found itself is newer than what could not be written. */
  const tellSeen = () => {
    const text = readSeen();
    if (text === null || text === told) return;
    told = text;
    const seen: Seen = { type: 'seen', text };
    worker?.postMessage(seen);
  };
  const client = openRegister({
    ...place,
    createWorker: () => {
      worker = createWorker();
      worker.addEventListener('message', ({ data }: MessageEvent<Partial<Seen>>) => {
        if (data.type !== 'seen') return;
        writeSeen(data.text ?? '');
        told = readSeen();
      });
      tellSeen();
      return worker;
    },
  });
  return {
    ...client,
    find: (id, linkSecret) => {
      // Another tab may have seen a newer register since.
      tellSeen();
      return client.find(id, linkSecret);
    },
  };
}

/** In `localStorage`: the newest manifest that this browser has seen, by its version and checksum; no IDs. */
const seenKey = 'sealed-register';

/** Where a browser refuses to store anything, it can't tell an older register from the newest. */
function readSeen(): string | null {
  try {
    return localStorage.getItem(seenKey);
  } catch {
    return null;
  }
}

function writeSeen(text: string): void {
  try {
    localStorage.setItem(seenKey, text);
  } catch {
    // Refused or full.
  }
}
