import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ContentFolder } from '../../src/content/read-content.ts';
import { afterBuild } from '../../src/hosting/after-build.ts';
import { bundleDesk, type DeskFiles } from './bundle-desk.ts';
import { deskLogo } from './desk-logo.ts';
import { stateFile } from './state-file.ts';

/**
 * Adds the desk to the built site, if `content/academy.yaml` has `publishDesk: true`. Must run after `serviceWorker`,
 * which must not list the desk's files, and before `hostFiles`, which writes redirects to the desk.
 */
export function publishDesk(content: ContentFolder, folder: string): AstroIntegration {
  return afterBuild('publish-desk', (site) => writeDesk(site, content, folder));
}

/** Writes the desk into the folder `site`, if the content, which was read from `folder`, has `publishDesk: true`. */
export async function writeDesk(
  site: string,
  content: ContentFolder,
  folder: string,
  bundle: () => Promise<DeskFiles> = () => bundleDesk(true),
): Promise<void> {
  const state = stateFile(content, false);
  if (!state.isPublished) return;
  const files = [
    ...(await bundle()),
    ['desk/state.json', JSON.stringify(state)] as const,
    ['desk/logo.png', await deskLogo(folder, state)] as const,
  ];
  for (const [path, body] of files) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), body);
  }
}
