import { fill } from '../src/content/fill.ts';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { about, academy, validator as words, ways } from './content-words.ts';
import { type Cell, plainSheet } from './register-file.ts';
import { expect, test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

test.use({ settings: 'known' });

const genuine = 'ITA-2024-0017';
const asha: Cell[] = [1, 'Asha', 'Python', 'A+', null, genuine];
const ravi: Cell[] = [2, 'Ravi', 'Java', 'B+', null, 'ITA-2024-0018'];
const register = plainSheet(asha, ravi);

test.describe('an ID that is not in the register', () => {
  test('is told with what was looked for, where and when, and with whom to ask', async ({
    page,
  }) => {
    const validator = new ValidatorPage(page);
    await validator.open(register);
    await validator.expectInvalid(' <b>ITA</b>-9999 ');
    await expect(fact(page, words.invalid.evidence.id)).toHaveText('<b>ITA</b>-9999');
    await expect(fact(page, words.invalid.evidence.academy)).toHaveText(academy.name);
    await expect(fact(page, words.invalid.evidence.certificates)).toHaveText('2');
    await expect(fact(page, words.invalid.evidence.checked)).toContainText(
      String(new Date().getFullYear()),
    );
    const main = page.getByRole('main');
    await expect(main.getByText(words.invalid.ask)).toBeVisible();
    for (const { href, value } of ways) {
      await expect(main.locator(`a[href="${href}"]`)).toContainText(value);
    }
    // Whatever is typed afterwards, the answer says of which ID it is.
    await validator.box.fill('something else');
    await expect(fact(page, words.invalid.evidence.id)).toHaveText('<b>ITA</b>-9999');
  });

  test('is no ID at all where nothing was typed, so none is named', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.open(register);
    await validator.expectInvalid('');
    await expect(page.getByText(words.invalid.evidence.id)).toHaveCount(0);
  });

  test('prints as a valid one does, on one page: academy, answer, what was looked for, link and QR code', async ({
    page,
  }) => {
    const validator = new ValidatorPage(page);
    await validator.open(register);
    await validator.expectInvalid('ita-2024-0017');
    const print = page.getByRole('button', { name: words.invalid.print });
    await expect(print).toBeVisible();
    const code = page.getByRole('img', { name: words.invalid.qrCode });
    await expect(code).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    const paragraphs = page.getByRole('main').getByRole('paragraph');
    await expect(paragraphs.filter({ hasText: academy.name })).toBeVisible();
    await expect(validator.result.getByText(words.invalid.message)).toBeVisible();
    await expect(fact(page, words.invalid.evidence.id)).toBeVisible();
    await expect(page.getByText(/\/SearchById#id=ita-2024-0017$/)).toBeVisible();
    await expect(code).toBeVisible();
    await expect(print).toBeHidden();
    await expect(validator.box).toBeHidden();
    const borders = offer(page, genuine).evaluate((button) => getComputedStyle(button).borderStyle);
    expect(await borders).toBe('none');
    const { text: pages } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })));
    expect(pages).toHaveLength(1);
  });
});

test('a certificate without an ID, found by a name, is answered without one', async ({ page }) => {
  const validator = new ValidatorPage(page);
  await validator.open(plainSheet([1, 'Asha', 'Python', 'A+', null, ''], ravi));
  await validator.search('Asha');
  const sentence = fill(words.valid.sentenceWithoutId, { student: 'Asha', course: 'Python' });
  await expect(validator.result).toContainText(sentence);
});

