import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import type { Content } from '../../src/content/content.ts';
import { sealedFolder } from '../../src/service-worker/kept-files.ts';

/**
 * Publishes the register sealed, if the owner says so. It seals before any page is made, so that a build without a key, or with
 * a register that can't be sealed, stops at once.
 *
 * @param content undefined if it has faults, which stop the build at its first page
 * @param project the project's folder
 */
export function sealedRegister(content: Content | undefined, project = '.'): AstroIntegration {
  const isSealed = content?.register.sealed ?? false;
  // Beside the site's folder, so that it can be moved there; Astro empties that folder after this begins.
  const folder = join(project, '.astro/sealed');
  return {
    name: 'sealed-register',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { define: { registerIsSealed: String(isSealed) } } });
      },
      'astro:build:start': async ({ logger }) => {
        if (content === undefined || !isSealed) return;
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

/** The thread's task. */
export interface SealingWork {
  readonly content: Content;
  /** The project's folder. */
  readonly project: string;
  /** Receives the files to publish. */
  readonly folder: string;
}

/** The thread's messages: its progress, and at last what was sealed, or its error. */
export type SealingMessage =
  { readonly progress: string } | { readonly report: string } | { readonly fault: string };

/**
 * Seals in a thread of its own. Astro loads its settings with a runner that it closes before it calls hooks, so that they can't
 * import anything later; but a register's readers are imported on demand.
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

/** Without its stack, which the build would print, and which means nothing to an owner. */
function withoutPlace(fault: string): Error {
  const error = new Error(fault);
  delete error.stack;
  return error;
}
