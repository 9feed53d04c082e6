// Brings what the tests need, where that asks for nobody's password, and says of the rest what to do: npm run test:install
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findFirefox, findHeadlessShell, findWebKit } from './browsers.ts';

/** Something the tests need. */
interface Need {
  readonly name: string;
  /** Throws, or finds nothing, when it is not there. */
  readonly find: () => unknown;
  /** Packages of Debian. */
  readonly packages: readonly string[];
  /** For somebody whose machine this command can't install it on. */
  readonly advice: string;
}

const needs: readonly Need[] = [
  {
    name: 'Chromium',
    find: findBrowser,
    packages: ['chromium'],
    advice:
      'Install Chromium or Chrome, or name the one you have: CHROMIUM_PATH=/path/to/chromium. Without it "npm test" skips the tests in Chromium.',
  },
  {
    name: 'Chromium’s headless shell',
    find: findHeadlessShell,
    packages: ['chromium-headless-shell'],
    advice: 'It only saves time: without it the tests take half as long again, in Chromium.',
  },
  {
    name: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr'],
    advice:
      'Install Firefox (not as a snap, which can’t be driven), or name the one you have: FIREFOX_PATH=/path/to/firefox. Without it "npm test" skips the scenarios in Firefox.',
  },
  {
    name: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    advice:
      'It is tested on Linux only. Debian, Ubuntu: sudo apt-get install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1. Without it "npm test" skips the scenarios in WebKit.',
  },
];

const isRoot = process.getuid?.() === 0;
const isDebian = existsSync('/etc/debian_version');
// Ubuntu's browsers are snaps, which root in a container can't install.
const isUbuntu = isDebian && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
const mayInstall =
  isDebian && (isRoot || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0);
let isUpdated = false;

for (const { name, find, packages, advice } of needs) {
  if (!isThere(find) && mayInstall && (name === 'WebKit' || !isUbuntu)) {
    console.error(`No ${name} found on this machine; installing it for the tests.`);
    isUpdated ||= apt('update');
    apt('install', '--yes', '--no-install-recommends', ...packages);
  }
  if (!isThere(find) && name === 'Chromium') {
    const playwright = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
    spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
  }
  console.log(isThere(find) ? `${name} is there.` : `${name} is missing. ${advice}`);
}

function isThere(find: Need['find']): boolean {
  try {
    return find() !== undefined;
  } catch {
    return false;
  }
}

function apt(...words: string[]): boolean {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words];
  const [program = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command];
  // Milliseconds; a slow mirror is no reason to wait for ever.
  const timeout = 600_000;
  const { status } = spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], timeout });
  return status === 0;
}