test('a row that lacks the student or the course is neither valid nor invalid: what is missing is told and announced, with whom to ask, and prints', async ({
  page,
}) => {
  const { heading, sentence, missing, student, course } = words.states.incomplete;
  const validator = new ValidatorPage(page);
  const main = page.getByRole('main');
  await validator.open(
    plainSheet(
      [1, null, 'Python', 'A', null, 'ID-1'],
      [2, ' ', ' ', 'B', null, 'ID-2'],
      [3, 'Ravi', null, 'C', null, null],
    ),
  );
  for (const [searched, text] of [
    ['ID-1', student],
    ['ID-2', `${student}, ${course}`],
    ['Python', student],
    ['Ravi', course],
  ] as const) {
    await validator.search(searched);
    // `validator.result` is the live region.
    await expect(validator.result.getByRole('heading')).toHaveText(heading);
    const id = searched === 'Python' ? 'ID-1' : searched;
    await expect(validator.result).toContainText(fill(sentence, { id }));
    await expect(fact(page, missing), searched).toHaveText(text);
    const valid = main.getByRole('heading', { name: words.valid.heading, exact: true });
    await expect(valid).toHaveCount(0);
    await expect(main).not.toContainText(words.invalid.message);
    await expect(main.getByText(words.states.ask)).toBeVisible();
    for (const { href } of ways) await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(page.getByRole('link', { name: words.valid.linkedIn })).toHaveCount(0);
  }
  await validator.search('Python');
  await expect(validator.result).toContainText(words.valid.foundBy.course);
  await page.emulateMedia({ media: 'print' });
  await expect(validator.result.getByRole('heading', { name: heading })).toBeVisible();
  await expect(fact(page, missing)).toBeVisible();
  await expect(validator.result.getByText('#id=ID-1')).toBeVisible();
});

test.describe('R8: "Did you mean …?"', () => {
  test('is asked of an ID that was typed in another way, which is invalid', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.open(register);
    for (const [what, typed] of [
      ['lower case', 'ita-2024-0017'],
      ['the letter O for a zero', 'ITA-2O24-OO17'],
      ['a small L for a one', 'lTA-2024-00l7'],
      ['dashes for hyphens', 'ITA–2024—0017'],
      ['a soft hyphen', 'ITA-\u00ad2024-0017'],
      ['a zero-width space', 'ITA-\u200b2024-0017'],
      ['a mark of direction', '\u200eITA-2024-0017'],
      ['full-width digits', 'ITA-２０２４-００１７'],
      ['Devanagari digits', 'ITA-२०२४-००१७'],
      ['a space inside', 'ITA - 2024 - 0017'],
      ['spaces for hyphens', 'ITA 2024 0017'],
      ['a full stop after it', 'ITA-2024-0017.'],
      ['a bracket after it', '(ITA-2024-0017)'],
      ['its label before it', 'Certificate ID: ITA-2024-0017'],
      ['a whole link', 'https://academy.example/SearchById#id=ITA-2024-0017'],
    ] as const) {
      await test.step(`with ${what}`, async () => {
        await validator.expectInvalid(typed);
        await offer(page, genuine).click();
        await expect(validator.result.getByRole('heading')).toHaveText(words.valid.heading);
        await expect(validator.result).toContainText('Asha');
        await expect(validator.box).toHaveValue(genuine);
        await expect(validator.box).toBeFocused();
        await expect(page).toHaveURL(`/SearchById#id=${genuine}`);
      });
    }
  });

  test('is never said where the ID is in the register, or nothing comes near it', async ({
    page,
  }) => {
    const validator = new ValidatorPage(page);
    await validator.open(plainSheet(asha, [2, 'Ravi', 'Java', 'A', null, genuine.toLowerCase()]));
    await validator.expectValid(genuine, { student: 'Asha', course: 'Python' });
    await expect(offer(page)).toHaveCount(0);
    await validator.expectInvalid('ITA-2024-0019');
    await expect(offer(page)).toHaveCount(0);
    await validator.expectInvalid('');
    await expect(offer(page)).toHaveCount(0);
  });

  test('offers each of up to three that fit; more would be a guess', async ({ page }) => {
    const validator = new ValidatorPage(page);
    const ids = ['A-0', 'A-O', 'a-0', 'a-O'];
    const rows = ids.map((id, index): Cell[] => [index + 1, 'Asha', 'C', 'A', null, id]);
    await validator.open(plainSheet(...rows.slice(0, 3)));
    await validator.expectInvalid('a-o');
    for (const id of ids.slice(0, 3)) await expect(offer(page, id)).toBeVisible();
    await validator.serve(plainSheet(...rows));
    await page.reload();
    await validator.expectInvalid('a-o');
    await expect(offer(page)).toHaveCount(0);
  });

  test('works with the keyboard, and the focus is in the box afterwards', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.open(register);
    await validator.expectInvalid(genuine.toLowerCase());
    await expect(validator.result).toContainText(words.invalid.similarNote);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(offer(page, genuine)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(validator.result).toContainText(words.valid.heading);
    await expect(validator.box).toBeFocused();
    expect(await selectedText(validator)).toBe(genuine);
  });

  test('pressed on a phone whose keyboard is not open, it does not open it', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.open(register, `#id=${genuine.toLowerCase()}`);
    await offer(page, genuine).click();
    await expect(validator.result).toContainText(words.valid.heading);
    await expect(validator.box).not.toBeFocused();
  });
});

