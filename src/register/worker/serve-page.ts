import { createRegisterService } from './register-service.ts';
import { serveTasks } from './worker-messages.ts';

// This code is not in the Worker's entry, since scripts that load later import parts of the code. WebKit runs an
// entry a second time when another script imports the entry.
serveTasks(createRegisterService());
