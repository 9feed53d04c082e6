import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import type { PictureSize, PictureSizes } from './checks/check-files.ts';
import { formatProblems } from './problems/problem.ts';
import { readContent, type ReadContentResult } from './read-content.ts';
import { registerSchema, type RegisterSettings } from './schemas/register.ts';
import { parseYamlFile } from './yaml/parse-yaml-file.ts';

/**
 * Reads and checks a content folder: the one way in for the build, the commands and the tests.
 *
 * @throws only if the folder or a file in it can't be read
 */
export async function loadContent(folder: string): Promise<ContentFolder & ReadContentResult> {
  const loaded = await loadContentFolder(folder);
  return { ...loaded, ...readContent(loaded.files, loaded.pictures, loaded.registerFiles) };
}

/**
 * The settings of the register alone, for what needs nothing else of the content.
 *
 * @throws with every fault of `register.yaml`, where it has any
 */
export function registerSettings(folder: string): RegisterSettings {
  const file = 'register.yaml';
  const text = readFileSync(join(folder, file), 'utf8');
  const { value, problems } = parseYamlFile(file, text, registerSchema);
  if (value) return value;
  throw new Error(formatProblems(problems, new Map([[file, text]])));
}

/** The content as it is on disk, in the shape that `readContent` takes. */
export interface ContentFolder {
  readonly files: ReadonlyMap<string, string>;
  readonly pictures: PictureSizes;
  readonly registerFiles: readonly string[];
}

/** Files that macOS, Office and Windows create by themselves. `.gitignore` lists the same ones. */
const leftByOthers = /^(\.|~\$)|^(thumbs\.db|desktop\.ini)$/i;

/** Reads a content folder; throws only if the folder or a file in it can't be read. */
export async function loadContentFolder(folder: string): Promise<ContentFolder> {
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
    if (isText) files.set(path, await readFile(join(folder, path), 'utf8'));
    else if (/^(pictures|gallery)\//.test(path)) {
      pictures.set(path, await pictureSize(join(folder, path)));
    }
  }
  return { files, pictures, registerFiles: paths.filter((path) => path.startsWith('register/')) };
}

async function pictureSize(path: string): Promise<PictureSize> {
  try {
    const { autoOrient, format } = await sharp(await readFile(path)).metadata();
    return { width: autoOrient.width, height: autoOrient.height, kind: format };
  } catch {
    return { width: 0, height: 0 };
  }
}
