import { parentPort, workerData } from 'node:worker_threads';
import { sealSiteRegister } from './seal-site-register.ts';
import type { SealingMessage, SealingWork } from './sealed-register.ts';

// Seals the register for the build: see `sealInThread`, which starts this.

// `sealInThread` passes exactly this.
const { content, project } = workerData as SealingWork;

try {
  const sealed = await sealSiteRegister(content, project, (progress) => tell({ progress }));
  const buffers = [...sealed.files.values()].map(({ buffer }) => buffer);
  tell({ sealed }, buffers);
} catch (error) {
  tell({ fault: error instanceof Error ? error.message : String(error) });
}

/** @param handedOver moved with the message, not copied */
function tell(message: SealingMessage, handedOver: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}
