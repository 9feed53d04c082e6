import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The SHA-256 of each picture, in hexadecimal, by its path below the content folder. */
export async function pictureHashes(
  folder: string,
  paths: Iterable<string>,
): Promise<Map<string, string>> {
  const hashes = [...paths].map(async (path) => {
    const bytes = await readFile(join(folder, path));
    return [path, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return new Map(await Promise.all(hashes));
}
