import { serveTasks } from '../../../register/worker/serve-tasks.ts';
import { createRoomService } from './room-service.ts';

// In a file of its own for the same reason as src/register/worker/serve-page.ts.
serveTasks(createRoomService());
