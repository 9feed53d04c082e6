import { readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages, rewritePages } from '../../src/hosting/built-pages.ts';

/** The most that a script in a page may have, in bytes; a larger one is a file of its own. */
const mostBytes = 1000;

/**
 * Puts a page's small script into the page, also where it loads more at a touch: Astro then leaves it a file of
 * its own, which every visitor would ask for.
 */
export function smallScriptsIntoPages(): AstroIntegration {
  return {
    name: 'small-scripts-into-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const addresses = builtPages(folder).flatMap(({ html }) => scriptAddresses(html));
        const scripts = new Map<string, string>();
        for (const address of new Set(addresses)) {
          const code = readFileSync(join(folder, address), 'utf8').trim();
          if (!fitsIntoPage(code)) continue;
          scripts.set(address, withAddresses(code, posix.dirname(address)));
          rmSync(join(folder, address));
        }
        rewritePages(folder, (html) => withScripts(html, scripts));
      },
    },
  };
}

/** The page with these scripts in it, by the addresses under which it asked for them. */
export function withScripts(html: string, scripts: ReadonlyMap<string, string>): string {
  return html.replaceAll(scriptElement, (element, address: string) => {
    const code = scripts.get(address);
    return code === undefined ? element : `<script type="module">${code}</script>`;
  });
}

/** Whether a script is small, and asks for no other before it runs. */
export function fitsIntoPage(code: string): boolean {
  const importsAtOnce = /\bimport\s*[^\s(.]/.test(code);
  return Buffer.byteLength(code) <= mostBytes && !importsAtOnce && !code.includes('</script');
}

/** A script's imports are relative to its own address, which is the page's once it stands there. */
export function withAddresses(code: string, folder: string): string {
  return code.replaceAll(/\bimport\((["'`])\.\//g, `import($1${folder}/`);
}

const scriptElement = /<script type="module" src="([^"]+)"><\/script>/g;

function scriptAddresses(html: string): string[] {
  return [...html.matchAll(scriptElement)].flatMap(([, address]) => address ?? []);
}
