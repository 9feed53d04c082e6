import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { PictureSize } from './checks/check-files.ts';
import { readContent, type ContentFolder, type ReadContentResult } from './read-content.ts';

/**
 * Reads and checks a content folder.
 *
 * @throws only if the folder or a file can't be read
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
    // Windows hides endings, so a text file may have the second ending `.txt`.
    const isText = /\.(ya?ml|md)(\.txt)?$/i.test(path);
    // macOS may store an accented letter in two characters (NFD). People type one character (NFC).
    const name = path.normalize('NFC');
    if (isText) files.set(name, await readFile(join(folder, path), 'utf8'));
    else if (/^(pictures|gallery|logo)\//.test(path)) {
      pictures.set(name, await pictureSize(join(folder, path)));
    }
  }
  const registerFiles = paths.filter((path) => path.startsWith('register/'));
  const registerPages: string[] = [];
  for (const path of registerFiles) {
    // Reads only the start of each file, because a register may be large.
    const start = await buffer(createReadStream(join(folder, path), { end: 1023 }));
    if (isPage(start)) registerPages.push(path);
  }
  const loaded = { files, pictures, registerFiles, registerPages };
  return { ...loaded, ...readContent(loaded) };
}

/** Matches the names of hidden files, and of files that Office and Windows create. */
const leftByOthers = /^(\.|~\$)|^(thumbs\.db|desktop\.ini)$/i;

/** Whether a file begins with markup, so that a browser might open the file as a page. */
function isPage(start: Uint8Array): boolean {
  // In UTF-16, each ASCII character has a zero byte beside it.
  const text = new TextDecoder('latin1').decode(start).replace(/^(ï»¿|ÿþ|þÿ)/, '');
  return /^[\s\0]*<\0?[!?/a-z]/i.test(text);
}

/** Decodes the whole picture, since the size stands at its beginning, even if the rest is missing. */
async function pictureSize(path: string): Promise<PictureSize> {
  try {
    const bytes = await readFile(path);
    const picture = sharp(bytes, { failOn: 'truncated' });
    const { autoOrient, format } = await picture.metadata();
    if (['jpeg', 'png', 'webp', 'svg'].includes(format)) await picture.resize(8).raw().toBuffer();
    const isFontUsed = format === 'svg' && /<text[\s>]/.test(bytes.toString());
    return { width: autoOrient.width, kind: isFontUsed ? 'svg with letters' : format };
  } catch {
    return { width: 0 };
  }
}
