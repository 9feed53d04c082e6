import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bytes } from '../../src/spreadsheet/bytes.ts';
import { readKeyFile } from '../../src/register/sealed/keys.ts';

const registerKeyFile = 'register.key';
const inEnvironment = 'the environment variable REGISTER_KEY';

/**
 * The key that seals this site's register, from the environment variable `REGISTER_KEY` or else from the key file.
 *
 * @throws Error that tells the owner where the key is, what is wrong with the key and what to do
 */
export function siteKey(project: string): Bytes {
  const { REGISTER_KEY } = process.env;
  const place = REGISTER_KEY ? inEnvironment : registerKeyFile;
  try {
    return readKeyFile(REGISTER_KEY || readFileSync(join(project, registerKeyFile), 'utf8'));
  } catch (error) {
    const isUnread = error instanceof Error && 'code' in error;
    const found = error instanceof Error ? error.message : String(error);
    throw new Error(isUnread ? unread : `${place}: ${found}`, { cause: error });
  }
}

/**
 * For a register that is not set to be sealed. A settings file that was saved by half would else let everybody download
 * the whole register.
 *
 * @throws Error for the owner if there is a key that could seal the register
 */
export function refuseUnusedKey(project: string): void {
  const isSet = Boolean(process.env['REGISTER_KEY']);
  if (!isSet && !existsSync(join(project, registerKeyFile))) return;
  throw new Error(`There is a key that seals the register (${isSet ? inEnvironment : registerKeyFile}), but the register is not set to be sealed. So everybody could download all of it.
  do: on the desk open “Words and pictures”, “Certificates”, “The register”, switch on “Sealed”, and save (\`sealed: true\` in content/register.yaml). If everybody may download the register, remove the key: ${registerKeyFile} from the project's folder, and the secret REGISTER_KEY from GitHub.`);
}

const unread = `The key that seals the register is missing or can't be read, and the register must be sealed (\`sealed: true\` in content/register.yaml).
  do: if this site has never had a key, make one on the desk, in “The register”. Otherwise use the site's key: put its file, ${registerKeyFile}, into the project's folder, or put its content into the environment variable REGISTER_KEY. docs/sealed-register.md says more.`;
