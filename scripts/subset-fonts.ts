import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable';
const target = 'node_modules/.cache/fonts';

/** The characters that the site's English text is set in; all others fall back to the device's fonts. */
const characters = [range(0x20, 0x7e), range(0xa0, 0xff), '–—‘’“”•…₹→←×−™'].join('');

/**
 * Writes a font file of a `@fontsource-variable` package with no more characters than the site needs.
 *
 * @param file the file's path below the packages' folder, such as `figtree/files/figtree-latin-wght-normal.woff2`
 * @returns the path of the new file, from the project's root
 */
export async function subsetFontFile(file: string): Promise<`./${string}`> {
  const font = await readFile(join(source, file));
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2' });
  await mkdir(target, { recursive: true });
  const path = join(target, basename(file));
  await writeFile(path, subset);
  return `./${path.replaceAll('\\', '/')}`;
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
