import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rewritePages } from '../../src/hosting/built-pages.ts';

/** Gathers each built page's inline styles where HTML wants them; Astro leaves those of islands beside them. */
export function stylesIntoHead(): AstroIntegration {
  return {
    name: 'styles-into-head',
    hooks: {
      'astro:build:done': ({ dir }) => {
        rewritePages(fileURLToPath(dir), withStylesInHead);
      },
    },
  };
}

/**
 * The page with what all its `style` elements say in one, at the end of its head (HTML, 4.2.6: metadata content).
 * Those in `noscript` stay there.
 * Each kind of page then has one checksum in the Content-Security-Policy.
 */
export function withStylesInHead(html: string): string {
  const styles = [...html.matchAll(style)].map(([, text = '']) => text.trim());
  if (styles.length === 0) return html;
  return html
    .replaceAll(style, '')
    .replace('</head>', () => `<style>${styles.join('')}</style></head>`);
}

const style = /(?<!<noscript>)<style>([\s\S]*?)<\/style>/g;
