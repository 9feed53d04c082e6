import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { registerAddress } from '../../src/content/register-address/register-address.ts';
import { nearestWord } from '../../src/content/yaml/nearest-word.ts';

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
  const file = foundFile(written, here, contentFolder);
  if (file !== undefined) return file;
  if (looksLikeLink.test(written)) return addressOf(written);
  throw new Error(notThere(written, words, contentFolder));
}

/** With its https://, or with a host's name before the first slash. */
const looksLikeLink = /^[a-z][a-z+.-]*:\/\/|^[a-z\d-]+(\.[a-z\d-]+)+\/\S+$/i;

function foundFile(name: string, here: string, contentFolder: string): string | undefined {
  const inContent = isAbsolute(name)
    ? []
    : ['register', '.', '..'].map((folder) => resolve(contentFolder, folder, name));
  return [resolve(here, name), ...inContent].find((path) => existsSync(path));
}

/** Where the link leads that the owner has copied. */
function addressOf(written: string): string {
  const address = registerAddress(written);
  if (address.kind === 'refused')
    throw new Error(`"${written}" ${address.message}\ndo: ${address.fix}`);
  return address.kind === 'file' ? address.name : address.url;
}

function notThere(name: string, words: readonly string[], contentFolder: string): string {
  const folder = join(contentFolder, 'register');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const nearest = nearestWord(name.replace(/^.*\//, ''), files);
  const quote =
    words.length > 1
      ? ' If there are blanks in its name, put it between quotation marks; only one register can be checked at a time.'
      : '';
  const meant = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `there is no file "${name}", neither in this folder nor in content/register/\ndo: look at the name, its ending included.${meant}${quote}`;
}
