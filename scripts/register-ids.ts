// Makes new certificate IDs that nobody can guess: npm run register:ids -- COUNT [--prefix ITA]
// The IDs go to standard output, one a line, and what to do with them to standard error.
// Exits with 1 if the command line is wrong, and with 2 if the register can't be read.
import { join } from 'node:path';
import { registerSettings } from '../src/content/register-settings.ts';
import { randomIds } from '../src/register/ids/random-ids.ts';
import { idsInRegister } from './register/ids-in-register.ts';
import { idsToMake, WrongCommand } from './register/ids-to-make.ts';

const contentFolder = join(import.meta.dirname, '../content');

try {
  const settings = registerSettings(contentFolder);
  const { count, prefix, isNewPrefix } = idsToMake(process.argv.slice(2), settings.idPrefixes);
  const taken = await idsInRegister(settings, contentFolder);
  console.log(randomIds(count, prefix, taken).join('\n'));
  console.error(advice(count, prefix, isNewPrefix));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof WrongCommand ? 1 : 2;
}

function advice(count: number, prefix: string, isNewPrefix: boolean): string {
  const ids = count === 1 ? 'this ID' : `these ${count} IDs`;
  const setting = isNewPrefix
    ? `\nAdd the prefix to content/register.yaml, so that visitors are told of a typing mistake in them:\nidPrefixes: [${prefix}]   (after those that are there)`
    : '';
  return `\nPaste ${ids} into the column of the IDs, one for each new certificate, and print it on the certificate as it is here.${setting}`;
}
