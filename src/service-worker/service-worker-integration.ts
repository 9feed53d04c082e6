import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { pages } from '../content/files/pages.ts';
import { registerUrl, type RegisterSettings } from '../content/schemas/register.ts';
import { afterBuild } from '../hosting/after-build.ts';
import { builtPages, notFoundPath } from '../hosting/built-pages.ts';
import { courseNamesFile, hashedFolder, isKeptPath, isPicture } from './kept-files.ts';

/** Writes `sw.js` after all pages. With `SERVICE_WORKER=off`, `sw.js` removes itself: see docs/deploying.md. */
export function serviceWorker(
  target: string[],
  settings: RegisterSettings | undefined,
): AstroIntegration {
  const keepOffline = settings?.keepOffline ?? false;
  // Only the owner may know the address of a sealed register's sheet.
  const register = settings && keepOffline && !settings.sealed ? registerUrl(settings) : undefined;
  return afterBuild('service-worker', (folder) => {
    const kept = process.env['SERVICE_WORKER'] === 'off' ? 'off' : { keepOffline, register };
    return writeServiceWorker(folder, target, kept);
  });
}

/** Writes `sw.js` for the site that was built into `outDir`. With `'off'`, the service worker removes itself. */
export async function writeServiceWorker(
  outDir: string,
  target: string[],
  kept: KeptRegister | 'off',
): Promise<void> {
  const isOff = kept === 'off';
  const input = join(import.meta.dirname, isOff ? 'no-service-worker.ts' : 'service-worker.ts');
  const output = { format: 'iife', entryFileNames: 'sw.js' } as const;
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: isOff ? {} : { release: JSON.stringify({ ...releaseIn(outDir), ...kept }) },
    build: { outDir, emptyOutDir: false, target, rolldownOptions: { input, output } },
  });
}

interface KeptRegister {
  readonly keepOffline: boolean;
  /** The address from which the validator fetches the register, if the register may be kept. */
  readonly register: string | undefined;
}

export interface Release extends KeptRegister {
  /** The name changes when any page changes, so that no page is shown with the files of another release. */
  readonly cacheName: string;
  /** The addresses that open offline from the first visit on. */
  readonly precache: readonly string[];
  readonly offlinePage: string;
  /** The checksums of all styles, scripts, fonts and precached pages, by address (W3C SRI), such as `sha384-…`. */
  readonly checksums: Readonly<Record<string, string>>;
}

/** Matches the addresses of styles, fonts and scripts in a page, its islands' too, and of the imports in a script. */
const named =
  /(?:<link [^>]*href=|<script [^>]*src=|(?:component|renderer)-url=|\b(?:from|import) ?)["'`](?:\/_astro|\.)\/([^"'`]+\.(?:css|woff2|js))/g;

function releaseIn(folder: string): Omit<Release, keyof KeptRegister> {
  const read = (url: string) =>
    readFileSync(join(folder, extname(url) ? url : `${url === '/' ? '/index' : url}.html`));
  const release = createHash('sha256');
  const opensOffline = new Set<string>([courseNamesFile]);
  for (const { path, html } of builtPages(folder)) {
    release.update(JSON.stringify([path, html]));
    if (opensAtOnce(path, html)) opensOffline.add(path);
  }
  for (const url of opensOffline) {
    // A loop over a `Set` reaches entries added during the loop. So the loop searches each script's imports too.
    const files = read(url).toString('latin1').matchAll(named);
    for (const [, file = ''] of files) opensOffline.add(hashedFolder + file);
  }
  const hashed = readdirSync(join(folder, hashedFolder), { recursive: true, encoding: 'utf8' })
    .map((file) => hashedFolder + file.replaceAll('\\', '/'))
    .filter((url) => isKeptPath(url) && !isPicture(url))
    .toSorted();
  const checksums = [...new Set([...opensOffline, ...hashed])].map(
    (url) => [url, `sha384-${hash('sha384', read(url), 'base64')}`] as const,
  );
  return {
    cacheName: `checked-${release.digest('hex').slice(0, 12)}`,
    precache: [...opensOffline],
    offlinePage: notFoundPath,
    checksums: Object.fromEntries(checksums),
  };
}

const tablePaths: readonly string[] = Object.values(pages).map(({ path }) => path);

/** Whether a page opens offline before its first visit: the list of courses, and each page of the table without an island. */
function opensAtOnce(path: string, html: string): boolean {
  return (
    path === pages.catalogue.path || (tablePaths.includes(path) && !html.includes('<astro-island'))
  );
}
