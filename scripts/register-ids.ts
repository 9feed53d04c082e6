// Makes new certificate IDs that nobody can guess: npm run register:ids -- COUNT [--prefix ITA]
// Prints the IDs to standard output, one a line, and what to do with them to standard error. Exits with 1 if it can't make them.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '../src/content/files/problem.ts';
import { parseContentFiles } from '../src/content/files/content-files.ts';
import { loadContent } from '../src/content/load-content.ts';
import { RegisterFault } from '../src/register/faults.ts';
import { foldedId, randomIds } from '../src/register/ids.ts';
import { registerPlace, registerRows } from './register/site-register.ts';

const usage = 'usage: npm run register:ids -- COUNT [--prefix ITA]';
const most = 10_000;

if (import.meta.main) {
  const contentFolder = join(import.meta.dirname, '../content');
  process.exitCode = await makeIds(process.argv.slice(2), contentFolder, console);
}

/**
 * Makes new certificate IDs that the site's register does not hold.
 *
 * @param words of the command line
 * @param folder the content folder; only its settings of the register must be without faults
 * @returns the exit code
 */
export async function makeIds(
  words: readonly string[],
  folder: string,
  printer: Pick<Console, 'log' | 'error'>,
): Promise<0 | 1> {
  try {
    const { problems, files } = await loadContent(folder);
    const { file, value: settings } = parseContentFiles(files).register;
    const faults = problems.filter((problem) => problem.file === file);
    if (faults.length > 0 || settings === undefined) {
      throw new Error(`no IDs were made\n\n${formatProblems(faults, files)}`);
    }
    const known = settings.idPrefixes ?? [];
    const { count, prefix } = commandLine(words, known);
    const taken = await idsInRegister(registerPlace(settings, folder));
    printer.log(randomIds(count, prefix, taken).join('\n'));
    const setting = known.includes(prefix)
      ? ''
      : `\nAdd the prefix to content/register.yaml, so that visitors are told of a typing mistake in them:\nidPrefixes: [${prefix}]   (after those that are there)`;
    printer.error(
      `\nPaste what was made into the column of the IDs, one for each new certificate, and print it on the certificate as it is here.${setting}`,
    );
    return 0;
  } catch (error) {
    printer.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** The count and prefix of a command line; the default is the first known prefix. */
function commandLine(words: readonly string[], known: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { prefix: { type: 'string' } },
  });
  const written = positionals.join(' ');
  const count = /^\d{1,9}$/.test(written) ? Number(written) : 0;
  if (count < 1 || count > most) {
    throw new Error(
      `"${written}" is not a number of IDs\ndo: write a whole number from 1 to ${most}\n${usage}`,
    );
  }
  const prefix = values.prefix ?? known[0];
  if (prefix === undefined) {
    throw new Error(
      `content/register.yaml has no prefix for IDs\ndo: choose one of 2 to 8 capital letters or digits, such as ITA for "IT Academy", and say so: npm run register:ids -- ${count} --prefix ITA`,
    );
  }
  if (!/^[A-Z\d]{2,8}$/.test(prefix)) {
    throw new Error(
      `"${prefix}" can't be a prefix\ndo: write 2 to 8 capital letters from A to Z or digits, such as ITA`,
    );
  }
  const alike = known.find((one) => one !== prefix && foldedId(one) === foldedId(prefix));
  if (alike !== undefined) {
    throw new Error(
      `the prefix ${prefix} is read as ${alike} is, which content/register.yaml has: O counts as 0, and I and L as 1\ndo: use ${alike}, or choose another`,
    );
  }
  return { count, prefix };
}

/** Every text in the register, since no ID in it may be made a second time. */
async function idsInRegister(place: string): Promise<string[]> {
  try {
    const rows = await registerRows(place);
    return rows.flatMap(({ cells }) => cells.filter((text) => text !== undefined));
  } catch (cause) {
    const what = cause instanceof RegisterFault ? cause.message : String(cause);
    throw new Error(
      `no IDs were made, since the register can't be read, and none of its IDs may be made again (${what})\ndo: run npm run register:check, which says what to do`,
      { cause },
    );
  }
}
