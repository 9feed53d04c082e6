import type { ToRoom } from './room-messages.ts';
import { createRoomService } from './room-service.ts';

// In a file of its own for the same reason as src/register/worker/serve-page.ts.
const answer = createRoomService((message) => self.postMessage(message));

self.addEventListener('message', (event: MessageEvent<ToRoom>) => void answer(event.data));
