import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import type { Content } from '../../src/content/content.ts';
import { sealedFolder } from '../../src/service-worker/kept-files.ts';
import type { SealedSite } from './seal-site-register.ts';

/**
 * Publishes the register sealed where the owner says so; else it does nothing. It seals before any page is made, so
 * that a build without a key, or with a register that can't be sealed, stops at once.
 *
 * @param content undefined where it has faults, with which the build stops as soon as it makes a page
 * @param project the project's folder
 */
export function sealedRegister(content: Content | undefined, project = '.'): AstroIntegration {
  const isSealed = content?.register.sealed ?? false;
  let sealed: SealedSite | undefined;
  return {
    name: 'sealed-register',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { define: { registerIsSealed: String(isSealed) } } });
      },
      'astro:build:start': async ({ logger }) => {
        if (content === undefined || !isSealed) return;
        sealed = await sealInThread({ content, project }, (text) => logger.info(text));
        logger.info(sealed.report);
      },
      'astro:build:done': ({ dir }) => {
        for (const [path, bytes] of sealed?.files ?? []) {
          const file = join(fileURLToPath(dir), sealedFolder, path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, bytes);
        }
      },
    },
  };
}

/** What the thread is given. */
export interface SealingWork {
  readonly content: Content;
  /** The project's folder. */
  readonly project: string;
}

/** What the thread says: how far it has come, and at last what it made, or why it could not. */
export type SealingMessage =
  { readonly progress: string } | { readonly sealed: SealedSite } | { readonly fault: string };

/**
 * Seals in a thread of its own. Astro loads its settings with a runner that it closes before a hook is called, and
 * nothing can be imported through that any more; a register's readers are imported when a register needs them.
 *
 * @throws Error as `sealSiteRegister` does
 */
async function sealInThread(
  work: SealingWork,
  say: (progress: string) => void,
): Promise<SealedSite> {
  const thread = new Worker(join(import.meta.dirname, 'seal-thread.ts'), { workerData: work });
  const { promise, resolve, reject } = Promise.withResolvers<SealedSite>();
  thread.on('message', (message: SealingMessage) => {
    if ('progress' in message) say(message.progress);
    else if ('sealed' in message) resolve(message.sealed);
    else reject(withoutPlace(message.fault));
  });
  thread.on('error', reject);
  try {
    return await promise;
  } finally {
    await thread.terminate();
  }
}

/** A build prints where an error was thrown, and to an owner a place in the code means nothing. */
function withoutPlace(fault: string): Error {
  const error = new Error(fault);
  delete error.stack;
  return error;
}
