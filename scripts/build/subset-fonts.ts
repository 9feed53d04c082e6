import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable';
const target = 'node_modules/.cache/fonts';

const typographic = '\u00A0–—‘’“”…₹×é';

/** What a font is asked for. All other characters fall back to the device's fonts. */
export const characters = {
  /** What English text is written with. */
  text: `${printableAscii()}${typographic}•→←−™©°·`,
  /** The same without the signs of code: kerned with every letter, they were a fifth of the file. */
  headings: `${printableAscii().replaceAll(/[$*<=>@[\\\]^_`{|}~]/g, '')}${typographic}`,
};

interface FontNeeds {
  readonly characters: string;
  /** A weight, or the range of weights that a face can take on. */
  readonly wght: number | { readonly min: number; readonly max: number };
  /** OpenType layout tags, such as `kern`. */
  readonly features: string[];
}

/**
 * Writes a font file of a `@fontsource-variable` package with no more characters, weights and features than the
 * site needs, which leaves out more than half of it.
 *
 * @param file the file's path below the packages' folder, such as `figtree/files/figtree-latin-wght-normal.woff2`
 * @returns the path of the new file, from the project's root
 */
export async function subsetFontFile(
  file: string,
  { characters, wght, features }: FontNeeds,
): Promise<`./${string}`> {
  const font = await readFile(join(source, file));
  const subset = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: features,
    noHinting: true,
  });
  await mkdir(target, { recursive: true });
  const path = join(target, basename(file));
  await writeFile(path, subset);
  return `./${path.replaceAll('\\', '/')}`;
}

function printableAscii(): string {
  return String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
}
