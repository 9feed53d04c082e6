import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { knownFacts } from '../../../src/content/testing/known-facts.ts';
import { sampleRegister } from '../../../src/register/testing/sample-register.ts';

/**
 * A copy of the project's content with known facts, in a project of its own, for one test: whatever an owner has changed,
 * it has no faults.
 *
 * @returns the path of its folder `content`
 */
export async function soundContent(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'project-'));
  onTestFinished(() => rm(project, { recursive: true }));
  return copySoundContent(join(project, 'content'));
}

/** The same at a path of the caller's, who takes it away again; gives that path. */
export async function copySoundContent(folder: string): Promise<string> {
  await cp(join(import.meta.dirname, '../../../content'), folder, { recursive: true });
  await writeFile(join(folder, 'register/sample-register.xlsx'), sampleRegister());
  for (const [file, text] of knownFacts) await writeFile(join(folder, file), text);
  return folder;
}
