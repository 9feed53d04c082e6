import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The program `git`: the one that is installed, or else the one inside GitHub Desktop; undefined if there is none. */
export function findGit(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return ['git', ...insideGitHubDesktop(env)].find((program) => runs(program, env));
}

function insideGitHubDesktop(env: NodeJS.ProcessEnv): string[] {
  const windows = join(env['LOCALAPPDATA'] ?? '', 'GitHubDesktop');
  const versions = env['LOCALAPPDATA'] && existsSync(windows) ? readdirSync(windows) : [];
  return [
    ...versions
      .filter((name) => name.startsWith('app-'))
      .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => join(windows, name, 'resources/app/git/cmd/git.exe')),
    '/Applications/GitHub Desktop.app/Contents/Resources/app/git/bin/git',
  ];
}

function runs(program: string, env: NodeJS.ProcessEnv): boolean {
  try {
    execFileSync(program, ['--version'], { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