test('R8: where the match is not in the column of the IDs, the answer says in which it is', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  await validator.open(register);
  const { foundBy } = words.valid;
  for (const [typed, sentence] of [
    ['Python', foundBy.course],
    ['Asha', foundBy.student],
    ['A+', fill(foundBy.column, { column: 'D' })],
    ['1', fill(foundBy.column, { column: 'A' })],
  ] as const) {
    await validator.expectValid(typed, { student: 'Asha', course: 'Python', shownId: genuine });
    await expect(validator.result).toContainText(sentence);
  }
  await validator.expectValid(genuine, { student: 'Asha', course: 'Python' });
  for (const sentence of [foundBy.course, foundBy.student]) {
    await expect(validator.result).not.toContainText(sentence);
  }
});

test.describe('a link', () => {
  test('works as a mail program makes it', async ({ page }) => {
    const validator = new ValidatorPage(page);
    for (const hash of [
      `#id=${genuine}.`,
      `#id=${genuine})`,
      `#id=${genuine}>`,
      `#id=${genuine}).`,
      `#ID=${genuine}`,
    ]) {
      await test.step(hash, async () => {
        // Else only the fragment would change, and the page stay.
        await page.goto('about:blank');
        await validator.open(register, hash);
        await expect(validator.result).toContainText(words.valid.heading);
        await expect(validator.box).toHaveValue(genuine);
        await expect(page).toHaveURL(`/SearchById#id=${genuine}`);
      });
    }
  });

  test('R8: is taken as it is where that ID is in the register, or neither is', async ({
    page,
  }) => {
    const validator = new ValidatorPage(page);
    const dotted = `${genuine}.`;
    await validator.open(plainSheet(asha, [2, 'Ravi', 'Java', 'B', null, dotted]), `#id=${dotted}`);
    await expect(validator.result).toContainText('Ravi');
    await page.evaluate(() => (location.hash = '#id=ITA-9999.'));
    await expect(fact(page, words.invalid.evidence.id)).toHaveText('ITA-9999.');
    // What is typed is no link: R8 holds to the letter.
    await validator.expectInvalid('ITA-2024-0018.');
  });

  test('with the ID in the query opens, and no request but the first carries the ID', async ({
    page,
    requests,
  }) => {
    const validator = new ValidatorPage(page);
    await validator.serve(register);
    await page.goto(`/SearchById?id=${genuine}`);
    await expect(validator.result).toContainText(words.valid.heading);
    await expect(page).toHaveURL(`/SearchById#id=${genuine}`);
    await page.getByRole('banner').getByRole('link', { name: about.label, exact: true }).click();
    await expect(page).toHaveURL('/about');
    const carrying = requests.filter(({ sent }) => sent.includes(genuine));
    expect(requests.length).toBeGreaterThan(10);
    expect(carrying.map(({ type, url }) => [type, url.search])).toEqual([
      ['document', `?id=${genuine}`],
    ]);
  });
});

test('after a search the text in the box is selected, so that the next ID can be typed at once', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  await validator.open(register);
  await validator.expectInvalid('ITA-9999');
  expect(await selectedText(validator)).toBe('ITA-9999');
  await page.keyboard.type(genuine);
  await expect(validator.box).toHaveValue(genuine);
  await validator.searchButton.click();
  await expect(validator.result).toContainText(words.valid.heading);
  await expect(validator.box).toBeFocused();
  expect(await selectedText(validator)).toBe(genuine);
});

function offer(page: Page, id?: string) {
  const [before = '', after = ''] = words.invalid.similar.split('{id}');
  const name = id === undefined ? before : before + id + after;
  return page.getByRole('button', { name, exact: id !== undefined });
}

/** What the evidence says under this label. */
function fact(page: Page, label: string) {
  const term = page.getByRole('term').filter({ hasText: label });
  return term.locator('+ dd');
}

function selectedText(validator: ValidatorPage): Promise<string> {
  return validator.box.evaluate((box: HTMLInputElement) =>
    box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0),
  );
}
