import { parseArgs } from 'node:util';
import { foldedId } from '../../src/register/ids.ts';

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
