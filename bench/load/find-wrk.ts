import { spawnSync } from 'node:child_process';
import { aptInstall } from '../../scripts/apt-install.ts';

/**
 * The `wrk` of this machine: the one that `WRK_PATH` names, else the one on the path, else, for root on Debian
 * or Ubuntu, a newly installed one.
 *
 * @throws Error saying what to do, when there is none and none can be installed
 */
export function findWrk(): string {
  const named = process.env['WRK_PATH'];
  if (named) {
    if (starts(named)) return named;
    throw new Error(`WRK_PATH is "${named}", but no wrk starts there. Correct it, or unset it.`);
  }
  if (starts('wrk')) return 'wrk';
  if (aptInstall('wrk', 'the benchmark', ['wrk']) && starts('wrk')) return 'wrk';
  throw new Error(
    [
      'The load is made by wrk, and none could be installed. Do one of these:',
      '  - install it (Debian, Ubuntu: sudo apt-get install wrk; macOS: brew install wrk), or',
      '  - name the one you have: WRK_PATH=/path/to/wrk npm run bench:load',
    ].join('\n'),
  );
}

/** It tells its version with exit code 1. */
function starts(path: string): boolean {
  const { error, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  return error === undefined && stdout.startsWith('wrk ');
}
