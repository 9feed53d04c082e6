import { createRegisterService } from './register-service.ts';
import { serveTasks } from './worker-messages.ts';

// The Worker's code. It is not in the Worker's entry: parts that are loaded later import it, and
// WebKit would evaluate an imported entry again.
serveTasks(createRegisterService());
