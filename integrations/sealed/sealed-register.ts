import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import type { Content } from '../../src/content/content.ts';
import { readManifest } from '../../src/register/sealed/format.ts';
import type { SealedPlace } from '../../src/register/sealed/open.ts';
import { sealedFolder } from '../../src/service-worker/kept-files.ts';
import { unusedKey } from './site-key.ts';

/**
 * Publishes the register sealed, if the settings say `sealed: true`. A build that can't seal stops before its first
 * page.
 *
 * @param content undefined if the content has faults
 */
export function sealedRegister(content: Content | undefined, project = '.'): AstroIntegration {
  const isSealed = content?.register.sealed ?? false;
  const folder = folderOf(project);
  return {
    name: 'sealed-register',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { define: { registerIsSealed: String(isSealed) } } });
      },
      'astro:build:start': async ({ logger }) => {
        if (content === undefined) return;
        const fault = isSealed ? undefined : unusedKey(project);
        if (fault !== undefined) throw withoutPlace(fault);
        if (!isSealed) return;
        rmSync(folder, { recursive: true, force: true });
        const work = { content, project, folder };
        logger.info(await sealInThread(work, (text) => logger.info(text)));
      },
      'astro:build:done': ({ dir }) => {
        if (isSealed) renameSync(folder, join(fileURLToPath(dir), sealedFolder));
      },
    },
  };
}

/** The sealed edition of the build that is running; undefined on the development server, which seals nothing. */
export async function sealedEdition(project = '.'): Promise<SealedPlace['builtWith']> {
  const file = join(folderOf(project), 'manifest.json');
  if (!existsSync(file)) return undefined;
  const { salt, date } = await readManifest(readFileSync(file));
  return { salt, date };
}

/** Astro empties the site's folder during the build, so the files wait here, on the same disk. */
function folderOf(project: string): string {
  return join(project, '.astro/sealed');
}

export interface SealingWork {
  readonly content: Content;
  readonly project: string;
  readonly folder: string;
}

export type SealingMessage =
  { readonly progress: string } | { readonly report: string } | { readonly fault: string };

/**
 * Seals in a thread. Astro closes its module runner before `astro:build:start`, so that hook can't import the readers
 * of registers.
 *
 * @throws Error as `sealSiteRegister` does
 */
async function sealInThread(work: SealingWork, say: (progress: string) => void): Promise<string> {
  const thread = new Worker(join(import.meta.dirname, 'seal-thread.ts'), { workerData: work });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  thread.on('message', (message: SealingMessage) => {
    if ('progress' in message) say(message.progress);
    else if ('report' in message) resolve(message.report);
    else reject(withoutPlace(message.fault));
  });
  thread.on('error', reject);
  try {
    return await promise;
  } finally {
    await thread.terminate();
  }
}

/** The build would print a stack, which means nothing to an owner. */
function withoutPlace(fault: string): Error {
  const error = new Error(fault);
  delete error.stack;
  return error;
}
