// Checks all words and pictures under content/, or under the folder given as an argument. With --live also whether the
// site can go online. Exits with 1 if there are faults, and with 2 if only the register's host could not be reached.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// Saves a quarter of a second from the second time on.
enableCompileCache();
const { checkFolder } = await import('./content/check-folder.ts');

const { values, positionals } = parseArgs({
  options: { live: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = positionals[0] ?? join(import.meta.dirname, '../content');
process.exitCode = await checkFolder(folder, values.live, console);
