import { sealedFolder } from '../../src/content/sealed-places.ts';

/**
 * The manifest that the site shows its visitors now, which the next one follows; undefined where the site can't be
 * asked or has none. Whether it is genuine is for the sealing to find out.
 *
 * @param siteUrl such as `https://www.academy.example`; a name that is reserved for examples is not asked for
 */
export async function publishedManifest(siteUrl: string): Promise<string | undefined> {
  const address = new URL(`${sealedFolder}manifest.txt`, siteUrl);
  // RFC 2606
  if (/(^|\.)(example|invalid|test|localhost)$/.test(address.hostname)) return undefined;
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    return response.ok && text.length <= mostCharacters ? text : undefined;
  } catch {
    return undefined;
  }
}

const patienceMs = 5000;
const mostCharacters = 4096;
