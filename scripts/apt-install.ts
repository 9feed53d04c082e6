import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Milliseconds; a slow mirror is no reason to wait for ever. */
const patience = 10 * 60_000;

/**
 * Installs a program on Debian or Ubuntu, but only where that asks for nobody's password: as root, or where sudo
 * wants none.
 *
 * @param purpose what it is for, as in "installing it for the tests"
 * @param choices lists of packages, of which the first that can be installed will do
 * @returns whether one of them is installed now
 */
export function aptInstall(program: string, purpose: string, ...choices: string[][]): boolean {
  if (!existsSync('/etc/debian_version') || !mayInstall()) return false;
  console.error(`No ${program} found on this machine; installing it for ${purpose}.`);
  return (
    updateOnce() &&
    choices.some((packages) => apt('install', '--yes', '--no-install-recommends', ...packages))
  );
}

let isUpdated = false;

function updateOnce(): boolean {
  isUpdated ||= apt('update');
  return isUpdated;
}

function mayInstall(): boolean {
  return isRoot() || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
}

function apt(...words: string[]): boolean {
  // In runlevel 1 the installation starts no service, such as nginx (invoke-rc.d(8)).
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', ...words];
  const [program = '', ...rest] = isRoot() ? command : ['sudo', '-n', ...command];
  const { status, stderr } = spawnSync(program, rest, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: patience,
  });
  if (status !== 0) console.error(stderr);
  return status === 0;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
