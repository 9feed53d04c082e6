import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskFiles } from '../scripts/desk/bundle-desk.ts';
import { copyFolder } from './site-copies.ts';

/** The desk's files, as the copy of the site that publishes it has them. */
export function builtDesk(): DeskFiles {
  const folder = copyFolder('changed');
  const paths = filesIn(folder).filter((path) => isOfDesk(path) && path !== 'desk/state.json');
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

/** Whether a file of the built site, by its path, belongs to the owner's desk. */
export function isOfDesk(path: string): boolean {
  return /^desk([/.]|$)/.test(path);
}

/** The paths of all files below a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}
