import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const ownFolder = 'src/register/testing/workbooks';

/**
 * The folders of sample workbooks, real files that many programs wrote: the project's own, and larger ones.
 * The environment variable `WORKBOOKS` names those, else they are looked for beside the project, as
 * `fixtures/…` with a `MANIFEST.md` in it. A file of the project's own goes before one of the same name.
 */
const folders = [ownFolder, ...largerFolders()];

/** The path of each sample workbook by its name. */
const paths = new Map(
  folders
    .toReversed()
    .flatMap((folder) => filesOf(folder).map((name) => [name, join(folder, name)] as const)),
);

/** The names of all that are at hand. */
export function sampleNames(): string[] {
  return [...paths.keys()].sort();
}

/** The names of those in the project's own folder. */
export function ownSampleNames(): string[] {
  return filesOf(ownFolder).sort();
}

export function sampleWorkbook(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(paths.get(name) ?? join(ownFolder, name)));
}

/** What programs show of sample workbooks, as CSV: each with the workbook's name. */
export function shownByOthers(): { readonly name: string; readonly csv: string }[] {
  return [...paths].flatMap(([name, path]) => {
    const folder = join(dirname(path), 'expected');
    return ['excel', 'libreoffice']
      .map((program) => join(folder, `${name}.${program}.csv`))
      .filter((csv) => existsSync(csv))
      .map((csv) => ({ name, csv: readFileSync(csv, 'utf8') }));
  });
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^.].*\.(?!md$)\w+$/.test(entry.name))
    .map((entry) => entry.name);
}

function largerFolders(): string[] {
  const named = process.env['WORKBOOKS'];
  if (named) return named.split(delimiter);
  return readdirSync('..')
    .map((name) => join('..', name, 'fixtures'))
    .filter((fixtures) => existsSync(fixtures))
    .flatMap((fixtures) => readdirSync(fixtures).map((name) => join(fixtures, name)))
    .filter((folder) => existsSync(join(folder, 'MANIFEST.md')));
}
