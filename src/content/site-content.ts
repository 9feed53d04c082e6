import type { ImageMetadata } from 'astro';
import type { Content } from './content.ts';
import { formatProblems } from './problem.ts';
import { readContent } from './read-content.ts';
import { siteAddress } from './site-address.ts';

const texts = import.meta.glob<string>('/content/**/*.{md,yaml}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const pictures = import.meta.glob<ImageMetadata>(
  '/content/{pictures,gallery}/*.{jpg,jpeg,png,webp}',
  {
    import: 'default',
    eager: true,
  },
);

const registers = import.meta.glob<string>('/content/register/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** All content of the site, checked; the build stops with every fault where there is one. */
export const content: Content = checkedContent();

/** A picture's file by its path below `content/`. */
export function pictureFile(path: string): ImageMetadata {
  return existing(pictures, path);
}

/** The register's address as a browser fetches it. */
export function registerUrl(): string {
  const { address } = content.register;
  return URL.canParse(address) ? address : existing(registers, `register/${address}`);
}

function checkedContent(): Content {
  const files = below(texts);
  const result = readContent(files, below(pictures), Object.keys(registers).map(withoutFolder));
  if (result.content) return withSiteAddress(result.content);
  throw new Error(`\n\n${formatProblems(result.problems, files)}\n`);
}

/** The content with the public address that this build is for. */
function withSiteAddress(checked: Content): Content {
  const siteUrl = siteAddress(checked.academy.siteUrl, process.env['SITE_URL']);
  return { ...checked, academy: { ...checked.academy, siteUrl } };
}

/** The same entries by their path below `content/`. */
function below<Value>(files: Record<string, Value>): Map<string, Value> {
  return new Map(Object.entries(files).map(([path, value]) => [withoutFolder(path), value]));
}

function withoutFolder(path: string): string {
  return path.replace(/^\/content\//, '');
}

/** What the check of the content has already found to be there. */
function existing<Value>(files: Record<string, Value>, path: string): Value {
  const value = files[`/content/${path}`];
  if (value === undefined) throw new Error(`content/${path} is missing`);
  return value;
}
