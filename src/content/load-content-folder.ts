import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import sharp from 'sharp';
import type { PictureSize, PictureSizes } from './checks/check-pictures.ts';
import { picturePath } from './schemas/text.ts';

/** The content as it stands on disk, in the shape that `readContent` takes. */
export interface ContentFolder {
  readonly files: ReadonlyMap<string, string>;
  readonly pictures: PictureSizes;
  readonly registerFiles: readonly string[];
}

/** Reads a content folder; throws only if the folder or a file in it can't be read. */
export async function loadContentFolder(folder: string): Promise<ContentFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted();
  const textPaths = paths.filter((path) => ['.yaml', '.yml', '.md'].includes(extname(path)));
  const picturePaths = paths.filter((path) => picturePath.safeParse(path).success);
  const files = textPaths.map(
    async (path) => [path, await readFile(join(folder, path), 'utf8')] as const,
  );
  const pictures = picturePaths.map(
    async (path) => [path, await pictureSize(join(folder, path))] as const,
  );
  return {
    files: new Map(await Promise.all(files)),
    pictures: new Map(await Promise.all(pictures)),
    registerFiles: paths.filter((path) => path.startsWith('register/')),
  };
}

async function pictureSize(path: string): Promise<PictureSize> {
  try {
    const { width, height } = (await sharp(path).metadata()).autoOrient;
    return { width, height };
  } catch {
    return { width: 0, height: 0 };
  }
}
