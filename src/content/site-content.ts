import type { ImageMetadata } from 'astro';
import { siteAddress } from './addresses/site-address.ts';
import type { Content } from './content.ts';
import { loadContent } from './load-content.ts';
import { formatProblems } from './problems/problem.ts';

// Not used: it tells `astro dev` to read the content again when one of these files changes.
import.meta.glob('/content/**/*.{md,yaml,yml}', { query: '?raw', eager: true });

const pictures = import.meta.glob<ImageMetadata>(
  // Office leaves files that begin with "~$".
  ['/content/{pictures,gallery}/*.{jpg,jpeg,png,webp}', '!/content/*/~$*'],
  { import: 'default', eager: true, caseSensitive: false },
);

/** All content of the site, checked; the build stops with every fault where there is one. */
export const content: Content = await checkedContent();

/** A picture's file by its path below `content/`. */
export function pictureFile(path: string): ImageMetadata {
  const file = pictures[`/content/${path}`];
  // The check of the content has already found it to be there.
  if (file === undefined) throw new Error(`content/${path} is missing`);
  return file;
}

/** The content with the public address that this build is for. */
async function checkedContent(): Promise<Content> {
  const { content: checked, problems, files } = await loadContent('content');
  if (checked === undefined) throw new Error(`\n\n${formatProblems(problems, files)}\n`);
  const siteUrl = siteAddress(checked.academy.siteUrl, process.env['SITE_URL']);
  return { ...checked, academy: { ...checked.academy, siteUrl } };
}
