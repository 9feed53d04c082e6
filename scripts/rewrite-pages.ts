import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces each page of the site that was built into `folder` by what `rewrite` makes of it. */
export function rewritePages(folder: string, rewrite: (html: string) => string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
  }
}
