import { parse } from 'yaml';
import { registerAddress } from '../register-address/register-address.ts';

/**
 * What the site makes of a link that is no file itself, for the owner to see; undefined where the address is used
 * as it is written.
 *
 * @param text a sound `content/register.yaml`
 */
export function registerAddressNote(text: string): string | undefined {
  // The schema has found a text there.
  const { address } = parse(text) as { address: string };
  const resolved = registerAddress(address);
  if (resolved.kind !== 'turned') return undefined;
  return `the register’s address is ${resolved.what}; visitors fetch ${resolved.url}`;
}
