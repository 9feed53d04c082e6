import { createRegisterService } from './register-service.ts';
import type { ToWorker } from './worker-messages.ts';

const answer = createRegisterService((message) => self.postMessage(message));

self.addEventListener('message', (event: MessageEvent<ToWorker>) => void answer(event.data));
