// Writes the links that open certificates where a sealed register says `sealedLinks: true`: npm run register:links
// Exits with 1 if the settings want no links, and with 2 if the content, the key or the register can't be read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../src/content/load-content.ts';
import { csvText } from '../src/register/list/table-file.ts';
import { certificateLinks } from './sealed/certificate-links.ts';
import { siteCertificates } from './register/site-register.ts';
import { siteKey } from './sealed/site-key.ts';

const project = join(import.meta.dirname, '..');
const contentFolder = join(project, 'content');
const file = 'certificate-links.csv';

try {
  const { content } = await loadContent(contentFolder);
  if (!content)
    throw new Error('The content has faults.\n  do: run `npm run check`, which names them');
  if (content.register.sealedLinks) {
    const key = siteKey(project);
    const certificates = await siteCertificates(content, contentFolder);
    const links = await certificateLinks(
      certificates.map(({ id }) => id),
      {
        siteKey: key,
        prefixes: content.register.idPrefixes ?? [],
        validator: new URL('/SearchById', content.academy.siteUrl).href,
      },
    );
    // For its owner alone to read: each link opens a certificate.
    writeFileSync(join(project, file), csvText([['ID', 'Link'], ...links]), { mode: 0o600 });
    console.log(`Wrote ${links.length} links to ${file}, one for each certificate.

Give each student the link to their own certificate, or print it as a QR code. git ignores the file. Keep it as
secret as the register: with a link, anyone can read its certificate. Lost links can be made again with the same key.`);
  } else {
    console.error(`content/register.yaml does not say \`sealedLinks: true\`, so an ID is enough to look a certificate up, and links need no secret.
  do: nothing, if that is what you want. docs/sealed-register.md says what sealedLinks changes.`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
