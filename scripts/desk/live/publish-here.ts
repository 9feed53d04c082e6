import type { PublishOutcome, Told } from '../../../src/desk/live/live-state.ts';
import type { ToldProblem } from '../../../src/desk/words/told-problem.ts';
import { unsentCommits } from './changes-here.ts';
import { gitFaults, sendingFaults, unreachedKind } from './git-faults.ts';
import type { Git, GitResult } from './git.ts';

/**
 * Commits what is changed below `content/`, and nothing else, and sends it where the folder is connected to GitHub.
 * What can't be sent stays committed on this computer.
 *
 * @param problems what the check finds now; with one, nothing is done
 */
export async function publishHere(
  git: Git,
  message: string,
  problems: readonly ToldProblem[],
): Promise<PublishOutcome> {
  if (problems.length > 0) return refused(faultyContent, problems);
  const hindrance = await hindranceIn(git);
  if (hindrance) return refused(hindrance);
  const { out: changed } = await git('status', '--porcelain', '-z', '--', 'content');
  if (changed === '' && (await unsentCommits(git)) === 0 && (await hasUpstream(git))) {
    return refused({ message: 'There is nothing to publish: GitHub has it all.', fix: '' });
  }
  if (changed !== '') {
    if (message.trim() === '') return refused(noMessage);
    const failed = await commitContent(git, message.trim());
    if (failed) return refused(failed);
  }
  return sent(git);
}

/** Why nothing can be committed in this folder. */
export async function hindranceIn(git: Git): Promise<Told | undefined> {
  const [inside, merge, branch, name] = await Promise.all([
    git('rev-parse', '--is-inside-work-tree'),
    git('rev-parse', '--quiet', '--verify', 'MERGE_HEAD'),
    git('symbolic-ref', '--short', '--quiet', 'HEAD'),
    git('var', 'GIT_COMMITTER_IDENT'),
  ]);
  if (inside.code !== 0) return withDetails(gitFaults['no-repository'], inside);
  if (merge.code === 0) return gitFaults['in-a-merge'];
  if (branch.out.trim() !== 'main') return gitFaults['not-main'];
  return name.code === 0 ? undefined : gitFaults['no-name'];
}

const faultyContent: Told = {
  message: 'The check finds a fault, and would keep the site from going online.',
  fix: 'Correct what is listed below, then press Publish again.',
};

const noMessage: Told = {
  message: 'It is not said what was changed.',
  fix: 'Type it in a few words, such as “New phone number”.',
};

async function commitContent(git: Git, message: string): Promise<Told | undefined> {
  const added = await git('add', '--all', '--', 'content');
  const made =
    added.code === 0
      ? await git(
          'commit',
          '--quiet',
          '--cleanup=whitespace',
          '--only',
          '-m',
          message,
          '--',
          'content',
        )
      : added;
  if (made.code === 0) return undefined;
  const told = {
    message: 'Git could not keep the change. Your files are as you saved them.',
    fix: 'Close other programs that use this folder, and press Publish again. If it stays, send the words below to an engineer.',
  };
  return withDetails(told, made);
}

async function sent(git: Git): Promise<PublishOutcome> {
  const remotes = await git('remote');
  if (remotes.out.trim() === '') return kept(sendingFaults['no-remote']);
  const where = (await hasUpstream(git)) ? [] : ['--set-upstream', firstOf(remotes.out), 'main'];
  const pushed = await git('push', '--porcelain', ...where);
  if (pushed.code === 0) {
    return {
      status: 'sent',
      told: { message: 'Sent. GitHub now tests it. It goes online if no sample is left.', fix: '' },
    };
  }
  const isAnswered = /^!/m.test(pushed.out);
  if (!isAnswered) return kept(withDetails(sendingFaults[unreachedKind(pushed.errors)], pushed));
  await git('fetch', '--quiet');
  const { out: missing } = await git('rev-list', '--count', 'HEAD..@{upstream}');
  if (Number(missing) > 0) return kept(sendingFaults.behind);
  return kept(withDetails(sendingFaults['turned-down'], pushed));
}

async function hasUpstream(git: Git): Promise<boolean> {
  return (await git('rev-parse', '--verify', '--quiet', '@{upstream}')).code === 0;
}

function firstOf(lines: string): string {
  const names = lines.split('\n').filter(Boolean);
  return names.includes('origin') ? 'origin' : (names[0] ?? 'origin');
}

function kept(told: Told): PublishOutcome {
  const message = `${told.message} Nothing is lost: the change is kept on this computer.`;
  return { status: 'kept', told: { ...told, message } };
}

function refused(told: Told, problems?: readonly ToldProblem[]): PublishOutcome {
  return { status: 'refused', told, ...(problems ? { problems } : {}) };
}

function withDetails(told: Told, { out, errors }: GitResult): Told {
  const details = `${errors}\n${out}`.trim();
  return details === '' ? told : { ...told, details };
}
