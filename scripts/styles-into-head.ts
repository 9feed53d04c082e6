import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Moves each built page's inline styles to where HTML wants them; Astro leaves those of islands beside them. */
export function stylesIntoHead(): AstroIntegration {
  return {
    name: 'styles-into-head',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.html')) continue;
          const file = join(folder, name);
          writeFileSync(file, withStylesInHead(readFileSync(file, 'utf8')));
        }
      },
    },
  };
}

/** The page with all `style` elements in its head (HTML, 4.2.6: metadata content), in their order. */
export function withStylesInHead(html: string): string {
  const [, head, body] = /^([\s\S]*?)(<\/head>[\s\S]*)$/.exec(html) ?? [];
  if (head === undefined || body === undefined) return html;
  const styles = body.match(style) ?? [];
  return `${head}${styles.join('')}${body.replaceAll(style, '')}`;
}

const style = /<style\b[^>]*>[\s\S]*?<\/style>/g;
