import { z } from 'zod';

// Each page of the desk imports this first. Otherwise zod would try to compile its first schema. The desk's policy forbids
// that, and the browser would report an error.
z.config({ jitless: true });
