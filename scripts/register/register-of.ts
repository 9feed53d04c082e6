import { join } from 'node:path';
import type { Content } from '../../src/content/content.ts';
import { isAddress } from './check-register.ts';

/**
 * Where the site's register is: an address, or the path of a file.
 *
 * @param folder the content folder
 */
export function registerOf({ register }: Content, folder: string): string {
  return isAddress(register.address)
    ? register.address
    : join(folder, 'register', register.address);
}
