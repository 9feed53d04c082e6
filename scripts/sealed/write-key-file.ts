import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerKeyFile } from '../../src/content/register-key.ts';
import { makeKeyFile } from '../../src/register/sealed/key-file.ts';

/**
 * Writes a new key into a folder, for its owner alone to read.
 *
 * @throws Error with a sentence for the owner where a key is there already; it stays as it is
 */
export async function writeKeyFile(folder: string): Promise<void> {
  const text = await makeKeyFile();
  try {
    // `wx` fails where the file exists, however it came there in the meantime.
    writeFileSync(join(folder, registerKeyFile), text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new Error(alreadyThere, { cause: error });
  }
}

const alreadyThere = `${registerKeyFile} is already there, and stays as it is.
  do: nothing, if it is this site's key. If it was lost to somebody else, move it away first and run this again; docs/sealed-register.md says what a new key changes.`;
