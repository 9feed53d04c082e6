import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildCopy, buildInputs, type CopyOptions } from './build-copy.ts';
import { knownFacts } from '../src/content/testing/known-facts.ts';

const project = join(import.meta.dirname, '..');

interface BuiltCopy {
  /** The built site, such as `dist`. */
  readonly folder: string;
  /** What is kept between runs for copies of this name. */
  readonly cache: string;
}

/**
 * A copy of the site with other settings, built once for all tests that ask for it, whichever process they run in, and
 * not again while nothing that it is made of has changed. It is kept outside `node_modules/`, below which Node runs no
 * TypeScript.
 *
 * @param name of the copy, for its folder
 * @param maker the file that says how it is made, `import.meta.filename`: where it changes, the copy is built again
 * @param build puts the built site into `dist/` of an empty folder
 * @throws Error with what the build threw, when it fails
 */
export async function builtCopy(
  name: string,
  maker: string,
  build: (root: string, cache: string) => Promise<unknown>,
): Promise<BuiltCopy> {
  const cache = join(tmpdir(), `academy-${name}-site-${hash('sha256', project).slice(0, 8)}`);
  // Of a build that failed in this run, so that it is not tried again for each test.
  const failure = join(cache, `failure-${process.ppid}`);
  const lock = join(cache, 'building');
  mkdirSync(cache, { recursive: true });
  const root = join(cache, inputStamp(maker));
  while (!existsSync(root)) {
    if (existsSync(failure)) throw new Error(readFileSync(failure, 'utf8'));
    if (take(lock)) await buildOnce().finally(() => rmSync(lock, { force: true }));
    else await wait(200);
  }
  return { folder: join(root, 'dist'), cache };

  async function buildOnce() {
    if (existsSync(root)) return;
    for (const entry of readdirSync(cache).filter((found) => /^([\da-f]{16}|fail)/.test(found))) {
      rmSync(join(cache, entry), { recursive: true });
    }
    try {
      mkdirSync(`${root}-new`);
      await build(`${root}-new`, cache);
      renameSync(`${root}-new`, root);
    } catch (error) {
      writeFileSync(failure, String(error));
      throw error;
    }
  }
}

/** The register's settings that tests know, whatever the owner's own are. */
export const knownSettings = knownFacts.get('register.yaml') ?? '';

/**
 * Builds a copy of the site with the sample register and the settings that tests know. What Windows and Office leave in
 * its folders must not keep it from being built.
 *
 * @param root an empty folder for the copy
 * @param added further lines of the settings
 * @throws Error as `buildCopy`
 */
export async function buildWithSettings(
  root: string,
  added: string,
  { edit, ...options }: CopyOptions = {},
): Promise<void> {
  await buildCopy(root, () => knownSettings + added, {
    ...options,
    edit: async (copy) => {
      // Its library is large, and most tests do without it.
      const { sampleRegister } = await import('../src/register/testing/sample-register.ts');
      writeFileSync(join(copy, 'content/register/sample-register.xlsx'), sampleRegister());
      for (const name of ['gallery/Thumbs.db', 'gallery/~$lab.jpg', 'courses/~$C.md']) {
        writeFileSync(join(copy, 'content', name), '');
      }
      await edit?.(copy);
    },
  });
}

/** Tells one state of what the build reads from another. */
function inputStamp(maker: string): string {
  const { folders, files } = buildInputs;
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted(),
  );
  const paths = [...inFolders, ...files.map((file) => join(project, file)), maker];
  const contents = paths.flatMap((path) => [Buffer.from(path), readFileSync(path)]);
  return hash('sha256', Buffer.concat(contents)).slice(0, 16);
}

/** Whether it is for this process to build. A lock of a process that has ended is none. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isRunning(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isRunning(lock: string): boolean {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch {
    return false;
  }
}
