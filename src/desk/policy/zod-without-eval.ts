import { z } from 'zod';

// Each room imports this before all else: the first schema would try to make code of itself, which the desk's policy
// forbids and the browser reports.
z.config({ jitless: true });
