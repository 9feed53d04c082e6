// Checks all words and pictures under content/, or under the folder given as an argument. With --live, also checks
// whether the site can go online. Exits as `checkFolder` says.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// Node keeps the compiled code, so each later run is a quarter of a second faster.
enableCompileCache();
const { checkFolder } = await import('./content/check-folder.ts');

const { values, positionals } = parseArgs({
  options: { live: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = positionals[0] ?? join(import.meta.dirname, '../content');
process.exitCode = await checkFolder(folder, values.live, console);
