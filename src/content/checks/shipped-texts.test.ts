import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { shippedTexts, shippedTitles } from './shipped-texts.ts';
import { checksumsOf } from './unchanged-texts.ts';
import { courseTitles, writtenTexts } from './written-texts.ts';

const folder = join(import.meta.dirname, '../../../content');
const academy = readFileSync(join(folder, 'academy.yaml'), 'utf8');
/** Once an owner has replaced one of these, the content is hers. */
const samples = ['hello@academy.example', 'https://academy.example', '+91 00000 00000', '"000000"'];
const isShipped = samples.every((sample) => academy.includes(sample));

test.skipIf(!isShipped)('every text that ships is known', async () => {
  const { files } = await loadContent(folder);
  const titles = [...new Set([...shippedTitles, ...courseTitles(files)])].toSorted();
  const now = checksumsOf(files, writtenTexts(files));
  const checksums = [...new Set([...shippedTexts, ...now])].toSorted();
  const lines = [...Map.groupBy(checksums, ([first]) => first).values()];
  await expect(`// Written from content/ by: npx vitest run --project unit shipped-texts -u
// Texts of earlier versions stay, so that an owner who updates is still asked about them.

/** The titles of the courses that came with the website. */
export const shippedTitles: readonly string[] = \`
${titles.join('\n')}
\`
  .trim()
  .split('\\n');

/** A checksum of each text that came with the website and tells about the academy. */
export const shippedTexts: ReadonlySet<string> = new Set(
  \`
${lines.map((line) => line.join(' ')).join('\n')}
\`
    .trim()
    .split(/\\s/),
);
`).toMatchFileSnapshot('shipped-texts.ts');
});
