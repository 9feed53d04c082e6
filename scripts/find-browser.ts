import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * The path of a Chromium that starts on this machine: the one that `CHROMIUM_PATH` names, else an installed
 * Chromium or Chrome, else Playwright's own.
 *
 * @throws Error saying what to do, when there is none
 */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (starts(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is "${named}", but no browser starts there. Correct it, or unset it.`,
    );
  }
  const found = installedBrowser();
  if (found !== undefined) return found;
  throw new Error(
    'There is no Chromium or Chrome. Install one with "npm run test:install", or name the one you have: CHROMIUM_PATH=/path/to/chromium',
  );
}

/**
 * Chromium's headless shell, if this machine has one. It shows pages as Chromium does, but has no window around them,
 * which makes opening a page half the work. It has no back-forward cache and makes no page ready in advance.
 */
export function findHeadlessShell(): string | undefined {
  return onPath('chromium-headless-shell', 'chrome-headless-shell').find(
    (path) => existsSync(path) && starts(path),
  );
}

/**
 * What Chromium would do besides showing pages: keep a second page ready under the address bar of each new window,
 * which takes a quarter of the tests' processor time, and ask its maker things. It takes the last of several such
 * lists, so this one stands in place of Playwright's.
 */
const idleFeatures = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'AimEnabled',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
];

/** What Chromium is started with, beyond what Playwright adds: no talking to its maker, and as root no sandbox. */
export const browserArguments: readonly string[] = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${idleFeatures.join(',')}`,
  ...(isRoot() ? ['--no-sandbox'] : []),
];

function installedBrowser(): string | undefined {
  return [...onPath(...browserNames), ...usualPlaces(), chromium.executablePath()].find(
    (path) => existsSync(path) && starts(path),
  );
}

const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(...names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].flatMap((name) =>
      ['', process.env['HOME'] ?? ''].map(
        (home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  }
  if (process.platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .map((name) => process.env[name])
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(folder, 'Chromium', 'Application', 'chrome.exe'),
      ]);
  }
  return [];
}

/** Whether a browser is there; Ubuntu's `chromium-browser`, say, may be a mere hint at another package. */
function starts(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows, Chrome would open a window instead of printing its version.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
