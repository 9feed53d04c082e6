// Builds the sites in the given folders, one after the other.
import { build } from 'astro';

for (const root of process.argv.slice(2)) {
  // The site's configuration names files from the current folder.
  process.chdir(root);
  await build({ root });
}
