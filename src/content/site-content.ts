import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { siteAddress } from './schemas/site-address.ts';
import type { Content } from './content.ts';
import { loadContent } from './load-content.ts';
import { formatProblems } from './files/problem.ts';

// Makes `astro dev` read the content again when a content file changes.
import.meta.glob('/content/**/*.{md,yaml,yml}', { query: '?raw', eager: true });

/** The file with the content that astro.config.ts has read; undefined in `astro dev`. */
declare const contentOfBuild: string | undefined;

const checked = contentOfBuild === undefined ? await checkedContent() : read(contentOfBuild);
const siteUrl = siteAddress(checked.academy.siteUrl, process.env['SITE_URL']);

/**
 * The site's checked content. `SITE_URL` replaces the address in the content. `astro dev` shows faults in the content.
 */
export const content: Content = { ...checked, academy: { ...checked.academy, siteUrl } };

async function checkedContent(): Promise<Content> {
  const { content: loaded, problems, files } = await loadContent('content');
  if (loaded === undefined) throw new Error(`\n\n${formatProblems(problems, files)}\n`);
  return loaded;
}

function read(file: string): Content {
  // astro.config.ts serialized a `Content`.
  return deserialize(readFileSync(file)) as Content;
}
