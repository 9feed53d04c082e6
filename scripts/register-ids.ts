// Makes new certificate IDs that nobody can guess: npm run register:ids -- COUNT [--prefix ITA]
//
// Prints the IDs to standard output, and what to do with them to standard error.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '../src/content/files/problem.ts';
import { parseContentFiles } from '../src/content/files/content-files.ts';
import { loadContent } from '../src/content/load-content.ts';
import { idPrefix } from '../src/content/schemas/register.ts';
import { isFault } from '../src/register/faults.ts';
import { foldedId, randomIds } from '../src/register/ids.ts';
import { registerPlace, registerRows } from './register/site-register.ts';

const usage = 'usage: npm run register:ids -- COUNT [--prefix ITA]';
const most = 10_000;
const box = 'Words and pictures, Certificates, The register, the box "ID prefixes"';

if (import.meta.main) {
  const contentFolder = join(import.meta.dirname, '../content');
  process.exitCode = await makeIds(process.argv.slice(2), contentFolder, console);
}

/** Makes new certificate IDs that are not in the site's register. Ignores faults outside the register's settings. */
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
      : `\nAdd the prefix too, so that the validator notices typing mistakes in these IDs: on the desk in ${box}, write ${prefix} after the prefixes that are there.\nIn content/register.yaml, the line is idPrefixes: [${prefix}]`;
    printer.error(
      `\nPaste these IDs into the register’s column of IDs, one for each new certificate. Print each ID on its certificate exactly as it is here.${setting}`,
    );
    return 0;
  } catch (error) {
    printer.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

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
      `no prefix for IDs is set: on the desk ${box} is empty\ndo: choose one of 2 to 8 capital letters or digits, such as ITA for "IT Academy", and type: npm run register:ids -- ${count} --prefix ITA`,
    );
  }
  if (!idPrefix.safeParse(prefix).success) {
    throw new Error(
      `"${prefix}" can't be a prefix\ndo: write 2 to 8 capital letters from A to Z or digits, such as ITA`,
    );
  }
  const alike = known.find((one) => one !== prefix && foldedId(one) === foldedId(prefix));
  if (alike !== undefined) {
    throw new Error(
      `the prefix ${prefix} is read like ${alike}, which the academy has already, because O counts as 0, and I and L count as 1\ndo: use ${alike}, or choose another`,
    );
  }
  return { count, prefix };
}

/** A new ID must differ from every text in the register. */
async function idsInRegister(place: string): Promise<string[]> {
  try {
    const rows = [...(await registerRows(place))];
    return rows.flatMap(({ cells }) => cells.filter((text) => text !== undefined));
  } catch (cause) {
    const what = isFault(cause) ? cause.message : String(cause);
    throw new Error(
      `no IDs were made: the register can't be read (${what}), so an ID in it might be made again\ndo: run npm run register:check, which says what to do`,
      { cause },
    );
  }
}
