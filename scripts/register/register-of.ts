import { join } from 'node:path';
import type { Content } from '../../src/content/content.ts';
import { registerFile } from '../../src/content/schemas/register.ts';

/**
 * Where the site's register is: an address, or the path of a file.
 *
 * @param folder the content folder
 */
export function registerOf({ register }: Content, folder: string): string {
  const file = registerFile(register);
  return file === undefined ? register.address : join(folder, 'register', file);
}
