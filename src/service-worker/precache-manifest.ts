import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { builtPages } from '../hosting/built-pages.ts';
import { hashedFolder } from '../hosting/response-headers.ts';
import { catalogueUrl, notFoundUrl, type PrecacheFile } from './service-worker-build.ts';

/**
 * What opens offline from the first visit on, of the site that was built into `folder`: the catalogue and the
 * error page with the fonts and scripts that they name, and the styles of all pages.
 */
export function precacheManifest(folder: string): PrecacheFile[] {
  const pages = [catalogueUrl, notFoundUrl];
  const styles = readdirSync(join(folder, hashedFolder))
    .filter((name) => name.endsWith('.css'))
    .map((name) => hashedFolder + name);
  const named = pages.flatMap((url) => namedFiles(readFileSync(fileOf(folder, url), 'utf8')));
  const files = [...new Set([...styles, ...named, ...importedScripts(folder, named)])];
  return [...pages, ...files.toSorted()].map((url) => precacheFile(folder, url));
}

/** A name for this state of the site: pages name all other files by their checksums. */
export function releaseName(folder: string, precache: readonly PrecacheFile[]): string {
  const hash = createHash('sha256').update(JSON.stringify(precache));
  for (const { path, html } of builtPages(folder)) hash.update(`\n${path}\n${html}`);
  return hash.digest('hex').slice(0, 12);
}

/** The fonts that a page preloads and the scripts that it starts with; not those of islands. */
function namedFiles(html: string): string[] {
  const elements = html.match(/<link [^>]*\bas="font"[^>]*>|<script [^>]*\bsrc="[^>]*>/g) ?? [];
  return elements.flatMap((element) => /\b(?:href|src)="(\/[^"]+)"/.exec(element)?.[1] ?? []);
}

/** The scripts that these import, and so on. */
function importedScripts(folder: string, urls: readonly string[], known = new Set<string>()) {
  for (const url of urls.filter((name) => name.endsWith('.js') && !known.has(name))) {
    known.add(url);
    const script = readFileSync(join(folder, url), 'utf8');
    const imports = [...script.matchAll(/\b(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g)];
    const next = imports.map(([, path = '']) => posix.join(posix.dirname(url), path));
    importedScripts(folder, next, known);
  }
  return known;
}

function precacheFile(folder: string, url: string): PrecacheFile {
  const bytes = readFileSync(fileOf(folder, url));
  return {
    url,
    revision: url.startsWith(hashedFolder) ? null : checksum('sha256', bytes, 'hex').slice(0, 16),
    integrity: `sha384-${checksum('sha384', bytes, 'base64')}`,
  };
}

function fileOf(folder: string, url: string): string {
  const page = join(folder, `${url}.html`);
  return existsSync(page) ? page : join(folder, url);
}

function checksum(algorithm: string, bytes: Buffer, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(bytes).digest(encoding);
}
