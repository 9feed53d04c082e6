import { BatchPage } from './batch-page.ts';
import { type Cell, plainSheet } from './register-file.ts';
import { test as siteTest } from './site-test.ts';

export { expect } from './site-test.ts';

const asha: Cell[] = [1, 'Asha', 'Python', 'A', null, 'ID-0001'];
const ravi: Cell[] = [2, 'Ravi', 'Java', 'B', null, 'ID-0002'];

/** A text that a spreadsheet would run. */
export const formula = '=HYPERLINK("http://evil.example")';
const spoilt: Cell[] = [3, formula, '@SUM(1)', 'C', null, '-ID-0003'];

/** With ID-0001 of Asha, ID-0002 of Ravi, and one whose texts a spreadsheet would run. */
export const threeRows = plainSheet(asha, ravi, spoilt);

/** A test of "Check several certificates". */
export const test = siteTest.extend<{ readonly batch: BatchPage }>({
  settings: 'known',
  batch: ({ page }, use) => use(new BatchPage(page)),
});
