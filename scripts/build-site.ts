// Builds the site into dist/, which keeps the old site until the new site is complete. Passes its arguments to Astro.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildAside } from '../integrations/build-aside.ts';

const root = join(import.meta.dirname, '..');
const astro = join(root, 'node_modules/astro/bin/astro.mjs');

try {
  const isBuilt = await buildAside(root, async (folder, hold) => {
    const words = [astro, 'build', '--outDir', folder, ...process.argv.slice(2)];
    const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' });
    if (child.pid !== undefined) hold(child.pid);
    const [code] = (await once(child, 'exit')) as [number | null];
    return code === 0;
  });
  if (!isBuilt) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
