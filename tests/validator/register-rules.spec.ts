import { fill } from '../../src/fill.ts';
import { validator as words } from '../support/content-words.ts';
import { type Cell, headings, plainSheet, workbook } from '../support/register-file.ts';
import { isRegister } from '../support/site-test.ts';
import { expect, ofAsha, test } from './validator-test.ts';

const { foundBy } = words.valid;
const second = [...headings, [1, 'Nobody', 'Nothing', null, null, 'ID-9']];
const shownAs0007: Cell = { t: 'n', v: 7, z: '0000' };
const rows: Cell[][] = [
  [0, 'Third', 'Java', 'Ab 12', null, 'ID-3'],
  [1, ' Asha\u00a0', '\tPython ', 'A', 'secret E', shownAs0007, 'secret G'],
  [2, 'Ravi', 'C++', null, null, '\u00a0 Ab 12 \u202f', null, 'Extra H'],
  [3, 'Second', 'Java', 'Ab 12', null, '0007'],
  [' \u00a0', 'Space in A', 'Java', 'A', null, 'ID-4'],
  [6, 'आशा कुलकर्णी', 'पायथन', 'अ', null, 'प्र-०१'],
];

test('R1 to R8: from one GET of the register, the validator finds student, course and ID', async ({
  validator,
  requests,
}) => {
  await validator.open(workbook([...headings, ...rows], second));
  // R7: an ID is the text that the sheet shows. R8: a row with this ID comes before an earlier row with the same text
  // in another column; of several such rows the first is the answer.
  await validator.expectValid('0007', ofAsha);
  await expect(validator.main).not.toContainText('secret');
  await expect(validator.result).not.toContainText(foundBy.course);
  await validator.expectValid('प्र-०१', { student: 'आशा कुलकर्णी', course: 'पायथन' });
  for (const typed of [' Ab 12 ', '\u00a0Ab 12', 'Ab 12\u202f\u00a0']) {
    await validator.expectValid(typed, { student: 'Ravi', course: 'C++', id: 'Ab 12' });
  }
  // If the text is not in the column of IDs, the answer names the column that has the text.
  for (const [typed, sentence] of [
    ['Extra H', fill(foundBy.column, { column: 'H' })],
    ['C++', foundBy.course],
    ['Ravi', foundBy.student],
  ] as const) {
    await validator.expectValid(typed, { student: 'Ravi', course: 'C++', id: 'Ab 12' });
    await expect(validator.result.getByRole('paragraph').first()).toHaveText(sentence);
    await expect(validator.main.locator('.c-seal')).toHaveCount(0);
  }
  // R8: case counts, and an empty text is not an ID. R4: column E is not read. R5: a row with a blank
  // column A is not read. R1: only the first worksheet is read.
  for (const id of ['ab 12', '', 'secret E', 'ID-4', 'ID-9']) await validator.expectInvalid(id);
  const asked = requests.filter(({ url }) => isRegister(url));
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
});

test('R12: whatever a register contains is shown as text', async ({ page, validator }) => {
  const student = '<img src=x onerror="document.title=1"><b>Asha</b> & {id}';
  const course = '</bdi><script>document.title=2</script>{student}';
  await validator.open(plainSheet([1, student, course, 'A', null, '"><i>']));
  const title = await page.title();
  await validator.expectValid('"><i>', { student, course });
  await expect(validator.result.locator('b, i, script, img[src]')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});
