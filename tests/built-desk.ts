import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskFiles } from '../scripts/desk/bundle-desk.ts';
import { copyFolder } from './site-copies.ts';

/** The desk's files, which are built before the tests. */
export function builtDesk(): DeskFiles {
  const folder = copyFolder('desk');
  return new Map(filesIn(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

/** The paths of all files below a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}
