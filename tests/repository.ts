import type { Git } from '../scripts/desk/live/git.ts';

/**
 * Makes a folder a repository as the owner's is: on `main`, with `content/` committed, and pushed to a bare repository that
 * stands for GitHub.
 *
 * @param git in the folder
 * @param remote the path of the other one, seen from the folder
 */
export async function makeRepository(git: Git, remote: string): Promise<void> {
  await git('init', '--quiet', '--bare', '--initial-branch=main', remote);
  await git('init', '--quiet', '--initial-branch=main');
  await nameOwner(git);
  await git('add', '--', 'content');
  await git('commit', '--quiet', '-m', 'start');
  await git('remote', 'add', 'origin', remote);
  await git('push', '--quiet', '--set-upstream', 'origin', 'main');
}

/** Says who commits, and that nothing is signed, whatever this computer's own settings say. */
export async function nameOwner(git: Git): Promise<void> {
  await git('config', 'user.name', 'The owner');
  await git('config', 'user.email', 'owner@academy.example');
  await git('config', 'commit.gpgsign', 'false');
}
