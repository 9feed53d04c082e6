import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { registerSettings } from '../../src/content/load-content.ts';
import { sealedFolder } from '../../src/service-worker/kept-files.ts';
import type * as LoadContent from '../../src/content/load-content.ts';
import type * as SealSiteRegister from '../sealed/seal-site-register.ts';

/**
 * Publishes the register sealed where the owner says so; else it does nothing. It seals before any page is made, so
 * that a build without a key, or with a register that can't be sealed, stops at once.
 */
export function sealedRegister(): AstroIntegration {
  let project = '';
  let sealed: SealSiteRegister.SealedFiles | undefined;
  return {
    name: 'sealed-register',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        project = fileURLToPath(config.root);
        const { sealed: isSealed = false } = registerSettings(join(project, 'content'));
        updateConfig({ vite: { define: { registerIsSealed: String(isSealed) } } });
      },
      'astro:build:start': async ({ logger }) => {
        sealed = await sealedFiles(project, (text) => logger.info(text));
      },
      'astro:build:done': ({ dir }) => {
        for (const [path, content] of sealed?.files ?? []) {
          const file = join(fileURLToPath(dir), sealedFolder, path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
        }
      },
    },
  };
}

async function sealedFiles(
  project: string,
  say: (text: string) => void,
): Promise<SealSiteRegister.SealedFiles | undefined> {
  const folder = join(project, 'content');
  if (registerSettings(folder).sealed !== true) return undefined;
  const { loadContent, sealSiteRegister } = sealingModules();
  const { content } = await loadContent(folder);
  // The build stops with what is wrong with it, as soon as it makes a page.
  if (content === undefined) return undefined;
  const sealed = await sealSiteRegister(content, project, say);
  say(sealed.report);
  return sealed;
}

/**
 * What reads the content and spreadsheets, loaded only where there is something to seal. Node itself loads it: Vite's
 * loader of the configuration has ended by then.
 */
function sealingModules() {
  const require = createRequire(import.meta.url);
  // What they export is what their types say.
  return {
    ...(require('../../src/content/load-content.ts') as typeof LoadContent),
    ...(require('../sealed/seal-site-register.ts') as typeof SealSiteRegister),
  };
}
