import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFolder } from '../hosting/response-headers.ts';

/**
 * Where browsers find the register, of the site that was built into `folder`: its full address, or its path,
 * in which the builder has put a checksum between the file's name and its ending.
 *
 * @param address as `content/register.yaml` has it
 */
export function builtRegister(folder: string, address: string): string {
  if (URL.canParse(address)) return address;
  const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/.exec(address) ?? [];
  const name = readdirSync(join(folder, hashedFolder)).find(
    (file) => file.startsWith(`${stem}.`) && file.endsWith(ending),
  );
  if (name === undefined) throw new Error(`${address} is missing in ${folder}${hashedFolder}`);
  return hashedFolder + name;
}
