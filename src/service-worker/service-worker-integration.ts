import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { parse } from 'yaml';
import { registerSchema } from '../content/schemas/register.ts';
import { builtRegister } from './built-register.ts';
import { precacheManifest, releaseName } from './precache-manifest.ts';
import type { ServiceWorkerBuild } from './service-worker-build.ts';

/**
 * Writes `sw.js` when all pages are as they will be served: it holds their checksums. What compresses files
 * comes after it.
 */
export function serviceWorker(): AstroIntegration {
  let root = '';
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir }) => {
        await writeServiceWorker(fileURLToPath(dir), root);
      },
    },
  };
}

/** Writes `sw.js` for the site that was built into `folder` from the project in `root`. */
export async function writeServiceWorker(folder: string, root: string): Promise<void> {
  await bundleWorker(folder, serviceWorkerBuild(folder, root));
}

function serviceWorkerBuild(folder: string, root: string): ServiceWorkerBuild {
  const precache = precacheManifest(folder);
  const text = readFileSync(join(root, 'content/register.yaml'), 'utf8');
  const { address, keepOffline = false } = registerSchema.parse(parse(text));
  return {
    release: releaseName(folder, precache),
    precache,
    keptRegister: keepOffline ? builtRegister(folder, address) : undefined,
  };
}

/** One script of its own, since not all browsers take a service worker that imports. */
async function bundleWorker(folder: string, worker: ServiceWorkerBuild): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      serviceWorkerBuild: JSON.stringify(worker),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
