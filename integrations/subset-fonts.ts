import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable';
const target = 'node_modules/.cache/fonts';

const typographic = '\u00A0–—‘’“”…é';

/**
 * The characters in the site's fonts. They are few, because every page waits for the fonts. Browsers show any other
 * character in a font of the device.
 */
export const characters = {
  text: `${printableAscii().replaceAll(/[\\^`{|}~]/g, '')}${typographic}©°·`,
  /** Without symbols of program code. */
  headings: `${printableAscii().replaceAll(/[$*<=>@[\\\]^_`{|}~]/g, '')}${typographic}`,
};

/**
 * Copies a `@fontsource-variable` font file with only the needed characters, weights and features.
 *
 * @param file below the packages' folder, such as `figtree/files/figtree-latin-wght-normal.woff2`
 * @param needs the characters; the weight, or the range of weights; and OpenType layout tags, such as `kern`
 * @returns the path of the copy, from the project's root
 */
export async function subsetFontFile(
  file: string,
  needs: { characters: string; wght: number | { min: number; max: number }; features: string[] },
): Promise<`./${string}`> {
  const font = await readFile(join(source, file));
  const subset = await subsetFont(font, needs.characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: needs.wght },
    keepFeatures: needs.features,
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
