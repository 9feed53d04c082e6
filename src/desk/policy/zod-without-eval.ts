import { z } from 'zod';

// Each room imports this first, since zod's first schema would otherwise try to compile itself, which the desk's policy forbids and
// the browser reports.
z.config({ jitless: true });
