import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Content } from '../../src/content/content.ts';
import { readManifest } from '../../src/register/sealed/format.ts';
import type { SealedPlace } from '../../src/register/sealed/open.ts';
import { sealedFolder } from '../../src/service-worker/kept-files.ts';
import { OwnersFault } from '../owners-fault.ts';
import { refuseUnusedKey } from './site-key.ts';

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
        const say = (text: string) => logger.info(text);
        rmSync(folder, { recursive: true, force: true });
        try {
          if (!isSealed) refuseUnusedKey(project);
          else {
            const { sealSiteRegister } = await import('./seal-site-register.ts');
            say(await sealSiteRegister(content, project, folder, say));
          }
        } catch (error) {
          throw error instanceof Error ? new OwnersFault(error.message, { cause: error }) : error;
        }
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
