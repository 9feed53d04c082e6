import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files into `folder`, each with its path below that folder. */
export async function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, bytes: string | Uint8Array]>,
): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}
