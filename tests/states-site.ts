import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildCopy } from '../scripts/build-copy.ts';
import { type Cell, plainSheet } from './register-file.ts';

const project = join(import.meta.dirname, '..');
const cache = join(project, 'node_modules/.cache/states-site');
const lock = join(cache, 'building');

/** Where the register of these tests has what a certificate is today: H to L of a plain sheet. */
const columns = {
  issued: 6,
  validUntil: 7,
  status: 8,
  statusSince: 9,
  replacedBy: 10,
};

/**
 * The folder of the site, built with columns for what a certificate is today, and with a prefix of IDs. It is built once
 * for all tests, whichever process they run in, and again when the built site has changed.
 */
export async function statesSite(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const root = join(cache, stamp());
  while (!existsSync(root)) {
    if (isForUs()) await build(root).finally(() => rmSync(lock, { recursive: true }));
    else await wait(500);
  }
  return join(root, 'dist');
}

/** What a certificate is today, as texts of the sheet. */
export interface StateCells {
  readonly issued?: string;
  readonly until?: string;
  readonly status?: string;
  readonly since?: string;
  readonly by?: string;
}

/** A register of these certificates by their IDs, each of Asha for Python. */
export function statesRegister(certificates: Readonly<Record<string, StateCells>>): Buffer {
  const rows = Object.entries(certificates).map(
    ([id, { issued, until, status, since, by }], index): Cell[] => [
      ...[index + 1, 'Asha', 'Python', 'A', null, id, null],
      ...[issued, until, status, since, by].map((text) => text ?? null),
    ],
  );
  return plainSheet(...rows);
}

async function build(root: string): Promise<void> {
  for (const name of readdirSync(cache).filter((entry) => entry !== 'building')) {
    rmSync(join(cache, name), { recursive: true });
  }
  const added = Object.entries(columns).map(([name, position]) => `  ${name}: ${position}\n`);
  mkdirSync(`${root}-new`);
  await buildCopy(`${root}-new`, (settings) => {
    const plain = settings.replace(/^columns:\n( .*\n)+/m, '').replace(/^address:.*$/m, '');
    return `${plain}\naddress: sample-register.xlsx\ncolumns:\n  student: 2\n  course: 3\n  id: 5\n${added.join('')}idPrefixes: [ITA]\n`;
  });
  renameSync(`${root}-new`, root);
}

/** Tells one state of what the build reads from another. */
function stamp(): string {
  const texts = ['src', 'content', 'astro.config.ts'].flatMap((name) => {
    const path = join(project, name);
    if (name.endsWith('.ts')) return [readFileSync(path)];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|astro|css|yaml)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .flatMap((file) => [Buffer.from(file), readFileSync(file)]);
  });
  return hash('sha256', Buffer.concat(texts)).slice(0, 16);
}

/** Whether it is for this process to build. */
function isForUs(): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
