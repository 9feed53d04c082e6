import { execFile } from 'node:child_process';

/** What a command of git printed, and with which code it ended; 0 if it did what it should. */
export interface GitResult {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** Runs git in a folder, with each argument as it is: no shell reads them. */
export type Git = (...words: readonly string[]) => Promise<GitResult>;

/** Milliseconds after which a command is ended: a host may not answer. */
const patience = 2 * 60_000;

/**
 * Git in `folder`. It never waits for an answer at the terminal, which nobody reads.
 *
 * @param program as `findGit` found it
 */
export function gitIn(folder: string, program: string): Git {
  return (...words) =>
    new Promise((resolve) => {
      const options = {
        cwd: folder,
        timeout: patience,
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' },
      };
      const child = execFile(program, words, options, (error, out, errors) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        resolve({ code, out, errors: error?.killed ? `${errors}\nNo answer in time.` : errors });
      });
      child.stdin?.end();
    });
}
