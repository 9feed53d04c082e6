import { z } from 'zod';

// Each page of the desk imports this first: otherwise zod's first schema would try to compile itself, which the desk's policy
// forbids, and the browser would report an error.
z.config({ jitless: true });
