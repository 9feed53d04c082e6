import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Keeps the pictures of `content/` off the built site as they were handed in: they may tell where a photograph was
 * taken. Pages show what Astro makes of them; those that no page shows it would publish as they are.
 */
export function withoutOriginals(): AstroIntegration {
  return {
    name: 'without-originals',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const originals = new Set(globSync('content/{gallery,pictures}/*').map(bytes));
        const built = globSync(join(fileURLToPath(dir), '_astro/*.*'));
        for (const file of built.filter((one) => originals.has(bytes(one)))) rmSync(file);
      },
    },
  };
}

function bytes(file: string): string {
  return readFileSync(file, 'base64');
}
