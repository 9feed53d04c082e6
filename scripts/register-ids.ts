// Makes new certificate IDs that nobody can guess: npm run register:ids -- COUNT [--prefix ITA]
// The IDs go to standard output, one a line, and what to do with them to standard error.
// Exits with 1 if the command line is wrong, and with 2 if the register can't be read.
import { join } from 'node:path';
import { makeIds } from './register/make-ids.ts';

const contentFolder = join(import.meta.dirname, '../content');
process.exitCode = await makeIds(process.argv.slice(2), contentFolder, console);
