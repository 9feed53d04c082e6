import { createRegisterService } from './register-service.ts';
import { serveTasks } from './worker-messages.ts';

// The Worker's code is in this file and not in the Worker's entry. Scripts that are loaded later import the code, and
// WebKit would run an imported entry again.
serveTasks(createRegisterService());
