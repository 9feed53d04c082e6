import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import type { PictureSize } from './checks/check-files.ts';
import { readContent, type ContentFolder, type ReadContentResult } from './read-content.ts';

/**
 * Reads and checks a content folder: the one way in for the build, the commands and the tests.
 *
 * @throws only if the folder or a file in it can't be read
 */
export async function loadContent(folder: string): Promise<ContentFolder & ReadContentResult> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !leftByOthers.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted();
  const files = new Map<string, string>();
  const pictures = new Map<string, PictureSize>();
  for (const path of paths) {
    // Windows hides endings, and so a text may have one too many.
    const isText = /\.(ya?ml|md)(\.txt)?$/i.test(path);
    // macOS may take letters and their accents apart (NFD) in the names of files; people type them as one (NFC).
    const name = path.normalize('NFC');
    if (isText) files.set(name, await readFile(join(folder, path), 'utf8'));
    else if (/^(pictures|gallery)\//.test(path)) {
      pictures.set(name, await pictureSize(join(folder, path)));
    }
  }
  const registerFiles = paths.filter((path) => path.startsWith('register/'));
  const loaded = { files, pictures, registerFiles };
  return { ...loaded, ...readContent(loaded) };
}

/** Files that macOS, Office and Windows create by themselves. `.gitignore` lists the same ones. */
const leftByOthers = /^(\.|~\$)|^(thumbs\.db|desktop\.ini)$/i;

async function pictureSize(path: string): Promise<PictureSize> {
  try {
    const { autoOrient, format } = await sharp(await readFile(path)).metadata();
    return { width: autoOrient.width, kind: format };
  } catch {
    return { width: 0 };
  }
}
