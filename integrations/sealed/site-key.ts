import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bytes } from '../../src/spreadsheet/bytes.ts';
import { readKeyFile } from '../../src/register/sealed/keys.ts';

const registerKeyFile = 'register.key';

/**
 * The key that seals this site's register, from the environment variable `REGISTER_KEY` or else from the key file.
 *
 * @throws Error that tells the owner where the key is, what is wrong with the key and what to do
 */
export function siteKey(project: string): Bytes {
  const { REGISTER_KEY } = process.env;
  const place = REGISTER_KEY ? 'the environment variable REGISTER_KEY' : registerKeyFile;
  try {
    return readKeyFile(REGISTER_KEY || readFileSync(join(project, registerKeyFile), 'utf8'));
  } catch (error) {
    const isUnread = error instanceof Error && 'code' in error;
    const found = error instanceof Error ? error.message : String(error);
    throw new Error(isUnread ? unread : `${place}: ${found}`, { cause: error });
  }
}

const unread = `content/register.yaml says \`sealed: true\`, but the key that seals the register is missing or can't be read.
  do: if this site has never had a key, make one on the desk, in “The register”. Otherwise use the site's key: put its file, ${registerKeyFile}, into the project's folder, or put its content into the environment variable REGISTER_KEY. docs/sealed-register.md says more.`;
