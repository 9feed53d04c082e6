import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesHere } from '../scripts/desk/live/changes-here.ts';
import { findGit } from '../scripts/desk/live/find-git.ts';
import { gitIn } from '../scripts/desk/live/git.ts';
import { publishHere } from '../scripts/desk/live/publish-here.ts';
import { stateFile } from '../scripts/desk/state-file.ts';
import { describeChanges, proposedMessage } from '../src/desk/live/describe-changes.ts';
import { checkEdit, problemsOf } from '../src/desk/words/check-edit.ts';
import { toldProblems } from '../src/desk/words/told-problem.ts';
import { deskGroups } from '../src/desk/words/desk-files.ts';
import { deskState } from '../src/desk/words/desk-state.ts';
import { keptTexts } from '../src/desk/words/kept-texts.ts';
import { makeRepository } from './repository.ts';

/** The number that `publishNewPhone` makes the academy's first. */
export const newPhone = '+91 20 2543 0000';

/**
 * Does in a copy of the project what the owner does on the desk: opens the academy's form, changes its first number,
 * saves, and publishes, to a repository inside the copy.
 *
 * @throws Error if the desk refuses any of it
 */
export async function publishNewPhone(root: string): Promise<void> {
  const git = gitIn(root, findGit() ?? 'git');
  await makeRepository(git, 'remote.git');
  await savePhone(root);

  const { files, pictures, registerFiles } = deskState(
    await stateFile(join(root, 'content'), true),
  );
  const message = proposedMessage(describeChanges(await changesHere(git, root)));
  const problems = problemsOf({ files, pictures, registerFiles });
  const { status, told } = await publishHere(git, message, toldProblems(problems, files));
  if (status !== 'sent') throw new Error(`It was not published: ${told.message}`);
}

/** As room 1 saves a form: read and written by the file's format, and checked between. */
async function savePhone(root: string) {
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
