import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Content } from '../../src/content/content.ts';
import { sealedFolder } from '../../src/service-worker/kept-files.ts';
import { sealSiteRegister } from '../sealed/seal-site-register.ts';

/**
 * Publishes the register sealed where the owner says so; else it does nothing. It seals before any page is made, so
 * that a build without a key, or with a register that can't be sealed, stops at once.
 *
 * @param content undefined where it has faults, with which the build stops as soon as it makes a page
 */
export function sealedRegister(content: Content | undefined): AstroIntegration {
  const isSealed = content?.register.sealed ?? false;
  let sealed: Awaited<ReturnType<typeof sealSiteRegister>> | undefined;
  return {
    name: 'sealed-register',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { define: { registerIsSealed: String(isSealed) } } });
      },
      'astro:build:start': async ({ logger }) => {
        if (content === undefined || !isSealed) return;
        sealed = await sealSiteRegister(content, '.', (text) => logger.info(text));
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
