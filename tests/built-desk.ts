import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleDesk, type DeskFiles } from '../scripts/desk/bundle-desk.ts';
import { builtCopy } from './built-copy.ts';

/** The desk's files. They are built once for all tests, and kept until something that they are made of changes. */
export async function builtDesk(): Promise<DeskFiles> {
  const { folder } = await builtCopy('desk', import.meta.filename, async (root) => {
    for (const [path, body] of await bundleDesk()) {
      const file = join(root, 'dist', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, body);
    }
  });
  return new Map(filesIn(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

/** The paths of all files below a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}
