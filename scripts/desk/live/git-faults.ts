import type { Told } from '../../../src/desk/live/live-state.ts';

/** Why a folder can't be published from the desk, each with what to do. */
export const gitFaults = {
  'no-git': {
    message: 'This computer has no Git, which sends changes to GitHub.',
    fix: 'Install GitHub Desktop from https://desktop.github.com, open it once, and start the desk again.',
  },
  'no-repository': {
    message: 'This folder is no Git repository.',
    fix: 'In GitHub Desktop choose File, Add local repository, choose this folder, and press “create a repository”.',
  },
  'not-main': {
    message: 'This folder is not on the branch “main”, and only that one goes online.',
    fix: 'In GitHub Desktop press Current branch, and choose main.',
  },
  'in-a-merge': {
    message: 'Two changes are being put together in this folder, and that is not finished.',
    fix: 'Open GitHub Desktop: it shows which files need a choice. Finish it there, then come back.',
  },
  'no-name': {
    message: 'Git does not know who you are, and keeps no change without a name.',
    fix: 'In GitHub Desktop choose File, Options, Git, type your name and e-mail address, and press Save.',
  },
} as const satisfies Readonly<Record<string, Told>>;

/** Why a change that was kept on this computer could not be sent. */
export const sendingFaults = {
  'no-remote': {
    message: 'This folder is not connected to GitHub yet, so nothing was sent.',
    fix: 'In GitHub Desktop press Publish repository.',
  },
  behind: {
    message:
      'GitHub has a newer change, by somebody else or from another computer, so nothing was sent.',
    fix: 'In GitHub Desktop press Fetch origin, then Pull origin. Then press Publish here again.',
  },
  'not-allowed': {
    message: 'GitHub did not let this computer send anything.',
    fix: 'In GitHub Desktop check that you are signed in (File, Options, Accounts), and press Push origin there.',
  },
  'no-network': {
    message: 'GitHub could not be reached, so nothing was sent.',
    fix: 'Check the internet connection, then press Publish again.',
  },
  'turned-down': {
    message: 'GitHub turned the change down.',
    fix: 'Send the words below to the engineer who looks after the website.',
  },
  other: {
    message: 'The change could not be sent.',
    fix: 'Open GitHub Desktop and press Push origin; it says more. If that fails too, send the words below to an engineer.',
  },
} as const satisfies Readonly<Record<string, Told>>;

/** What kept a push from reaching GitHub, told from Git's own words in English. */
export function unreachedKind(errors: string): 'no-network' | 'not-allowed' | 'other' {
  if (
    /could not resolve|unable to connect|failed to connect|network is|timed out|in time/i.test(
      errors,
    )
  ) {
    return 'no-network';
  }
  const isRefused =
    /authentication|could not read (username|password)|permission|denied|40[13]|not found/i;
  return isRefused.test(errors) ? 'not-allowed' : 'other';
}
