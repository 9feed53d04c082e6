// Builds the site into dist/, which keeps the old site until the new site is complete.
import { join } from 'node:path';
import { buildAside } from '../integrations/build-aside.ts';
import { OwnersFault } from '../integrations/owners-fault.ts';

try {
  await buildAside(join(import.meta.dirname, '..'));
} catch (error) {
  console.error(error instanceof OwnersFault ? error.message : error);
  process.exit(1);
}
