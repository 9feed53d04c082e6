import { hashForId } from '../../src/features/validator/certificate-link.ts';
import type { Bytes } from '../../src/register/bytes.ts';
import { sealedId } from '../../src/register/sealed/format.ts';
import { linkSecret } from '../../src/register/sealed/keys.ts';

interface LinkSettings {
  /** What `register.key` holds. */
  readonly siteKey: Bytes;
  /** Of the academy's own IDs; may be empty. */
  readonly prefixes: readonly string[];
  /** The address of the validator, such as `https://academy.example/SearchById`. */
  readonly validator: string;
}

/**
 * The links that open certificates where the ID alone does not, one for each ID, as rows of ID and link. A text that is
 * no ID of a sealed register is left out.
 *
 * @param ids as they are in the register
 */
export async function certificateLinks(
  ids: readonly string[],
  { siteKey, prefixes, validator }: LinkSettings,
): Promise<(readonly [id: string, link: string])[]> {
  const links: (readonly [string, string])[] = [];
  for (const text of ids) {
    const id = sealedId(text, prefixes);
    if (id) links.push([id, validator + hashForId(id, await linkSecret(siteKey, id))]);
  }
  return links;
}
