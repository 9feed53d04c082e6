import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { registerKeyFile } from '../src/content/register-key.ts';
import { type KeyFile, readKeyFile } from '../src/register/sealed/key-file.ts';
import { writeKeyFile } from '../scripts/sealed/write-key-file.ts';

/** The site as it is built with `sealed: true` and the sample register. */
export interface SealedSite {
  /** Such as `dist`. */
  readonly folder: string;
  readonly key: KeyFile;
}

const project = join(import.meta.dirname, '..');

/** What the build reads. */
const parts = ['content', 'src', 'public', 'scripts', 'deploy'];
const files = ['astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Kept between runs: the key, what it has derived, and the last site. Not in `node_modules/`, below which Node runs no
 * TypeScript.
 */
const cache = join(tmpdir(), `academy-sealed-site-${hash('sha256', project).slice(0, 8)}`);

/** What a build has printed that failed in this run, so that it is not tried again for each test. */
const failure = join(cache, `failure-${process.ppid}`);

/**
 * Builds the sealed site, once for all tests that ask for it, whichever process they run in, and not again while nothing
 * that the build reads has changed.
 *
 * @throws Error with what the build printed, when it fails
 */
export async function sealedSite(): Promise<SealedSite> {
  mkdirSync(cache, { recursive: true });
  const root = join(cache, sourceStamp());
  while (!existsSync(root)) {
    if (existsSync(failure)) throw new Error(readFileSync(failure, 'utf8'));
    if (lock()) await buildOnce(root).finally(unlock);
    else await wait(200);
  }
  const key = await readKeyFile(readFileSync(join(cache, registerKeyFile), 'utf8'));
  return { folder: join(root, 'dist'), key };
}

async function buildOnce(root: string) {
  if (existsSync(root)) return;
  try {
    await build(root);
  } catch (error) {
    writeFileSync(failure, String(error));
    throw error;
  }
}

async function build(root: string) {
  for (const name of readdirSync(cache).filter((entry) => /^([\da-f]{16}|fail)/.test(entry))) {
    rmSync(join(cache, name), { recursive: true });
  }
  const copy = `${root}-new`;
  for (const name of [...parts, ...files]) {
    cpSync(join(project, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  const settings = join(copy, 'content/register.yaml');
  const written = readFileSync(settings, 'utf8').replace(/^sealed:.*\n/m, '');
  const sample = written.replace(/^address:.*$/m, 'address: sample-register.xlsx');
  writeFileSync(settings, `${sample}\nsealed: true\n`);
  if (!existsSync(join(cache, registerKeyFile))) await writeKeyFile(cache);
  cpSync(join(cache, registerKeyFile), join(copy, registerKeyFile));
  await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: copy,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      REGISTER_CACHE: join(cache, 'keys'),
      REGISTER_KEY: '',
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  renameSync(copy, root);
}

function sourceStamp(): string {
  const contents = [...parts, ...files].flatMap((name) => {
    const path = join(project, name);
    if (files.includes(name)) return [readFileSync(path)];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .flatMap((file) => [Buffer.from(file), readFileSync(file)]);
  });
  return hash('sha256', Buffer.concat(contents)).slice(0, 16);
}

const lockFile = join(cache, 'building');

/** Whether it is for this process to build. A lock of a process that has ended is none. */
function lock(): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isRunning(lockFile)) unlock();
    return false;
  }
}

function isRunning(file: string): boolean {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch {
    return false;
  }
}

function unlock() {
  rmSync(lockFile, { force: true });
}
