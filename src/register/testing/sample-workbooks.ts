import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of sample workbooks, real files that many programs wrote; it is no part of the project. The
 * environment variable `WORKBOOKS` names it; else it is looked for beside the project, as `fixtures/workbooks`
 * of any folder.
 */
export const workbooksFolder = process.env['WORKBOOKS'] || folderBesideProject();

export const hasSampleWorkbooks = workbooksFolder !== undefined && existsSync(workbooksFolder);

export function sampleWorkbook(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(workbooksFolder ?? '', name)));
}

function folderBesideProject(): string | undefined {
  return readdirSync('..')
    .map((name) => join('..', name, 'fixtures', 'workbooks'))
    .find((folder) => existsSync(join(folder, 'MANIFEST.md')));
}
