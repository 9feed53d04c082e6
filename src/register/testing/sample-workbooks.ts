import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of sample workbooks, real files that many programs wrote; it is no part of the project. */
export const workbooksFolder = process.env['WORKBOOKS'] || '../shared/fixtures/workbooks';

export const hasSampleWorkbooks = existsSync(workbooksFolder);

export function sampleWorkbook(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(workbooksFolder, name)));
}
