import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Keeps the pictures of `content/` off the built site as they were handed in: they may tell where a photograph was
 * taken. Pages show what Astro makes of them.
 */
export function withoutOriginals(): AstroIntegration {
  return {
    name: 'without-originals',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const file of originalsIn(fileURLToPath(dir), pictureFolders)) rmSync(file);
      },
    },
  };
}

/** Where the owner puts pictures. */
const pictureFolders = ['content/gallery', 'content/pictures'];

/** The files of a site that have the very bytes of a file in one of the folders, whatever either is called. */
export function originalsIn(site: string, folders: readonly string[]): string[] {
  const originals = new Set(folders.flatMap(filesBelow).map(bytes));
  return filesBelow(site).filter((file) => originals.has(bytes(file)));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function bytes(file: string): string {
  return readFileSync(file, 'base64');
}
