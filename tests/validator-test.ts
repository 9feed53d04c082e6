import { BatchPage } from './batch-page.ts';
import { type Cell, plainSheet } from './register-file.ts';
import { test as siteTest } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

export { expect } from './site-test.ts';

/** A test of the validator, and of several IDs on its page. */
export const test = siteTest.extend<{
  readonly validator: ValidatorPage;
  readonly batch: BatchPage;
}>({
  settings: 'known',
  validator: ({ page }, use) => use(new ValidatorPage(page)),
  batch: ({ page }, use) => use(new BatchPage(page)),
});

const asha: Cell[] = [1, 'Asha', 'Python', 'A+', null, 'ID-0001'];
const ravi: Cell[] = [2, 'Ravi', 'Java', 'B', null, 'ID-0002'];

/** A text that a spreadsheet would run. */
export const formula = '=HYPERLINK("http://evil.example")';

/** With ID-0001 of Asha, ID-0002 of Ravi, and one whose texts a spreadsheet would run. */
export const threeRows = plainSheet(asha, ravi, [3, formula, '@SUM(1)', 'C', null, '-ID-0003']);

/** What the first row certifies. */
export const ofAsha = { student: 'Asha', course: 'Python' };
