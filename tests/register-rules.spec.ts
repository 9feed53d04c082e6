import {
  type Cell,
  formattedNumber,
  headings,
  plainSheet,
  publishedSheet,
  workbook,
} from './register-file.ts';
import { expect, isRegister, test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

test.use({ settings: 'known' });

const asha: Cell[] = [1, 'Asha', 'Python', 'A', 'secret E', 'ID-1', 'secret G'];
const ravi: Cell[] = [2, 'Ravi', 'C++', null, null, 'ID-2', null, 'Extra H'];

test('R1: the register is asked for once, with GET, and its first worksheet counts', async ({
  page,
  requests,
}) => {
  const validator = new ValidatorPage(page);
  const second = [...headings, [1, 'Nobody', 'Nothing', null, null, 'ID-9']];
  await validator.open(workbook([...headings, asha], second));
  await validator.expectValid('ID-1', { student: 'Asha', course: 'Python' });
  await validator.expectInvalid('ID-9');
  const asked = requests.filter(({ url }) => isRegister(url));
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
});

for (const [layout, sheet] of [
  ['a plain sheet', plainSheet],
  ['a sheet published as a web page', publishedSheet],
] as const) {
  test(`R2 to R6: ${layout} gives student, course and ID from columns B, C and F`, async ({
    page,
  }) => {
    const validator = new ValidatorPage(page);
    await validator.open(
      sheet(
        asha,
        ravi,
        [null, 'Blank A', 'Java', 'A', null, 'ID-3'],
        [' \u00a0', 'Space in A', 'Java', 'A', null, 'ID-4'],
        [5, 'Meera', 'Angular', 'A', null, 'ID-5'],
      ),
    );
    await validator.expectValid('ID-1', { student: 'Asha', course: 'Python' });
    // Columns E and G can neither be shown nor matched.
    await expect(page.getByRole('main')).not.toContainText('secret');
    await validator.expectInvalid('secret E');
    await validator.expectInvalid('secret G');
    // A blank cell shifts nothing, and any value that is kept may be searched for.
    await validator.expectValid('ID-2', { student: 'Ravi', course: 'C++' });
    await validator.expectValid('Ravi', { student: 'Ravi', course: 'C++', shownId: 'ID-2' });
    await validator.expectValid('Extra H', { student: 'Ravi', course: 'C++', shownId: 'ID-2' });
    // A row counts only if its column A is not blank.
    await validator.expectInvalid('ID-3');
    await validator.expectInvalid('ID-4');
    await validator.expectValid('ID-5', { student: 'Meera', course: 'Angular' });
    // Neither the two rows above the data nor the row numbers are data.
    await validator.expectInvalid('Certificate ID');
    await validator.expectInvalid('Register of certificates');
    await validator.expectInvalid('7');
  });
}

test('R2: letters that are not in order are no header', async ({ page }) => {
  const validator = new ValidatorPage(page);
  const letters = ['A', 'C', 'B', 'D', 'E', 'F', 'G'];
  await validator.open(workbook([letters, ['second row'], asha]));
  await validator.expectValid('ID-1', { student: 'Asha', course: 'Python' });
  await validator.expectInvalid('second row');
});

test('R3: the two rows that are dropped are the first that are not blank', async ({ page }) => {
  const validator = new ValidatorPage(page);
  await validator.open(
    workbook([
      [],
      ['first', 'Dropped', 'One', null, null, 'DROP-1'],
      [null, ' '],
      [],
      ['second', 'Dropped', 'Two', null, null, 'DROP-2'],
      asha,
    ]),
  );
  await validator.expectInvalid('DROP-1');
  await validator.expectInvalid('DROP-2');
  await validator.expectValid('ID-1', { student: 'Asha', course: 'Python' });
});

test('R7: a value is the text that the spreadsheet shows, without the white space around it', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  await validator.open(
    plainSheet(
      [1, ' Asha\u00a0', '\tPython ', 'A', null, formattedNumber],
      [2, 'Ravi', 'C++', 'A', null, '\u00a0 ID-2 \u202f'],
    ),
  );
  await validator.expectValid('0007', { student: 'Asha', course: 'Python' });
  await validator.expectInvalid('7');
  await validator.expectValid('ID-2', { student: 'Ravi', course: 'C++' });
});

test('R8: an ID matches exactly, case included, without the white space around what was typed', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  await validator.open(plainSheet([1, 'Asha', 'Python', 'A', null, 'Ab 12'], ravi));
  await validator.expectValid('Ab 12', { student: 'Asha', course: 'Python' });
  for (const typed of [' Ab 12 ', '\u00a0Ab 12', 'Ab 12\u202f\u00a0']) {
    await validator.expectValid(typed, { student: 'Asha', course: 'Python', shownId: 'Ab 12' });
  }
  for (const typed of ['ab 12', 'AB 12', 'Ab12', 'Ab  12', 'Ab', 'b 12', 'Ab 12x']) {
    await validator.expectInvalid(typed);
  }
});

test('R8: the first row that matches wins, and what was searched for may be in any column', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  await validator.open(
    plainSheet(
      [1, 'First', 'Python', 'ID-9', null, 'ID-1'],
      [2, 'Second', 'Java', 'A', null, 'ID-9'],
      [3, 'Third', 'Java', 'A', null, 'ID-1'],
    ),
  );
  await validator.expectValid('ID-1', { student: 'First', course: 'Python' });
  await validator.expectValid('ID-9', { student: 'First', course: 'Python', shownId: 'ID-1' });
  await validator.expectValid('Second', { student: 'Second', course: 'Java', shownId: 'ID-9' });
});

test('R8: an empty ID matches nothing, not even an empty cell', async ({ page }) => {
  const validator = new ValidatorPage(page);
  await validator.open(plainSheet([1, 'No ID', 'Python', '', null, ''], asha));
  await validator.expectInvalid('');
  await validator.expectInvalid(' \u00a0 ');
});

test('R7, R8: names and IDs in Devanagari are found and shown', async ({ page }) => {
  const validator = new ValidatorPage(page);
  await validator.open(plainSheet([1, 'आशा कुलकर्णी', 'पायथन', 'अ', null, 'प्र-०१']));
  await validator.expectValid('प्र-०१', { student: 'आशा कुलकर्णी', course: 'पायथन' });
  await validator.expectInvalid('प्र-१');
});

test('R12: markup in a register is shown as text and never runs', async ({ page }) => {
  const student = '<img src=x onerror="document.title=1"><b>Asha</b> & {id}';
  const course = '</bdi><script>document.title=2</script>{student}';
  const validator = new ValidatorPage(page);
  await validator.open(plainSheet([1, student, course, 'A', null, '"><i>']));
  const title = await page.title();
  await validator.expectValid('"><i>', { student, course });
  await expect(validator.result.locator('b, i, script, img[src]')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test('R12: no name in a register can disturb the program', async ({ page }) => {
  const validator = new ValidatorPage(page);
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];
  await validator.open(
    workbook([
      names,
      names,
      ...names
        .slice(0, 2)
        .map((name, index): Cell[] => [name, name, name, null, null, name, index]),
      asha,
    ]),
  );
  await validator.expectValid('__proto__', { student: '__proto__', course: '__proto__' });
  await validator.expectValid('constructor', { student: 'constructor', course: 'constructor' });
  for (const name of names.slice(2)) await validator.expectInvalid(name);
  await validator.expectValid('ID-1', { student: 'Asha', course: 'Python' });
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
});
