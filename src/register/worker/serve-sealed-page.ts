import { createSealedService } from './sealed-service.ts';
import type { ToSealedWorker } from './sealed-messages.ts';

// In a file of its own for the same reason as serve-page.ts.
const answer = createSealedService((message) => self.postMessage(message));

self.addEventListener('message', (event: MessageEvent<ToSealedWorker>) => void answer(event.data));
