// The folder integrations holds what the build does beyond Astro. Its rooms: `sealed` (seals the register) and
// `desk`.
// May import everything. The site imports none of it, apart from the marks in inline-parts.ts.
// Start with astro.config.ts, which lists the steps in their order.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AstroUserConfig, build } from 'astro';
import { OwnersFault } from './owners-fault.ts';

/**
 * Builds the site of the project in `root` into a folder below it. Node itself loads the configuration, so that the steps
 * of the build can load further modules. After loading it with Vite, as Astro does, they could not.
 */
export async function buildSite(root: string, outDir = 'dist'): Promise<void> {
  // The configuration names files from the current folder.
  process.chdir(root);
  // Astro sets this later, but the configuration loads React, which has a version of its own for a build.
  process.env['NODE_ENV'] ||= 'production';
  const { href } = pathToFileURL(join(root, 'astro.config.ts'));
  const { default: config } = (await import(href)) as { readonly default: AstroUserConfig };
  await build({ ...config, root, outDir, configFile: false });
}

/**
 * Builds the site beside `dist/`, and replaces `dist/` when the new site is complete. A build that fails or is killed
 * leaves the old site alone.
 *
 * @param builds builds into the given folder below `root`
 * @throws OwnersFault if another build is running in the same folder, and any error that `builds` throws
 */
export async function buildAside(
  root: string,
  builds: (root: string, folder: string) => Promise<void> = buildSite,
): Promise<void> {
  const lock = join(root, '.astro/build.lock');
  const site = join(root, 'dist');
  const aside = join(root, 'dist-new');
  const before = join(root, 'dist-old');
  takeLock(lock);
  try {
    rmSync(aside, { recursive: true, force: true });
    await builds(root, 'dist-new');
    rmSync(before, { recursive: true, force: true });
    if (existsSync(site)) renameSync(site, before);
    renameSync(aside, site);
    rmSync(before, { recursive: true, force: true });
  } finally {
    rmSync(aside, { recursive: true, force: true });
    rmSync(lock, { force: true });
  }
}

/** Throws if the process whose number is in the lock file is still running. */
function takeLock(lock: string): void {
  mkdirSync(dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (isRunning(owner)) {
      throw new OwnersFault(
        `Another build is running in this folder (process ${owner}). Wait until it has ended, then build again.`,
      );
    }
    writeFileSync(lock, String(process.pid));
  }
}

function isRunning(processId: number): boolean {
  try {
    // The signal 0 only asks whether the process exists.
    return processId > 0 && process.kill(processId, 0);
  } catch {
    return false;
  }
}
