import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadContent } from '../../src/content/load-content.ts';
import { formatProblems } from '../../src/content/problems/problem.ts';
import { registerSettings } from '../../src/content/register-settings.ts';
import { registerFile, type RegisterSettings } from '../../src/content/schemas/register.ts';
import { RegisterFault } from '../../src/register/faults.ts';
import { readRows } from '../../src/register/read/read-rows.ts';
import { randomIds } from '../../src/register/ids.ts';
import { openFile } from '../../src/register/file/open-file.ts';
import { fetchRegister } from '../../src/register/load/fetch-register.ts';
import type { Printer } from '../printer.ts';
import { idsToMake, WrongCommand } from './ids-to-make.ts';

/**
 * Makes new certificate IDs that the site's register does not hold, one a line; what to do with them is said apart.
 *
 * @param words of the command line
 * @param folder the content folder; only what it says of the register must be without faults
 * @returns the exit code: 1 if the command line is wrong, 2 if the register can't be read
 */
export async function makeIds(
  words: readonly string[],
  folder: string,
  printer: Printer,
): Promise<0 | 1 | 2> {
  try {
    const settings = await soundSettings(folder);
    const { count, prefix, isNewPrefix } = idsToMake(words, settings.idPrefixes);
    const taken = await idsInRegister(settings, folder);
    printer.log(randomIds(count, prefix, taken).join('\n'));
    printer.error(advice(count, prefix, isNewPrefix));
    return 0;
  } catch (error) {
    printer.error(error instanceof Error ? error.message : String(error));
    return error instanceof WrongCommand ? 1 : 2;
  }
}

/** The settings, unless something is wrong with them, or the file that they name is not there. */
async function soundSettings(folder: string): Promise<RegisterSettings> {
  const { problems, files } = await loadContent(folder);
  const faults = problems.filter(({ file }) => file === 'register.yaml');
  if (faults.length > 0) throw new Error(`no IDs were made\n\n${formatProblems(faults, files)}`);
  return registerSettings(folder);
}

/** Every text in the register: an ID that it holds must not be made a second time. */
async function idsInRegister(settings: RegisterSettings, folder: string): Promise<string[]> {
  const file = registerFile(settings);
  try {
    const bytes =
      file === undefined
        ? await fetchRegister(settings.address)
        : await readFile(join(folder, 'register', file));
    const rows = await readRows(await openFile(bytes));
    return rows.flatMap(({ cells }) => cells.filter((text) => text !== undefined));
  } catch (cause) {
    const what = cause instanceof RegisterFault ? cause.message : String(cause);
    throw new Error(
      `no IDs were made, since the register can't be read, and none of its IDs may be made again (${what})\ndo: run npm run register:check, which says what to do`,
      { cause },
    );
  }
}

function advice(count: number, prefix: string, isNewPrefix: boolean): string {
  const ids = count === 1 ? 'this ID' : `these ${count} IDs`;
  const setting = isNewPrefix
    ? `\nAdd the prefix to content/register.yaml, so that visitors are told of a typing mistake in them:\nidPrefixes: [${prefix}]   (after those that are there)`
    : '';
  return `\nPaste ${ids} into the column of the IDs, one for each new certificate, and print it on the certificate as it is here.${setting}`;
}
