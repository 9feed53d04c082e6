import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangedFile } from '../../../src/desk/live/live-state.ts';
import type { Git } from './git.ts';

/**
 * The files below `content/` that GitHub does not have as they are here: those that were changed since the last commit,
 * and those in commits that were not sent. Without a branch at GitHub, what the last commit does not have.
 *
 * @param root the folder of the repository
 */
export async function changesHere(git: Git, root: string): Promise<ChangedFile[]> {
  const base = await knownState(git);
  const changed = base
    ? await paths(
        git,
        'diff',
        '--name-only',
        '--no-renames',
        '--relative',
        '-z',
        base,
        '--',
        'content',
      )
    : await paths(git, 'ls-files', '-z', '--', 'content');
  const added = await paths(
    git,
    'ls-files',
    '--others',
    '--exclude-standard',
    '-z',
    '--',
    'content',
  );
  return Promise.all(
    [...new Set([...changed, ...added])]
      .toSorted()
      .map((path) => changedFile(git, root, base, path)),
  );
}

/** How many commits GitHub does not have. */
export async function unsentCommits(git: Git): Promise<number> {
  const { code, out } = await git('rev-list', '--count', '@{upstream}..HEAD');
  return code === 0 ? Number(out) : 0;
}

/** The last commit that GitHub has too, or else the last one; undefined if there is none. */
async function knownState(git: Git): Promise<string | undefined> {
  for (const words of [
    ['merge-base', 'HEAD', '@{upstream}'],
    ['rev-parse', '--verify', '--quiet', 'HEAD'],
  ]) {
    const { code, out } = await git(...words);
    if (code === 0) return out.trim();
  }
  return undefined;
}

async function changedFile(
  git: Git,
  root: string,
  base: string | undefined,
  path: string,
): Promise<ChangedFile> {
  const isText = /\.(ya?ml|md)$/.test(path);
  const old = base === undefined ? undefined : await git('cat-file', '-e', `${base}:./${path}`);
  const wasThere = old?.code === 0;
  const now = await readFile(join(root, path), 'utf8').then(plainLines, () => undefined);
  const before =
    wasThere && isText ? plainLines((await git('show', `${base}:./${path}`)).out) : undefined;
  return {
    path: path.replace(/^content\//, ''),
    status: now === undefined ? 'removed' : wasThere ? 'changed' : 'new',
    ...(before === undefined ? {} : { before }),
    ...(now === undefined || !isText ? {} : { after: now }),
  };
}

/** Git turns the line ends of Windows into plain ones. */
function plainLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

async function paths(git: Git, ...words: readonly string[]): Promise<string[]> {
  const { out } = await git(...words);
  return out.split('\0').filter((path) => path !== '');
}
