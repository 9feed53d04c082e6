import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export const ownFolder = 'src/spreadsheet/testing/workbooks';

/** Folders with more sample workbooks. They are outside the project and need not exist. */
export const largerFolders = globSync('../*/fixtures/*/MANIFEST.md').map(dirname);

/** The paths of real files from many programs, by name. */
const paths = new Map(
  [...largerFolders, ownFolder].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^[^.].*\.(?!md$)\w+$/.test(name))
      .map((name) => [name, join(folder, name)] as const),
  ),
);

export function sampleNames(): string[] {
  return [...paths.keys()].sort();
}

export function sampleWorkbook(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(paths.get(name) ?? join(ownFolder, name)));
}

/** The texts that Excel or LibreOffice shows for each workbook in `folder`, as CSV. */
export function shownByOthers(folder: string): { readonly name: string; readonly csv: string }[] {
  return globSync(join(folder, 'expected/*.csv')).map((path) => ({
    name: basename(path).replace(/\.\w+\.csv$/, ''),
    csv: readFileSync(path, 'utf8'),
  }));
}
