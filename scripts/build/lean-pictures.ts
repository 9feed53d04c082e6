import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { rewritePages } from '../../src/hosting/built-pages.ts';
import { hashedFolder } from '../../src/hosting/response-headers.ts';
import { nameChecksum } from './name-checksum.ts';

/**
 * Names the variants of a picture by one checksum and their widths, such as `lab-aisle.1f0c9a2e-720.avif`, and
 * leaves the originals out, which no page shows and which may tell where a photograph was taken.
 *
 * Astro gives each variant a checksum of its own. The gallery names 210, and checksums can't be compressed.
 */
export function leanPictures(): AstroIntegration {
  return {
    name: 'lean-pictures',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const names = await renamePictures(join(folder, hashedFolder));
        rewritePages(folder, (html) => withPictureNames(html, names));
      },
    },
  };
}

/**
 * Renames the pictures that Astro has written into `folder` and removes their originals; gives each new name by
 * its old one.
 *
 * @throws Error when no picture is named as Astro names them, or when two would get one name
 */
export async function renamePictures(folder: string): Promise<ReadonlyMap<string, string>> {
  // In one order on every machine, so that the same pictures have the same checksum.
  const files = readdirSync(folder).toSorted();
  const names = new Map<string, string>();
  for (const [original, variants] of Map.groupBy(files, originalOf)) {
    if (original === undefined) continue;
    const checksum = nameChecksum(...variants.map((file) => readFileSync(join(folder, file))));
    for (const file of variants) names.set(file, await shortName(folder, file, checksum));
    for (const file of files) if (file.startsWith(`${original}.`)) rmSync(join(folder, file));
  }
  if (names.size === 0) throw new Error(changed('no picture is named as before'));
  if (new Set(names.values()).size < names.size) throw new Error(changed('two would get one name'));
  for (const [file, name] of names) renameSync(join(folder, file), join(folder, name));
  return names;
}

/** The page with the new names in place of the old. */
export function withPictureNames(html: string, names: ReadonlyMap<string, string>): string {
  return html.replaceAll(variantName, (name) => names.get(name) ?? name);
}

/** The picture's name and the checksum of its original, then the checksum of the variant's settings. */
const variantName = /\b([\w-]+\.[\w-]{8})_[0-9A-Za-z]+\.(?:avif|webp|jpeg|png)\b/g;

/** Such as `lab-aisle.BHG_3Yx1`, if the file is a variant of a picture. */
function originalOf(file: string): string | undefined {
  const [match] = file.matchAll(variantName);
  return match?.[0] === file ? match[1] : undefined;
}

async function shortName(folder: string, file: string, checksum: string): Promise<string> {
  const [name, , format] = file.split('.');
  const { width } = await sharp(join(folder, file)).metadata();
  return `${name}.${checksum}-${width}.${format}`;
}

function changed(what: string): string {
  return (
    `scripts/build/lean-pictures.ts: ${what}. Look at how Astro names pictures now (assets/utils/hash.js), or take the ` +
    'integration out and raise the budgets in tests/.'
  );
}
