// The folder integrations holds what the build does beyond Astro. Its rooms: `sealed` (seals the register) and
// `desk`.
// May import everything. The site imports none of it, apart from the marks in inline-parts.ts.
// Start with astro.config.ts, which lists the steps in their order.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Builds the site beside `dist/`, and replaces `dist/` when the new site is complete. A build that fails or is killed
 * leaves the old site alone.
 *
 * @param build builds into the given folder below `root`; rejects or returns false if the build fails. Tells `hold` the
 *   number of each process that writes there, so that the lock holds as long as one of them runs
 * @returns whether there is a new site
 * @throws Error if another build is running in the same folder
 */
export async function buildAside(
  root: string,
  build: (folder: string, hold: (processId: number) => void) => Promise<boolean>,
): Promise<boolean> {
  const lock = join(root, '.astro/build.lock');
  const site = join(root, 'dist');
  const aside = join(root, 'dist-new');
  const before = join(root, 'dist-old');
  takeLock(lock);
  try {
    rmSync(aside, { recursive: true, force: true });
    const hold = (processId: number) => appendFileSync(lock, ` ${processId}`);
    if (!(await build('dist-new', hold))) return false;
    rmSync(before, { recursive: true, force: true });
    if (existsSync(site)) renameSync(site, before);
    renameSync(aside, site);
    rmSync(before, { recursive: true, force: true });
    return true;
  } finally {
    rmSync(aside, { recursive: true, force: true });
    rmSync(lock, { force: true });
  }
}

/** Throws if a process whose number is in the lock file is still running. */
function takeLock(lock: string): void {
  mkdirSync(dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = readFileSync(lock, 'utf8').split(' ').map(Number).find(isRunning);
    if (owner !== undefined) {
      throw new Error(
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
