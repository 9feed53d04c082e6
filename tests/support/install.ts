// Installs the programs that the tests need, without asking for a password. Says how to get what is still missing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needs, reasonWithout } from './browsers.ts';

const isRoot = process.getuid?.() === 0;
const isDebian = existsSync('/etc/debian_version');
// Ubuntu's browsers are snaps, which can't be installed in a container.
const isUbuntu = isDebian && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
const mayInstall =
  isDebian && (isRoot || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0);
let isUpdated = false;

for (const need of needs) {
  const { name, packages, advice } = need;
  const isMissing = () => reasonWithout(need) !== undefined;
  if (isMissing() && mayInstall && (name === 'WebKit' || !isUbuntu)) {
    console.error(`No ${name} found on this machine; installing it for the tests.`);
    isUpdated ||= apt('update');
    apt('install', '--yes', '--no-install-recommends', ...packages);
  }
  if (isMissing() && name === 'Chromium') {
    const playwright = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
    spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
  }
  const what = `${name} is missing. ${advice} (Debian: ${packages.join(' ')}) Without it "npm test" skips its tests.`;
  console.log(isMissing() ? what : `${name} is there.`);
}

function apt(...words: string[]): boolean {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words];
  const [program = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command];
  const timeout = 600_000;
  const { status } = spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], timeout });
  return status === 0;
}
