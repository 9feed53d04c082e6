import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm run register:key` writes into the project's folder. git ignores it. */
export const registerKeyFile = 'register.key';

/**
 * The text of the key that seals the register: of the environment variable `REGISTER_KEY`, or else of the key file.
 *
 * @param folder the project's
 * @throws Error with sentences for the owner where there is neither, or the file can't be read
 */
export function registerKeyText(folder: string): string {
  const text = fromEnvironment();
  if (text !== undefined) return text;
  const file = join(folder, registerKeyFile);
  if (!existsSync(file)) throw new Error(missingKey);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error) error.message = unreadableKey(error.message);
    throw error;
  }
}

/** Where `registerKeyText` finds the key, for messages about it. */
export function registerKeyPlace(): string {
  return fromEnvironment() === undefined
    ? registerKeyFile
    : 'the environment variable REGISTER_KEY';
}

function fromEnvironment(): string | undefined {
  const text = process.env['REGISTER_KEY'];
  return text === '' ? undefined : text;
}

function unreadableKey(reason: string): string {
  return `${registerKeyFile} can't be read (${reason}).
  do: put the key file itself there, from where you keep it safe, and let yourself read it.`;
}

const missingKey = `content/register.yaml says \`sealed: true\`, and the key that seals the register is missing.
  do: if this site has never had one, make it with \`npm run register:key\`. Otherwise use that one: put its file, ${registerKeyFile}, into the project's folder, or its content into the environment variable REGISTER_KEY. docs/sealed-register.md says more.`;
