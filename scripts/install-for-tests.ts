import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt-install.ts';
import { findBrowser, findHeadlessShell } from './find-browser.ts';
import { findFirefox, findWebKit } from './find-engines.ts';
import { findNginx } from './find-nginx.ts';

/** Something the tests need. */
interface Need {
  readonly name: string;
  /** Throws when it is not there. */
  readonly find: () => unknown;
  readonly install: () => unknown;
  /** For somebody whose machine this command can't install it on. */
  readonly advice: string;
}

const needs: readonly Need[] = [
  {
    name: 'Chromium',
    find: findBrowser,
    install: installChromium,
    advice:
      'Install Chromium or Chrome, or name the one you have: CHROMIUM_PATH=/path/to/chromium. Without it "npm test" skips the tests in Chromium.',
  },
  {
    name: 'Chromium’s headless shell',
    find: () => {
      if (findHeadlessShell() === undefined) throw new Error('there is no headless shell');
    },
    // Ubuntu has no such package.
    install: () =>
      !isUbuntu() &&
      aptInstall('headless shell of Chromium', 'the tests', ['chromium-headless-shell']),
    advice: 'It only saves time: without it the tests take half as long again, in Chromium.',
  },
  {
    name: 'nginx',
    find: () => {
      if (findNginx() === undefined) throw new Error('there is no nginx');
    },
    install: () =>
      aptInstall('nginx', 'the tests', ['nginx', 'libnginx-mod-http-brotli-static'], ['nginx']),
    advice:
      'Install nginx (macOS: brew install nginx), or name the one you have: NGINX_PATH=/path/to/nginx. Without it the tests run against "npm start".',
  },
  {
    name: 'Firefox',
    find: findFirefox,
    install: () => aptInstall('Firefox', 'the tests', ['firefox-esr']),
    advice:
      'Install Firefox (not as a snap, which can’t be driven), or name the one you have: FIREFOX_PATH=/path/to/firefox. Without it "npm test" skips the scenarios in Firefox.',
  },
  {
    name: 'WebKit',
    find: findWebKit,
    install: () =>
      aptInstall('WebKit', 'the tests', [
        'webkit2gtk-driver',
        'xvfb',
        'python3-gi',
        'gir1.2-webkit2-4.1',
      ]),
    advice:
      'It is tested on Linux only. Debian, Ubuntu: sudo apt-get install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1. Without it "npm test" skips the scenarios in WebKit.',
  },
];

/** Brings what the tests need, where that asks for nobody's password, and says of the rest what to do. */
function main() {
  for (const { name, find, install, advice } of needs) {
    if (!isThere(find)) install();
    console.log(isThere(find) ? `${name} is there.` : `${name} is missing. ${advice}`);
  }
}

function isThere(find: Need['find']): boolean {
  try {
    find();
    return true;
  } catch {
    return false;
  }
}

/** Ubuntu's `chromium` is a snap, which root in a container can't install. */
function installChromium() {
  if (!isUbuntu() && aptInstall('Chromium', 'the tests', ['chromium'])) return;
  const playwright = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
}

function isUbuntu(): boolean {
  try {
    return /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

main();
