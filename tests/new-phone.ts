import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFile } from '../scripts/desk/state-file.ts';
import { checkEdit } from '../src/desk/words/check-edit.ts';
import { deskGroups } from '../src/desk/words/desk-files.ts';
import { deskState } from '../src/desk/words/desk-state.ts';
import { keptTexts } from '../src/desk/words/kept-texts.ts';

/** The number that `saveNewPhone` makes the academy's first. */
export const newPhone = '+91 20 2543 0000';

/**
 * Does in a copy of the project what the owner does on the desk: opens the academy's form, changes its first number, and
 * saves.
 *
 * @throws Error if the desk refuses it
 */
export async function saveNewPhone(root: string) {
  const file = 'academy.yaml';
  const place = join(root, 'content', file);
  const known = deskGroups().flatMap((group) => group.files);
  const form = known.find((other) => other.file === file)?.form;
  if (!form) throw new Error('The desk has no form for the academy.');
  const kept = keptTexts(form, file);
  const before = deskState(await stateFile(join(root, 'content'), true));
  const shown = kept.read(readFileSync(place, 'utf8'));
  const phones: unknown[] = Array.isArray(shown['phones']) ? shown['phones'] : [];
  const changed = { ...shown, phones: [newPhone, ...phones.slice(1)] };
  const after = { ...before, files: new Map([...before.files, [file, kept.preview(changed)]]) };
  const { refused } = checkEdit(before, after, file);
  if (refused[0]) throw new Error(refused[0].message);
  writeFileSync(place, kept.write(changed));
}
