import { parseArgs } from 'node:util';
import { loadContent } from '../../src/content/load-content.ts';
import { formatProblems } from '../../src/content/problems/problem.ts';
import { registerSettings } from '../../src/content/register-settings.ts';
import type { RegisterSettings } from '../../src/content/schemas/register.ts';
import { RegisterFault } from '../../src/register/faults.ts';
import { foldedId, randomIds } from '../../src/register/ids.ts';
import type { Printer } from '../printer.ts';
import { registerPlace, registerRows } from './site-register.ts';

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
  try {
    const rows = await registerRows(registerPlace(settings, folder));
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

/** What is wrong with the command line, and what to do. */
export class WrongCommand extends Error {
  override readonly name = 'WrongCommand';
}

export interface IdsToMake {
  readonly count: number;
  readonly prefix: string;
  /** Whether `content/register.yaml` lacks it. */
  readonly isNewPrefix: boolean;
}

const most = 10_000;

const usage = 'usage: npm run register:ids -- COUNT [--prefix ITA]';

/**
 * What a command line asks for.
 *
 * @param known the prefixes in the settings, of which the first is taken if none is asked for
 * @throws WrongCommand
 */
export function idsToMake(words: readonly string[], known: readonly string[] = []): IdsToMake {
  const { values, positionals } = parsed(words);
  const [written, ...others] = positionals;
  if (written === undefined) throw new WrongCommand(`say how many IDs to make\n${usage}`);
  if (others.length > 0) {
    throw new WrongCommand(`"${others.join(' ')}" is one word too many\n${usage}`);
  }
  const count = /^\d{1,9}$/.test(written) ? Number(written) : 0;
  if (count < 1 || count > most) {
    throw new WrongCommand(
      `"${written}" is not a number of IDs\ndo: write a whole number from 1 to ${most}\n${usage}`,
    );
  }
  const prefix = values.prefix ?? known[0];
  if (prefix === undefined) {
    throw new WrongCommand(
      `content/register.yaml has no prefix for IDs\ndo: choose one of 2 to 8 capital letters or digits, such as ITA for "IT Academy", and say so: npm run register:ids -- ${count} --prefix ITA`,
    );
  }
  checkPrefix(prefix, known);
  return { count, prefix, isNewPrefix: !known.includes(prefix) };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { prefix: { type: 'string' } },
    });
  } catch (cause) {
    throw new WrongCommand(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, {
      cause,
    });
  }
}

function checkPrefix(prefix: string, known: readonly string[]): void {
  if (!/^[A-Z\d]{2,8}$/.test(prefix)) {
    throw new WrongCommand(
      `"${prefix}" can't be a prefix\ndo: write 2 to 8 capital letters from A to Z or digits, such as ITA`,
    );
  }
  const alike = known.find((one) => one !== prefix && foldedId(one) === foldedId(prefix));
  if (alike !== undefined) {
    throw new WrongCommand(
      `the prefix ${prefix} is read as ${alike} is, which content/register.yaml has: O counts as 0, and I and L as 1\ndo: use ${alike}, or choose another`,
    );
  }
}
