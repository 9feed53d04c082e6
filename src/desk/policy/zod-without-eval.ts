import { z } from 'zod';

// Each page of the desk imports this module first, since the desk's policy forbids zod to compile schemas.
z.config({ jitless: true });
