import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { afterBuild } from '../src/hosting/after-build.ts';

/**
 * If no page shows a picture, Astro publishes the original file. This integration removes such files from the built
 * site, because an original may reveal where a photograph was taken.
 */
export function withoutOriginals(): AstroIntegration {
  return afterBuild('without-originals', (folder) => {
    const originals = new Set(globSync('content/{gallery,pictures}/*').map(bytes));
    const built = globSync(join(folder, '_astro/*.*'));
    for (const file of built.filter((one) => originals.has(bytes(one)))) rmSync(file);
  });
}

function bytes(file: string): string {
  return readFileSync(file, 'base64');
}
