import { hashForId } from '../../src/features/validator/certificate-link.ts';
import { secretPart } from '../../src/features/validator/link-secret.ts';
import type { KeyFile } from '../../src/register/sealed/key-file.ts';
import { linkSecretMaker, linkSecretText } from '../../src/register/sealed/link-secret.ts';
import { sealedId } from '../../src/register/sealed/sealed-id.ts';

interface LinkSettings {
  readonly key: Pick<KeyFile, 'secret'>;
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
  { key, prefixes, validator }: LinkSettings,
): Promise<(readonly [id: string, link: string])[]> {
  const secretOf = await linkSecretMaker(key.secret);
  const links: (readonly [string, string])[] = [];
  for (const text of ids) {
    const read = sealedId(text, prefixes);
    if (read.kind !== 'id') continue;
    const { id } = read;
    const secret = await linkSecretText(id, await secretOf(id));
    links.push([id, validator + hashForId(id) + secretPart(secret)]);
  }
  return links;
}
