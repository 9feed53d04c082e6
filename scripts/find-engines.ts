import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What WebKitGTK is tested with: its driver, a screen that nobody sees, and a Python that can open its window. */
export interface WebKit {
  readonly driver: string;
  readonly display: string;
}

/** Debian's own Python, since its packages bring WebKitGTK's bindings to that one only. */
const python = '/usr/bin/python3';

/**
 * The Firefox of this machine: the one that `FIREFOX_PATH` names, else an installed one.
 *
 * @throws Error when there is none
 */
export function findFirefox(): string {
  const named = process.env['FIREFOX_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`FIREFOX_PATH is "${named}", but there is no such file.`);
  }
  const places = [
    onPath('firefox-esr'),
    onPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  const found = places.find((path) => path !== undefined && starts(path));
  if (found === undefined) throw new Error('There is no Firefox (Debian: firefox-esr)');
  return found;
}

/**
 * The WebKitGTK of this machine.
 *
 * @throws Error naming all that is missing of it
 */
export function findWebKit(): WebKit {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const missing = [
    ...(driver === undefined ? ['WebKitWebDriver (Debian: webkit2gtk-driver)'] : []),
    ...(display === undefined ? ['Xvfb (Debian: xvfb)'] : []),
    ...(hasBindings() ? [] : ['WebKitGTK for Python (Debian: python3-gi gir1.2-webkit2-4.1)']),
  ];
  if (driver === undefined || display === undefined || missing.length > 0) {
    throw new Error(`There is no ${missing.join(', no ')}`);
  }
  return { driver, display };
}

function hasBindings(): boolean {
  const script =
    'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';
  return existsSync(python) && run(python, ['-c', script]);
}

/** Ubuntu's `firefox` may be a mere hint at a snap. */
function starts(path: string): boolean {
  return existsSync(path) && run(path, ['--version']);
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
