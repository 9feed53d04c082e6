import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const project = join(import.meta.dirname, '..');

/** What the build reads, below the project's folder. */
export const buildInputs = {
  folders: ['content', 'src', 'public', 'scripts'],
  files: ['astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json', '.gitignore'],
} as const;

export interface CopyOptions {
  /** Files that the copy has at its root beside the project's own, such as a key. */
  readonly files?: readonly string[];
  /** Changes more in the copy, before it is built. */
  readonly edit?: (root: string) => void | Promise<void>;
  /** Environment variables of the build. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Builds the site again from a copy of the project, in which nothing of the project differs but
 * `content/register.yaml`, unless more is edited.
 *
 * @param root an empty folder for the copy
 * @param changed the settings of the register as they are to be
 * @returns the folder of the built site, below the root
 * @throws Error with what the build printed, when it fails or takes longer than five minutes
 */
export async function buildCopy(
  root: string,
  changed: (settings: string) => string,
  { files = [], edit, env = {} }: CopyOptions = {},
): Promise<string> {
  for (const name of [...buildInputs.folders, ...buildInputs.files]) {
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
  for (const file of files) cpSync(file, join(root, basename(file)));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const settings = join(root, 'content/register.yaml');
  writeFileSync(settings, changed(readFileSync(settings, 'utf8')));
  await edit?.(root);
  await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    timeout: 5 * 60_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  return join(root, 'dist');
}
