import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { build } from 'esbuild';
import { rewritePages } from '../../src/hosting/built-pages.ts';
import { hashedFolder } from '../../src/hosting/response-headers.ts';
import { buildTarget } from './browser-floor.ts';
import { nameChecksum } from './name-checksum.ts';

/** What stands in a page beside its islands or in place of Astro's script for them. */
export interface IslandScripts {
  /** Fetches Astro's script and the island's own when it wakes: `src/islands/await-runtime.ts`. */
  readonly awaitRuntime: string;
  /** Asks for React after the first picture; an island's own script would ask for it only when it is there. */
  readonly reactAhead: string;
}

/**
 * Takes Astro's script for islands, four kilobytes, out of the pages whose islands wait for a visitor, and lets the
 * others ask for all that they need at once.
 */
export function leanIslands(): AstroIntegration {
  return {
    name: 'lean-islands',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const address = `${hashedFolder}astro-island.${nameChecksum(runtime)}.js`;
        const react = reactAddress(folder);
        const scripts = {
          awaitRuntime: await bundleAwaitRuntime(address, react),
          reactAhead: whenPainted(`import("${react}")`),
        };
        let uses = 0;
        rewritePages(folder, (html) => {
          const page = withLeanIslands(html, scripts);
          if (page.includes(scripts.awaitRuntime)) uses++;
          return page;
        });
        if (uses === 0) throw new Error(changed('no page holds the script for islands as it was'));
        writeFileSync(join(folder, address), runtime);
      },
    },
  };
}

/** The page with these scripts, and without Astro's style, since `src/layout/layout.css` says the same. */
export function withLeanIslands(html: string, { awaitRuntime, reactAhead }: IslandScripts): string {
  const startsByItself = / client="(load|idle)"/.test(html);
  return html
    .replace(`<style>${ISLAND_STYLES}</style>`, '')
    .replace(`<script>${runtime}</script>`, (script) =>
      startsByItself
        ? `${script}<script>${reactAhead}</script>`
        : `<script type="module">${awaitRuntime}</script>`,
    );
}

async function bundleAwaitRuntime(address: string, react: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../src/islands/await-runtime.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: buildTarget,
    write: false,
    define: { islandRuntime: JSON.stringify(address), react: JSON.stringify(react) },
    external: [address],
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Paint Timing (W3C) tells of a picture when it is on the screen; a frame's callback would come before that. */
function whenPainted(act: string): string {
  return `new PerformanceObserver((_,o)=>{o.disconnect();${act}}).observe({type:"paint",buffered:true})`;
}

/** Of the file that `codeSplitting` in `astro.config.ts` calls `react`. */
function reactAddress(folder: string): string {
  const name = readdirSync(join(folder, hashedFolder)).find((file) =>
    /^react\.[^.]+\.js$/.test(file),
  );
  if (name === undefined) throw new Error(changed('no file is called react'));
  return hashedFolder + name;
}

function changed(what: string): string {
  return (
    `scripts/build/lean-islands.ts: ${what}. Look at how Astro writes islands now (runtime/server/scripts.js) and ` +
    'bundles React, or take the integration out and raise the budgets in tests/.'
  );
}
