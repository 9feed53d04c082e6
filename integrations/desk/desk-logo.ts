import { join } from 'node:path';
import { parseYamlFile } from '../../src/content/files/parse-yaml-file.ts';
import { academySchema } from '../../src/content/schemas/academy.ts';
import type { StateFile } from '../../src/desk/words/desk-state.ts';
import { drawLogo, readLogo } from '../../src/logo/draw-logo.ts';

/** The academy's logo for printed certificates, large enough for the seal at 600 dots an inch. */
export async function deskLogo(content: string, { files }: Pick<StateFile, 'files'>) {
  const text = new Map(files).get('academy.yaml') ?? '';
  const { value } = parseYamlFile('academy.yaml', text, academySchema);
  return drawLogo(await readLogo(join(content, value?.logo ?? '')), { size: 600 });
}
