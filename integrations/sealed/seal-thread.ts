import { parentPort, workerData } from 'node:worker_threads';
import { sealSiteRegister } from './seal-site-register.ts';
import type { SealingMessage, SealingWork } from './sealed-register.ts';

// `sealInThread` starts this thread with data of this type.
const { content, project, folder } = workerData as SealingWork;

try {
  const report = await sealSiteRegister(content, project, folder, (progress) => tell({ progress }));
  tell({ report });
} catch (error) {
  tell({ fault: error instanceof Error ? error.message : String(error) });
}

function tell(message: SealingMessage): void {
  parentPort?.postMessage(message);
}
