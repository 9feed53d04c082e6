import { registerKeyText } from '../../content/register-key.ts';
import type { RegisterSettings } from '../../content/schemas/register.ts';
import { publicKeyOf, readKeyFile } from '../../register/sealed/key-file.ts';
import { sealedCache, sealedFolder } from '../../content/sealed-places.ts';
import type { SealedPlace } from './validator-props.ts';

/**
 * What the page has to know of a sealed register, from the key that seals it; undefined where the register is none.
 * For the build only.
 *
 * @throws Error with a sentence for the owner, where the key is missing or damaged
 */
export async function sealedPlace({
  sealed = false,
  keepOffline = false,
}: RegisterSettings): Promise<SealedPlace | undefined> {
  if (!sealed) return undefined;
  return {
    url: `${sealedFolder}manifest.txt`,
    publicKey: await publicKeyOf(await readKeyFile(registerKeyText('.'))),
    ...(keepOffline && { keptIn: sealedCache }),
  };
}
