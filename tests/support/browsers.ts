import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium's path: `CHROMIUM_PATH`, an installed browser or Playwright's own. Throws if no Chromium starts. */
export function findBrowser(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const found = find('CHROMIUM_PATH', names, chromium.executablePath());
  if (found !== undefined) return found;
  throw new Error('There is no Chromium or Chrome. "npm run test:install" installs one.');
}

/** The headless shell of Chromium saves time, but has no back-forward cache and does not prerender. */
export function findHeadlessShell(): string | undefined {
  return onPath('chromium-headless-shell', 'chrome-headless-shell').find(starts);
}

/** The path of Firefox: `FIREFOX_PATH` or an installed Firefox. Throws an error if no Firefox starts. */
export function findFirefox(): string {
  const onMac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  const found = find('FIREFOX_PATH', ['firefox-esr', 'firefox'], onMac);
  if (found === undefined) throw new Error('There is no Firefox');
  return found;
}

function find(variable: string, names: readonly string[], other: string): string | undefined {
  const named = process.env[variable];
  if (!named) return [...onPath(...names), other].find(starts);
  if (starts(named)) return named;
  throw new Error(
    `${variable} is "${named}", but no browser starts there. Correct it, or unset it.`,
  );
}

/** The paths of WebKitGTK's driver and of a virtual screen. Throws an error if a program is missing. */
export function findWebKit(): { readonly driver: string; readonly display: string } {
  const [driver] = onPath('WebKitWebDriver').filter(existsSync);
  const [display] = onPath('Xvfb').filter(existsSync);
  const window =
    'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';
  if (driver === undefined) throw new Error('There is no WebKitWebDriver');
  if (display === undefined) throw new Error('There is no Xvfb');
  // Debian's packages install WebKitGTK's bindings only for Debian's own Python.
  if (runs('/usr/bin/python3', ['-c', window])) return { driver, display };
  throw new Error('There is no WebKitGTK for Python');
}

interface Need {
  readonly name: string;
  /** Throws an error or returns nothing if the browser is missing. */
  readonly find: () => unknown;
  /** The Debian packages that contain the browser. */
  readonly packages: readonly string[];
  /** For machines on which `npm run test:install` can't install the browser. */
  readonly advice: string;
}

export const needs: readonly Need[] = [
  {
    name: 'Chromium',
    find: findBrowser,
    packages: ['chromium'],
    advice:
      'Install Chromium or Chrome, or name the one you have: CHROMIUM_PATH=/path/to/chromium.',
  },
  {
    name: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr'],
    advice:
      'Install Firefox (not as a snap, which can’t be driven), or name the one you have: FIREFOX_PATH=/path/to/firefox.',
  },
  {
    name: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    advice: 'It is tested on Linux only, with these packages of Debian and Ubuntu.',
  },
  {
    name: 'Chromium’s headless shell',
    find: findHeadlessShell,
    packages: ['chromium-headless-shell'],
    advice: 'It only saves time: without it the tests in Chromium take half as long again.',
  },
];

/** Why this machine lacks the browser, or undefined if the machine has it. */
export function reasonWithout({ name, find }: Need): string | undefined {
  try {
    return find() === undefined ? `There is no ${name}` : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Chromium's arguments, besides Playwright's own. These arguments keep Chromium from contacting Google. */
export const browserArguments: readonly string[] = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function onPath(...names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Whether a program starts. Ubuntu's `firefox`, for example, may only point to another package. */
function starts(path: string): boolean {
  // On Windows, Chrome would open a window instead of printing its version.
  return existsSync(path) && (process.platform === 'win32' || runs(path, ['--version']));
}

function runs(program: string, words: string[]): boolean {
  return spawnSync(program, words, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
