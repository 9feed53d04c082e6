import { z } from 'zod';

// Each page of the desk imports this module first. Otherwise zod would try to compile its first schema. The desk's
// policy forbids compiling, so the browser would report an error.
z.config({ jitless: true });
