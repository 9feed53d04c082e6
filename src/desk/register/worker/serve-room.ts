import { serveTasks } from '../../../register/worker/worker-messages.ts';
import { createRoomService } from './room-service.ts';

// In a file of its own for the same reason as src/register/worker/serve-page.ts.
serveTasks(createRoomService());
