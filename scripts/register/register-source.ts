import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { registerAddress } from '../../src/content/register-address/register-address.ts';
import { didYouMean } from '../../src/content/problems/problem.ts';

/**
 * The register that a command line names: the path of a file, or the address that hands one out, as a link in the
 * settings is turned into one; undefined where it names none.
 *
 * @param words as the terminal has parted them, so that a name with blanks may be several
 * @param here the folder in which the command was called
 * @param contentFolder in whose folder `register` files are looked for too
 * @throws Error for the owner: what is wrong and what to do
 */
export function registerSource(
  words: readonly string[],
  here: string,
  contentFolder: string,
): string | undefined {
  if (words.length === 0) return undefined;
  // Windows copies a path with its quotation marks.
  const written = words.join(' ').replace(/^(["'“‘])(.*)["'”’]$/s, '$2');
  const registers = join(contentFolder, 'register');
  const file = [here, registers].map((folder) => resolve(folder, written)).find(existsSync);
  if (file !== undefined) return file;
  if (!looksLikeLink.test(written)) {
    const files = existsSync(registers) ? readdirSync(registers) : [];
    const fix = didYouMean(written, files, 'look at the name, its ending included');
    throw new Error(
      `there is no file "${written}", neither in this folder nor in content/register/\ndo: ${fix}`,
    );
  }
  const address = registerAddress(written);
  if (typeof address === 'string') return address;
  throw new Error(`"${written}" ${address.message}\ndo: ${address.fix}`);
}

/** With its https://, or with a host's name before the first slash. */
const looksLikeLink = /^[a-z][a-z+.-]*:\/\/|^[a-z\d-]+(\.[a-z\d-]+)+\/\S+$/i;
