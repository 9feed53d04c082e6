import { ListPage } from './list-page.ts';
import { plainSheet } from '../support/register-file.ts';
import { test as siteTest } from '../support/site-test.ts';
import { ValidatorPage } from './validator-page.ts';

export { expect } from '../support/site-test.ts';

/** A test of the validator, for one ID (`validator`) or for several IDs (`list`). */
export const test = siteTest.extend<{
  readonly validator: ValidatorPage;
  readonly list: ListPage;
}>({
  settings: 'known',
  validator: ({ page }, use) => use(new ValidatorPage(page)),
  list: ({ page }, use) => use(new ListPage(page)),
});

/** Three certificates: Asha's, Ravi's, and one whose texts a spreadsheet would run as formulas. */
export const threeRows = plainSheet(
  [1, 'Asha', 'Python', 'A+', null, 'ID-0001'],
  [2, 'Ravi', 'Java', 'B', null, 'ID-0002'],
  [3, '=HYPERLINK("http://evil.example")', '@SUM(1)', 'C', null, '-ID-0003'],
);

/** What the first row of `threeRows` certifies. */
export const ofAsha = { student: 'Asha', course: 'Python' };
