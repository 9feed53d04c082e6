import { existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Builds into a folder beside the site's own (`dist-new/` for `dist/`) and puts it in place when it is whole. A build
 * that fails leaves the last site as it was. It must be the last integration.
 */
export function intoPlaceWhenWhole(): AstroIntegration {
  let site = '';
  return {
    name: 'into-place-when-whole',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        site = fileURLToPath(config.outDir).replace(/[/\\]$/, '');
        updateConfig({ outDir: pathToFileURL(`${site}-new/`) });
      },
      'astro:build:done': ({ dir }) => {
        putInPlace(fileURLToPath(dir).replace(/[/\\]$/, ''), site);
      },
    },
  };
}

/** Whoever serves the place finds one of the two sites there, but for the moment between two renamings. */
function putInPlace(built: string, place: string) {
  const former = `${place}-old`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, former);
  renameSync(built, place);
  rmSync(former, { recursive: true, force: true });
}
