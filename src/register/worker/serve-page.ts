import { createRegisterService } from './register-service.ts';
import { serveTasks } from './worker-messages.ts';

serveTasks(createRegisterService());
