import { z } from 'zod';

// Zod would compile its first schema, which the desk's policy forbids. So each page of the desk imports this module
// first.
z.config({ jitless: true });
