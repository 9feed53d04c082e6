import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm run register:key` writes into the project's folder. git ignores it. */
export const registerKeyFile = 'register.key';

/**
 * The text of the key that seals the register: of the environment variable `REGISTER_KEY`, or else of the key file.
 *
 * @param folder the project's
 * @throws Error with a sentence for the owner where there is neither
 */
export function registerKeyText(folder: string): string {
  const text = process.env['REGISTER_KEY'];
  if (text !== undefined && text !== '') return text;
  const file = join(folder, registerKeyFile);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(missingKey);
}

const missingKey = `content/register.yaml says \`sealed: true\`, and the key that seals the register is missing.
  do: if this site has never had one, make it with \`npm run register:key\`. Otherwise use that one: put its file, ${registerKeyFile}, into the project's folder, or its content into the environment variable REGISTER_KEY. docs/sealed-register.md says more.`;
