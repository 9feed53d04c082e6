import { createRegisterService } from './register-service.ts';
import { serveTasks } from './worker-messages.ts';

// The Worker's code is not in the Worker's entry, since parts that are loaded later import it.
// WebKit would run an imported entry again.
serveTasks(createRegisterService());
