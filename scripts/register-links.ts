// Writes the links that open the certificates of a sealed register with `sealedLinks: true`: npm run register:links
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../src/content/load-content.ts';
import { hashForId } from '../src/register/certificates/carried-id.ts';
import type { Bytes } from '../src/spreadsheet/bytes.ts';
import { csvText } from '../src/register/list/table-file.ts';
import { sealedId } from '../src/register/sealed/format.ts';
import { linkSecret } from '../src/register/sealed/keys.ts';
import { siteCertificates } from './register/site-register.ts';
import { siteKey } from '../integrations/sealed/site-key.ts';

const file = 'certificate-links.csv';

if (import.meta.main) {
  try {
    await writeLinks(join(import.meta.dirname, '..'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function writeLinks(project: string): Promise<void> {
  const contentFolder = join(project, 'content');
  const { content } = await loadContent(contentFolder);
  if (!content) {
    throw new Error('The content has faults.\n  do: run `npm run check`, which names them');
  }
  if (!content.register.sealedLinks) {
    throw new Error(`“Sealed links” is not switched on (\`sealedLinks: true\` in content/register.yaml), so an ID is enough to look a certificate up, and links need no secret.
  do: nothing, if that is what you want. docs/sealed-register.md says what sealedLinks changes.`);
  }
  const key = siteKey(project);
  const { records } = await siteCertificates(content, contentFolder);
  const ids = records.map(({ id }) => id);
  const validator = new URL('/SearchById', content.academy.siteUrl).href;
  const links = await certificateLinks(ids, key, content.register.idPrefixes ?? [], validator);
  // Each link opens a certificate, so only the file's owner may read the file.
  writeFileSync(join(project, file), csvText([['ID', 'Link'], ...links]), { mode: 0o600 });
  console.log(`Wrote ${links.length} links to ${file}, one for each certificate.

Give each student the link to their own certificate, or print it as a QR code. git ignores the file. Keep it as
secret as the register: with a link, anyone can read its certificate. Lost links can be made again with the same key.`);
}

/**
 * Makes links for a register with `sealedLinks: true`. Blank IDs are left out.
 *
 * @param key the secret in `register.key`
 * @param prefixes the prefixes of the academy's own IDs; may be empty
 * @param validator such as `https://academy.example/SearchById`
 */
export async function certificateLinks(
  ids: readonly string[],
  key: Bytes,
  prefixes: readonly string[],
  validator: string,
): Promise<(readonly [id: string, link: string])[]> {
  const links: (readonly [string, string])[] = [];
  for (const text of ids) {
    const id = sealedId(text, prefixes);
    if (id) links.push([id, validator + hashForId(id, await linkSecret(key, id))]);
  }
  return links;
}
