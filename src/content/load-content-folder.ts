import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import type { PictureSize, PictureSizes } from './checks/check-pictures.ts';

/** The content as it is on disk, in the shape that `readContent` takes. */
export interface ContentFolder {
  readonly files: ReadonlyMap<string, string>;
  readonly pictures: PictureSizes;
  readonly registerFiles: readonly string[];
}

/** What macOS, Office and Windows leave in folders unasked. `.gitignore` names the same. */
const leftByOthers = /^(\.|~\$)|^(thumbs\.db|desktop\.ini)$/i;

/** Reads a content folder; throws only if the folder or a file in it can't be read. */
export async function loadContentFolder(folder: string): Promise<ContentFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !leftByOthers.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted();
  // Windows hides endings, and so a text may have one too many.
  const textPaths = paths.filter((path) => /\.(ya?ml|md)(\.txt)?$/i.test(path));
  const picturePaths = paths.filter(
    (path) => /^(pictures|gallery)\//.test(path) && !textPaths.includes(path),
  );
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
  const bytes = await readFile(path);
  // ISO 14496-12: a box `ftyp`, then the brand. iPhones write these.
  const isHeic = /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
  if (bytes.length === 0 || isHeic) return { width: 0, height: 0, kind: isHeic ? 'heic' : 'empty' };
  try {
    const { autoOrient, format } = await sharp(bytes).metadata();
    return { width: autoOrient.width, height: autoOrient.height, kind: format };
  } catch {
    return { width: 0, height: 0 };
  }
}
