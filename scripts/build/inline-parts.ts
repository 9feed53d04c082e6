import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from '../../src/hosting/built-pages.ts';

/** Tidies up what Astro writes within pages, when all pages are written. */
export function inlineParts(): AstroIntegration {
  return {
    name: 'inline-parts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const { file, html } of builtPages(fileURLToPath(dir))) {
          writeFileSync(file, withTidyInlineParts(html));
        }
      },
    },
  };
}

/**
 * The page with all its inline styles in one, at the end of its head, and no checksums in its policy (CSP Level 3, 2.3.1)
 * but those of its own parts.
 *
 * Astro puts styles before those that all pages share, which must come first, and that of islands into the body, where HTML
 * wants none (4.2.6: metadata content); those in `noscript` stay there. In each policy it lists what any page has, which
 * is a kilobyte that does not compress. A part that Astro does not list is not listed here.
 *
 * Astro makes the name of an island from the path of its file on this machine, so that a build in another folder would be
 * another release to every service worker. Here islands are counted.
 */
export function withTidyInlineParts(html: string): string {
  const textsOf = (part: RegExp) => [...html.matchAll(part)].map(([, text = '']) => text);
  const [styles, scripts] = [textsOf(style), textsOf(script)];
  const all = styles.length === 0 ? '' : `<style>${styles.join('')}</style>`;
  let islands = 0;
  return html
    .replaceAll(islandName, (_, start: string) => `${start}${++islands}`)
    .replaceAll(style, '')
    .replace('</head>', () => `${all}</head>`)
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
      policy
        .replace(/script-src [^;]*/, (listed) => {
          const own = new Set(scripts.map(checksum).filter((source) => listed.includes(source)));
          return ["script-src 'self'", ...own].join(' ');
        })
        .replace(/style-src [^;]*/, (listed) => {
          const isListed = styles.every((text) => listed.includes(checksum(text)));
          const own = isListed && all !== '' ? [checksum(styles.join(''))] : [];
          return ["style-src 'self'", ...own].join(' ');
        }),
    );
}

const islandName = /(<astro-island uid=")[^"]*/g;
const style = /(?<!<noscript>)<style>([\s\S]*?)<\/style>/g;
const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

function checksum(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
