import { LineCounter, parseDocument } from 'yaml';
import { registerAddress } from '../register-address/register-address.ts';
import { placeAt } from '../yaml/yaml-places.ts';

/**
 * What the site makes of a link that is no file itself, with its line, for the owner to see; undefined where the
 * address is used as it is written.
 *
 * @param text a sound `content/register.yaml`
 */
export function registerAddressNote(text: string): string | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const resolved = registerAddress(String(document.get('address')));
  if (resolved.kind !== 'turned') return undefined;
  const { line } = placeAt(document, counter, ['address']);
  return `content/register.yaml:${line}  the address is ${resolved.what}; visitors fetch ${resolved.url}`;
}
