import { readdirSync } from 'node:fs';
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

// Only their names: what is imported here would be published, and all but one of them are the owner's own.
const registers = readdirSync('content/register').map((name) => `register/${name}`);

/** All content of the site, checked; the build stops with every fault where there is one. */
export const content: Content = checkedContent();

/** A picture's file by its path below `content/`. */
export function pictureFile(path: string): ImageMetadata {
  return existing(pictures, path);
}

/** The name of the register's file in `content/register/`; undefined where it is on another host. */
export function registerFile(): string | undefined {
  const { address } = content.register;
  return URL.canParse(address) ? undefined : address;
}

/** The register's address as a browser fetches it; `src/pages/register/` publishes its file. */
export function registerUrl(): string {
  const file = registerFile();
  return file === undefined ? content.register.address : `/register/${encodeURIComponent(file)}`;
}

function checkedContent(): Content {
  const files = below(texts);
  const result = readContent(files, below(pictures), registers);
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
