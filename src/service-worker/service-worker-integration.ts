import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { registerUrl, type RegisterSettings } from '../content/schemas/register.ts';
import { builtPages, notFoundPath } from '../hosting/built-pages.ts';
import { hashedFolder } from './kept-files.ts';

/** Writes `sw.js`, for these browsers, when all pages are as they will be served. */
export function serviceWorker(
  target: string[],
  settings: RegisterSettings | undefined,
): AstroIntegration {
  const keepOffline = settings?.keepOffline ?? false;
  // The address of a sealed register's sheet is nobody's but the owner's.
  const register = settings && keepOffline && !settings.sealed ? registerUrl(settings) : undefined;
  const write = async ({ dir }: { readonly dir: URL }) => {
    await writeServiceWorker(fileURLToPath(dir), target, { keepOffline, register });
  };
  return { name: 'service-worker', hooks: { 'astro:build:done': write } };
}

/** Writes `sw.js` for the site that was built into `outDir`. */
export async function writeServiceWorker(outDir: string, target: string[], kept: KeptRegister) {
  const input = join(import.meta.dirname, 'service-worker.ts');
  const output = { format: 'iife', entryFileNames: 'sw.js' } as const;
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { release: JSON.stringify({ ...releaseIn(outDir), ...kept }) },
    build: { outDir, emptyOutDir: false, target, rolldownOptions: { input, output } },
  });
}

interface KeptRegister {
  /** As in `content/register.yaml`. */
  readonly keepOffline: boolean;
  /** The address of the register that the worker keeps, as the validator asks for it. */
  readonly register: string | undefined;
}

/** What the worker is told of the site that it belongs to. */
export type Release = ReturnType<typeof releaseIn> & KeptRegister;

/** What a page starts with (styles, fonts, scripts), or what a script imports. */
const named =
  /(?:<link [^>]*href=|<script [^>]*src=|\b(?:from|import) ?)["'`](?:\/_astro|\.)\/([^"'`]+\.(?:css|woff2|js))/g;

function releaseIn(folder: string) {
  const read = (url: string) => readFileSync(join(folder, extname(url) ? url : `${url}.html`));
  const integrity = (url: string) => `sha384-${hash('sha384', read(url), 'base64')}`;
  const opensOffline = new Set(['/courses', notFoundPath]);
  for (const url of opensOffline) {
    // What is added here is searched as well.
    const files = read(url).toString('latin1').matchAll(named);
    for (const [, file = ''] of files) opensOffline.add(hashedFolder + file);
  }
  const pages = builtPages(folder).map(({ path, html }) => [path, html]);
  const name = hash('sha256', JSON.stringify(pages)).slice(0, 12);
  return {
    // As soon as any page differs, another cache, so no page is ever shown with the files of another release.
    cacheName: `release-${name}`,
    // Browsers refuse a file of another release (W3C SRI).
    precache: [...opensOffline].map((url) => ({ url, integrity: integrity(url) })),
    offlinePage: notFoundPath,
  };
}
