import { siteAddress } from './schemas/site-address.ts';
import type { Content } from './content.ts';
import { loadContent } from './load-content.ts';
import { formatProblems } from './files/problem.ts';

// Unused, but makes `astro dev` read the content again when one of these files changes.
import.meta.glob('/content/**/*.{md,yaml,yml}', { query: '?raw', eager: true });

/** All content of the site, checked; if it has faults, the build stops and prints them all. */
export const content: Content = await checkedContent();

/** The content with this build's public address. */
async function checkedContent(): Promise<Content> {
  const { content: checked, problems, files } = await loadContent('content');
  if (checked === undefined) throw new Error(`\n\n${formatProblems(problems, files)}\n`);
  const siteUrl = siteAddress(checked.academy.siteUrl, process.env['SITE_URL']);
  return { ...checked, academy: { ...checked.academy, siteUrl } };
}
