import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { build as buildWithAstro } from 'astro';
import { build as buildWithVite } from 'vite';
import siteConfig from '../../../astro.config.ts';
import { precompress } from '../../../src/hosting/precompress.ts';
import { leanScript } from './lean-script.ts';
import { writeNginxFiles } from './write-nginx-files.ts';

const root = join(import.meta.dirname, '../../..');
const app = join(import.meta.dirname, 'app');

/**
 * Builds the site as most people would: one empty page, and React, React Router and all pages in a script.
 *
 * It is made of the same components, words, styles, fonts and pictures as the real site, minified, compressed
 * and served alike. Only a syllabus is a script of its own. What it lacks: HTML of its own, prefetching, view
 * transitions and a service worker.
 *
 * @param work an empty folder for what is made on the way
 * @returns the folder of the built site; the nginx configuration stands beside it
 */
export async function buildBaseline(work: string): Promise<string> {
  const files = join(work, 'files');
  const source = join(work, 'source');
  const built = join(work, 'dist');
  await prepare(files, source);
  await buildApp(source, files, built);
  writeNginxFiles(built, join(root, 'content'));
  await precompress(built);
  return built;
}

/** Has Astro make pictures, fonts and words ready; what the application is built from moves to `source`. */
async function prepare(files: string, source: string): Promise<void> {
  // Its type knows what provides each font, for which the type of a build's settings has no room.
  const settings = siteConfig as object;
  await buildWithAstro({
    ...settings,
    root,
    configFile: false,
    logLevel: 'error',
    srcDir: join(import.meta.dirname, 'prepared'),
    outDir: files,
    integrations: [react()],
  });
  mkdirSync(source);
  for (const part of ['index.html', 'pages.json', 'courses']) {
    renameSync(join(files, part), join(source, part));
  }
}

async function buildApp(source: string, files: string, outDir: string): Promise<void> {
  await buildWithVite({
    root: source,
    configFile: false,
    logLevel: 'error',
    publicDir: files,
    plugins: [tailwindcss(), leanScript()],
    resolve: { alias: { '/main.tsx': join(app, 'main.tsx') } },
    build: {
      outDir,
      // The folder whose files nginx lets browsers keep.
      assetsDir: '_astro',
    },
    worker: { format: 'es' },
  });
}
