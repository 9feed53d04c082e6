import { createRegisterService } from './register-service.ts';
import { serveTasks } from './worker-messages.ts';

// The Worker's code, in a file of its own, since no later part may import the Worker's entry: WebKit would evaluate it again, and
// every module in it would exist twice.
serveTasks(createRegisterService());
