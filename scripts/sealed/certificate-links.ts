import { hashForId, secretPart } from '../../src/features/validator/certificate-link.ts';
import type { Bytes } from '../../src/register/bytes/bytes.ts';
import { sealedId } from '../../src/register/sealed/format.ts';
import { linkSecrets } from '../../src/register/sealed/keys.ts';

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
  const secretOf = await linkSecrets(siteKey);
  const links: (readonly [string, string])[] = [];
  for (const text of ids) {
    const read = sealedId(text, prefixes);
    if (read.kind !== 'id') continue;
    const { id } = read;
    links.push([id, validator + hashForId(id) + secretPart(await secretOf(id))]);
  }
  return links;
}
