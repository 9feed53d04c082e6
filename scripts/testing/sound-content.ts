import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { knownContent } from '../../src/content/testing/known-content.ts';
import { sampleRegister } from '../../src/register/testing/sample-register.ts';

/**
 * Makes a project's folder for one test, with content that has no faults.
 *
 * @returns the path of the project's folder `content`
 */
export async function soundContent(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'project-'));
  onTestFinished(() => rm(project, { recursive: true }));
  return copySoundContent(join(project, 'content'));
}

/** Writes the content of `soundContent` into `folder`. The caller deletes the folder. */
export async function copySoundContent(folder: string): Promise<string> {
  const picture = await sharp({
    create: { width: 1280, height: 720, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer();
  const files = new Map<string, string | Uint8Array>([
    ...knownContent.files,
    ...[...knownContent.pictures.keys()].map((path) => [path, picture] as const),
    ['register/sample-register.xlsx', sampleRegister()],
  ]);
  for (const [file, bytes] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
  }
  return folder;
}
