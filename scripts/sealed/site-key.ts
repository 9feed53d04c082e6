import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bytes } from '../../src/register/bytes.ts';
import { makeKeyFile, readKeyFile } from '../../src/register/sealed/keys.ts';

/** What `npm run register:key` writes into the project's folder. git ignores it. */
export const registerKeyFile = 'register.key';

/**
 * The key that seals this site's register: of the environment variable `REGISTER_KEY`, or else of the key file.
 *
 * @param project the project's folder
 * @throws Error with sentences for the owner: where the key is, what is wrong with it and what to do
 */
export function siteKey(project: string): Bytes {
  const { REGISTER_KEY } = process.env;
  const place = REGISTER_KEY ? 'the environment variable REGISTER_KEY' : registerKeyFile;
  const text = REGISTER_KEY || fileText(join(project, registerKeyFile));
  try {
    return readKeyFile(text);
  } catch (error) {
    throw forOwner(`${place}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Writes a new key into a folder, for its owner alone to read.
 *
 * @throws Error with a sentence for the owner where a key is there already; it stays as it is
 */
export function writeKeyFile(folder: string): void {
  try {
    // `wx` fails where the file exists, however it came there in the meantime.
    writeFileSync(join(folder, registerKeyFile), makeKeyFile(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new Error(alreadyThere, { cause: error });
  }
}

function fileText(file: string): string {
  if (!existsSync(file)) throw forOwner(missing);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw forOwner(`${registerKeyFile} can't be read (${String(error)}).
  do: put the key file itself there, from where you keep it safe, and let yourself read it.`);
  }
}

/** A build prints where an error was thrown, and to an owner a place in the code means nothing. */
function forOwner(sentence: string): Error {
  const error = new Error(sentence);
  delete error.stack;
  return error;
}

const missing = `content/register.yaml says \`sealed: true\`, and the key that seals the register is missing.
  do: if this site has never had one, make it on the desk, in “The register”, or with \`npm run register:key\`. Otherwise use that one: put its file, ${registerKeyFile}, into the project's folder, or its content into the environment variable REGISTER_KEY. docs/sealed-register.md says more.`;

const alreadyThere = `${registerKeyFile} is already there, and stays as it is.
  do: nothing, if it is this site's key. If it was lost to somebody else, move it away first and run this again; docs/sealed-register.md says what a new key changes.`;
