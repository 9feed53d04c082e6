import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export const ownFolder = 'src/register/testing/workbooks';

/**
 * Folders that contain more sample workbooks and a `MANIFEST.md`. The folders are outside the project and need not
 * exist.
 */
export const largerFolders = globSync('../*/fixtures/*/MANIFEST.md').map(dirname);

/** The path of each sample workbook, by the workbook's name. The workbooks are real files from many programs. */
const paths = new Map(
  [...largerFolders, ownFolder].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^[^.].*\.(?!md$)\w+$/.test(name))
      .map((name) => [name, join(folder, name)] as const),
  ),
);

/** The names of all available workbooks. */
export function sampleNames(): string[] {
  return [...paths.keys()].sort();
}

export function sampleWorkbook(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(paths.get(name) ?? join(ownFolder, name)));
}

/**
 * Reads the CSV files in `folder`. Each file contains the texts that Excel or LibreOffice shows for the workbook
 * `name`.
 */
export function shownByOthers(folder: string): { readonly name: string; readonly csv: string }[] {
  return globSync(join(folder, 'expected/*.csv')).map((path) => ({
    name: basename(path).replace(/\.\w+\.csv$/, ''),
    csv: readFileSync(path, 'utf8'),
  }));
}
