import { type OwnSite, withOwnSite } from './own-site.ts';
import { sealedFiles, serveSealed, type SealedFiles } from './sealed-register.ts';
import { copyFolder } from './site-copies.ts';
import { ValidatorPage } from './validator-page.ts';
import { test as validatorTest } from './validator-test.ts';

export { expect } from './site-test.ts';

/** The register of these tests: one with an ID of an older kind, and one with an ID that `register:ids` made. */
export const asha = { id: 'ITA-2024-0001', student: 'Asha', course: 'Python' };
export const ravi = { id: 'ITA-7K3M-9QXD-2FWAK', student: 'Ravi', course: 'Java' };

/** An ID of the academy's form with a wrong check character. */
export const mistyped = 'ITA-7K3M-9QXD-2FWA7';

/** A test of the validator of the site that is built with `sealed: true`. */
export const test = validatorTest.extend<{ readonly site: OwnSite; readonly files: SealedFiles }>({
  site: ({}, use) => withOwnSite(copyFolder('sealed'), use),
  settings: 'sealed',
  baseURL: ({ site }, use) => use(site.address),
  files: async ({}, use) => use(await sealedFiles([asha, ravi])),
  validator: async ({ page, site, files }, use) => {
    serveSealed(site, files);
    await use(new ValidatorPage(page));
  },
});

/** The files of the sealed register that were asked for, in their order. */
export function sealedPaths({ asked }: OwnSite): string[] {
  return asked.filter((path) => path.startsWith('/sealed/'));
}
