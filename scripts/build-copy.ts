import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const project = join(import.meta.dirname, '..');

/** What the build reads. */
const parts = ['content', 'src', 'public', 'scripts', 'deploy'];
const files = ['astro.config.ts', 'package.json', 'tsconfig.json', '.gitignore'];

/**
 * Builds the site again from a copy of the project, in which nothing differs but `content/register.yaml`.
 *
 * @param root an empty folder for the copy
 * @param changed the settings of the register as they are to be
 * @returns the folder of the built site, below the root
 * @throws Error with what the build printed, when it fails or takes longer than five minutes
 */
export async function buildCopy(
  root: string,
  changed: (settings: string) => string,
): Promise<string> {
  for (const name of [...parts, ...files]) {
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const settings = join(root, 'content/register.yaml');
  writeFileSync(settings, changed(readFileSync(settings, 'utf8')));
  await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    timeout: 5 * 60_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  return join(root, 'dist');
}
