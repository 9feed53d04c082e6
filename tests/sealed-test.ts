import type { Page } from '@playwright/test';
import type { SealedFaultKind } from '../src/register/faults.ts';
import { BatchPage } from './batch-page.ts';
import { validator as words } from './content-words.ts';
import { type OwnSite, withOwnSite } from './own-site.ts';
import { manifestPath, sealedFiles, serveSealed, type SealedFiles } from './sealed-register.ts';
import { copyFolder } from './site-copies.ts';
import { expect, test as siteTest } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

export { expect } from './site-test.ts';

/** The register of these tests: one with an ID of an older kind, and one with an ID that `register:ids` made. */
export const asha = { id: 'ITA-2024-0001', student: 'Asha', course: 'Python' };
export const ravi = { id: 'ITA-7K3M-9QXD-2FWAK', student: 'Ravi', course: 'Java' };

interface SealedFixtures {
  readonly site: OwnSite;
  readonly files: SealedFiles;
  readonly validator: ValidatorPage;
  readonly batch: BatchPage;
}

/** A test of the validator of the site that is built with `sealed: true`. */
export const test = siteTest.extend<SealedFixtures>({
  site: ({}, use) => withOwnSite(copyFolder('sealed'), use),
  settings: 'sealed',
  baseURL: ({ site }, use) => use(site.address),
  files: async ({}, use) => use(await sealedFiles([asha, ravi])),
  validator: async ({ page, site, files }, use) => {
    serveSealed(site, files);
    await use(new ValidatorPage(page));
  },
  batch: ({ validator: { page } }, use) => use(new BatchPage(page)),
});

/** The register can't be read for this reason: it is told, with whom to ask. */
export async function expectFault(validator: ValidatorPage, kind: SealedFaultKind) {
  await validator.expectFailure(words.sealed.faults[kind].visitor);
  await expect(validator.page.getByRole('main')).toContainText(words.failed.contact);
}

/** With these files served again, "Try again" gives the answer. */
export async function expectRecovery(
  { site, validator }: Pick<SealedFixtures, 'site' | 'validator'>,
  files: SealedFiles,
  student: string,
) {
  serveSealed(site, files);
  await validator.tryAgain.click();
  await expect(validator.result).toContainText(student);
}

/** The files of the sealed register that were asked for, in their order. */
export function sealedPaths({ asked }: OwnSite): string[] {
  return asked.filter((path) => path.startsWith('/sealed/'));
}

/** How often the manifest was asked for. */
export function manifests({ asked }: OwnSite): number {
  return asked.filter((path) => path === manifestPath).length;
}

/** Counts from the next page on how often the slow step is taken; gives what tells the number. */
export async function countDerivations(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { subtle } = crypto;
    const derive = subtle.deriveBits.bind(subtle);
    subtle.deriveBits = (algorithm, ...rest) => {
      if (typeof algorithm === 'object' && algorithm.name === 'PBKDF2') performance.mark('derived');
      return derive(algorithm, ...rest);
    };
  });
  return () => page.evaluate(() => performance.getEntriesByName('derived').length);
}
