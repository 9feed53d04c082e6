// Builds the sites in the given folders, one after the other.
import { buildSite } from '../../integrations/build-aside.ts';

for (const root of process.argv.slice(2)) await buildSite(root);
