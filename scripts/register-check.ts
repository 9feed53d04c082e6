// Shows what the validator sees in a register: npm run register:check -- [FILE|URL] [--json]
// Without a file or an address it takes the register that content/register.yaml names.
// Exits with 0 if all is well, 1 if there is something to fix, 2 if the register can't be read or reached.
import { join } from 'node:path';
import { checkAndPrint } from './register/check-and-print.ts';

// npm runs scripts in the project's folder; a file is meant from where npm was called.
const here = process.env['INIT_CWD'] ?? process.cwd();
const contentFolder = join(import.meta.dirname, '../content');
process.exitCode = await checkAndPrint(process.argv.slice(2), { here, contentFolder }, console);
