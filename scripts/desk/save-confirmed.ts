import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseContentFiles } from '../../src/content/files/content-files.ts';
import { parseYamlFile } from '../../src/content/files/parse-yaml-file.ts';
import { registerSchema } from '../../src/content/schemas/register.ts';
import type { SavedConfirmed } from '../../src/desk/register/save-confirmed.ts';
import { rememberedFile, rememberedText } from '../register/site-register.ts';

/** The text of the file of remembered rows; undefined if nothing was ever confirmed. */
export function confirmedRows(
  { files }: { readonly files: ReadonlyMap<string, string> },
  folder: string,
): Promise<string | undefined> {
  const { value } = parseContentFiles(files).register;
  return rememberedText(rememberedFile({ sealed: value?.sealed }, folder));
}

/**
 * Writes what the owner confirmed on the desk into the content folder.
 *
 * @returns false if the settings have changed since the desk read them; then nothing is written
 */
export async function saveConfirmed(
  { before, settings, rows }: SavedConfirmed,
  folder: string,
): Promise<boolean> {
  const file = join(folder, 'register.yaml');
  if ((await readFile(file, 'utf8')) !== before) return false;
  const { value, problems } = parseYamlFile('register.yaml', settings, registerSchema);
  if (value === undefined) throw new Error(`not saved: ${problems[0]?.message ?? 'no settings'}`);
  await writeFile(rememberedFile(value, folder), rows);
  await writeFile(file, settings);
  return true;
}
