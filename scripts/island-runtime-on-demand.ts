import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { build } from 'esbuild';
import { rewritePages } from './rewrite-pages.ts';

/**
 * Takes Astro's script for islands, four kilobytes, out of the pages whose islands wait for something, and leaves a
 * few lines there that fetch it when they wait no longer: `src/islands/await-runtime.ts`.
 */
export function islandRuntimeOnDemand(): AstroIntegration {
  return {
    name: 'island-runtime-on-demand',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const address = `/_astro/astro-island.${checksum(runtime)}.js`;
        const loader = await bundleLoader(address);
        let uses = 0;
        rewritePages(folder, (html) => {
          const page = withRuntimeOnDemand(html, loader);
          if (page.includes(loader)) uses++;
          return page;
        });
        if (uses === 0) throw new Error(noPage);
        writeFileSync(join(folder, address), runtime);
      },
    },
  };
}

/**
 * The page without the style that Astro writes for islands, since `src/layout/layout.css` says the same, and with
 * `loader` for its script, unless an island is to start at once.
 */
export function withRuntimeOnDemand(html: string, loader: string): string {
  const page = html.replace(`<style>${ISLAND_STYLES}</style>`, '');
  if (page.includes(' client="load"')) return page;
  return page.replace(
    `<script>${runtime}</script>`,
    () => `<script type="module">${loader}</script>`,
  );
}

const noPage =
  'scripts/island-runtime-on-demand.ts: no page holds the script for islands as Astro had it. Look at how Astro ' +
  'writes it now (runtime/server/scripts.js), or take the integration out and raise the budgets in tests/.';

async function bundleLoader(address: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../src/islands/await-runtime.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    define: { islandRuntime: JSON.stringify(address) },
    external: [address],
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
