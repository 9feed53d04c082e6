import { join } from 'node:path';
import { parseContentFiles } from '../../src/content/files/content-files.ts';
import type { StateFile } from '../../src/desk/words/desk-state.ts';
import { drawLogo, readLogo } from '../../src/logo/draw-logo.ts';

/** The academy's logo for printed certificates, large enough for the seal at 600 dots an inch. */
export async function deskLogo(content: string, { files }: Pick<StateFile, 'files'>) {
  const { academy } = parseContentFiles(new Map(files));
  return drawLogo(await readLogo(join(content, academy.value?.logo ?? '')), { size: 600 });
}
