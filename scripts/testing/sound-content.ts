import { join } from 'node:path';
import sharp from 'sharp';
import { knownContent } from '../../src/content/testing/known-content.ts';
import { knownLogo } from '../../src/content/testing/known-facts.ts';
import { temporaryFolder } from '../../src/content/testing/temporary-folder.ts';
import { writeFiles } from '../../src/content/testing/write-files.ts';
import { readToInspect } from '../../src/register/inspection/inspect-register.ts';
import { sampleRegister } from '../../src/register/testing/sample-register.ts';

const teal = { width: 1280, height: 10, channels: 3, background: 'teal' } as const;
const picture = await sharp({ create: teal }).jpeg().toBuffer();
const register = sampleRegister();
const { remembered } = (await readToInspect(register)).inspect({ courses: [] });

/**
 * Makes a project's folder for one test, with content that has no faults.
 *
 * @returns the path of the project's folder `content`
 */
export function soundContent(): Promise<string> {
  return copySoundContent(join(temporaryFolder(), 'content'));
}

/** Writes the content of `soundContent` into `folder`. The caller deletes the folder. */
export async function copySoundContent(folder: string): Promise<string> {
  await writeFiles(folder, [
    ...knownContent.files,
    ...[...knownContent.pictures.keys()].map(
      (path) => [path, path.startsWith('logo/') ? knownLogo : picture] as const,
    ),
    ['register/sample-register.xlsx', register],
    ['confirmed-rows.txt', remembered],
  ]);
  return folder;
}
