import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../src/register/sealed/format.ts';
import { readKeyFile } from '../../src/register/sealed/keys.ts';
import {
  sealRegister,
  type CertificateToSeal,
  type SealedInput,
} from '../../src/register/sealed/seal.ts';
import type { OwnSite } from './own-site.ts';
import { shownDate } from '../../src/answer/shown-texts.tsx';
import { copyFolder } from './site-copies.ts';
import { test as validatorTest } from '../validator/validator-test.ts';

export { expect } from './site-test.ts';

/** The files of a sealed register by path, such as `/sealed/manifest.json`. */
type SealedFiles = ReadonlyMap<string, Buffer>;

/** Asha's ID can be guessed. Ravi's ID has the form that `npm run register:ids` makes. */
export const asha = { id: 'ITA-2024-0001', student: 'Asha', course: 'Python' };
export const ravi = { id: 'ITA-7K3M-9QXD-2FWAK', student: 'Ravi', course: 'Java' };

/** Ravi's ID with a wrong check character. */
export const mistyped = 'ITA-7K3M-9QXD-2FWA7';

/** The key and the day of the site's own edition. The page takes no other key, and no edition of an older day. */
export function builtEdition() {
  const folder = copyFolder('sealed');
  const manifest = readFileSync(join(folder, 'sealed/manifest.json'), 'utf8');
  const { date } = JSON.parse(manifest) as Manifest;
  const siteKey = readKeyFile(readFileSync(join(folder, '../register.key'), 'utf8'));
  return { siteKey, date };
}

interface SealedFixtures {
  /** Whether the certificates open only with their links. */
  readonly byLink: boolean;
  readonly files: SealedFiles;
}

/** A test of the validator of the site with `sealed: true`. */
export const test = validatorTest.extend<SealedFixtures>({
  settings: 'sealed',
  byLink: [false, { option: true }],
  files: ({ byLink }, use) => sealedFiles([asha, ravi], { link: byLink }).then(use),
  site: async ({ site, files }, use) => {
    serveSealed(site, files);
    await use(site);
  },
});

/** The day of {@link sealedFiles}, as visitors read it. */
export function sealedDay(): string {
  const { date } = builtEdition();
  return shownDate(date, '');
}

/** Seals `records` as the site's own edition was sealed, and returns the files of the sealed register. */
export async function sealedFiles(
  records: readonly Omit<CertificateToSeal, 'row'>[],
  changes: Partial<SealedInput> = {},
): Promise<SealedFiles> {
  const files = new Map<string, Buffer>();
  await sealRegister({
    publish: (path, file) => files.set(`/sealed/${path}`, Buffer.from(file)),
    ...builtEdition(),
    records: records.map((record, index) => ({ ...record, row: index + 3 })),
    lacksIds: false,
    prefixes: ['ITA'],
    link: false,
    ...changes,
  });
  return files;
}

/** From now on, serves `files` as the site's sealed register. */
export function serveSealed(site: OwnSite, files: SealedFiles): void {
  site.answerOnly(isSealed, (request, response) => {
    const file = files.get(new URL(request.url ?? '', site.address).pathname);
    response.setHeader('Cache-Control', 'no-store');
    if (file === undefined) response.writeHead(404).end('not found');
    else response.end(file);
  });
}

export function isSealed({ pathname }: URL): boolean {
  return pathname.startsWith('/sealed/');
}
