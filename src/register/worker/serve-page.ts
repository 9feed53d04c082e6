import { createRegisterService } from './register-service.ts';
import { serveTasks } from './worker-messages.ts';

// The Worker's code, in a file of its own: no part that is loaded later may import the Worker's entry, which
// WebKit evaluates a second time then, so that every module in it would exist twice.
serveTasks(createRegisterService());
