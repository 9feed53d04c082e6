import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { fill } from '../src/content/fill.ts';
import {
  about,
  contentFile,
  register,
  registerFaults,
  validator as words,
} from './content-words.ts';
import { headings, plainSheet, protectedWorkbook, workbook } from './register-file.ts';
import { expect, test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

test.use({ settings: 'known' });

const oneRow = plainSheet([1, 'Asha', 'Python', 'A', null, 'ID-1']);
const asha = { student: 'Asha', course: 'Python' };

test('it says that it loads until the register is there, then shows title, box, button and note', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  const arrival = Promise.withResolvers<undefined>();
  await validator.serve(async (route) => {
    await arrival.promise;
    await route.fulfill({ body: oneRow });
  });
  await page.goto('/SearchById');
  await expect(page.getByText(words.loading)).toBeVisible();
  await expect(validator.box).toHaveCount(0);
  arrival.resolve(undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await expect(page.getByRole('textbox', { name: words.inputLabel })).toHaveAttribute(
    'placeholder',
    words.placeholder,
  );
  await expect(page.getByRole('button', { name: words.search, exact: true })).toBeVisible();
  const note = page.getByText(words.note);
  await expect(note).toBeVisible();
  await expect(page.getByText(words.loading)).toHaveCount(0);
  // Before the first search nothing is said of any certificate.
  await expect(validator.result).toBeEmpty();
});

test('it starts also where the browser never finds an idle moment', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout === undefined
        ? 0
        : window.setTimeout(
            () => callback({ didTimeout: true, timeRemaining: () => 0 }),
            options.timeout,
          );
  });
  const validator = new ValidatorPage(page);
  await validator.open(oneRow);
  await validator.expectValid('ID-1', asha);
});

test('the note and the invalid answer are red, in light and in dark', async ({ page }) => {
  const validator = new ValidatorPage(page);
  await validator.open(oneRow);
  await validator.expectInvalid('nothing');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const text of [words.note, words.invalid.message]) {
      const [red = 0, green = 0, blue = 0] = await colorOf(page, text);
      expect(red, `${text} in ${colorScheme}`).toBeGreaterThan(1.5 * Math.max(green, blue));
    }
  }
});

test('the red note stands with the field, in small letters, with an example before one types', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about:blank');
    await validator.open(oneRow);
    const field = page.getByRole('textbox', { name: words.inputLabel });
    const note = page.getByText(words.note, { exact: true });
    const [box, below] = [await field.boundingBox(), await note.boundingBox()];
    const gap = (below?.y ?? Infinity) - (box?.y ?? 0) - (box?.height ?? 0);
    expect(gap, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(gap, `${width} px`).toBeLessThanOrEqual(8);
    await expect(note).toHaveCSS('font-size', '14px');
    await expect(field).toHaveAccessibleDescription(`${words.note} ${words.example}`);
    await expect(page.getByText(words.example, { exact: true })).toBeVisible();
  }
});

test('it says how the check works, which makes way for an answer and for a failure', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  const explanation = page.getByRole('region', { name: words.how.heading });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about:blank');
    await validator.open(oneRow);
    await expect(explanation).toBeVisible();
    for (const { title } of words.how.points) await expect(explanation).toContainText(title);
    await validator.expectValid('ID-1', asha);
    await expect(explanation).toBeHidden();

    await validator.serve(Buffer.alloc(0));
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(explanation).toBeHidden();
  }
});

test('R10: Enter and the button search, the focus stays in the box, the result until the next search', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  await validator.open(oneRow);
  const region = await validator.result.elementHandle();
  await validator.expectValid('ID-1', asha);
  await expect(validator.box).toBeFocused();

  await validator.box.fill('something else');
  await expect(validator.result).toContainText(words.valid.heading);
  await validator.searchButton.click();
  await expect(validator.result).toContainText(words.invalid.message);
  await expect(validator.box).toBeFocused();

  // A live region announces only what changes in it, so it must be the same element all along.
  const isSame = await validator.result.evaluate((now, before) => now === before, region);
  expect(isSame, 'the region that announces').toBe(true);
  // An answer equal to the last one is announced too.
  await validator.expectInvalid('something else');
});

test('R11: a link to a certificate opens with its search done, and the address follows each search', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  const id = 'ID/1 & प्र?#';
  await validator.open(
    plainSheet([1, 'Asha', 'Python', 'A', null, id], [2, 'Ravi', 'C', 'A', null, 'ID-2']),
    `#id=${encodeURIComponent(id)}`,
  );
  await expect(validator.box).toHaveValue(id);
  await expect(validator.result).toContainText(fill(words.valid.sentence, { ...asha, id }));

  const length = await page.evaluate(() => history.length);
  await validator.expectValid(' ID-2 ', { student: 'Ravi', course: 'C', shownId: 'ID-2' });
  await expect(page).toHaveURL('/SearchById#id=ID-2');
  expect(await page.evaluate(() => history.length), 'entries in the history').toBe(length);

  await page.evaluate((hash) => (location.hash = hash), `id=${encodeURIComponent(id)}`);
  await expect(validator.result).toContainText('Asha');
});

test('R11: no request carries the ID that is searched for', async ({ page, requests }) => {
  const validator = new ValidatorPage(page);
  await validator.open(oneRow, '#id=Private-4711');
  await expect(validator.result).toContainText(words.invalid.message);
  await validator.expectInvalid('Private-4712');
  await page.getByRole('banner').getByRole('link', { name: about.label, exact: true }).click();
  await expect(page).toHaveURL('/about');
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter(({ sent }) => sent.includes('Private-471'))).toEqual([]);
});

test.describe('R9: a register that cannot be read', () => {
  // The browser itself reports a failed request.
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('with an error of the server: it says so, and "Try again" recovers', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.serve({ status: 500 });
    await page.goto('/SearchById');
    await validator.expectFailure(registerFaults['http-status'].visitor);
    await validator.tryAgain.click();
    await validator.expectFailure(registerFaults['http-status'].visitor);
    await validator.serve(oneRow);
    await validator.tryAgain.click();
    await expect(validator.box).toBeFocused();
    await validator.expectValid('ID-1', asha);
  });

  test('without a connection: it says so', async ({ page, context }) => {
    const validator = new ValidatorPage(page);
    await validator.serve((route) => route.abort('internetdisconnected'));
    await page.goto('/SearchById');
    await expect(validator.tryAgain).toBeVisible();
    await context.setOffline(true);
    await validator.tryAgain.click();
    await validator.expectFailure(registerFaults.offline.visitor);
    await context.setOffline(false);
  });

  for (const [what, bytes, kind] of [
    ['an empty file', Buffer.alloc(0), 'empty-file'],
    ['a password-protected workbook', protectedWorkbook(), 'password-protected'],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n'), 'not-a-spreadsheet'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'not-a-spreadsheet'],
    ['a web page', webPage('<h1>Register</h1><p>Moved.</p>'), 'web-page'],
    ['a sign-in page', webPage('<form><input name=u><input type=password></form>'), 'sign-in-page'],
    ['half a workbook', oneRow.subarray(0, oneRow.length / 2), 'damaged'],
    ['an empty sheet', workbook([]), 'no-usable-rows'],
    ['a workbook without certificates', workbook([...headings]), 'no-usable-rows'],
  ] as const) {
    test(`${what}: it says so in a sentence of its own, never that the ID is invalid`, async ({
      page,
    }) => {
      const validator = new ValidatorPage(page);
      await validator.serve(bytes);
      await page.goto('/SearchById#id=ID-1');
      await validator.expectFailure(registerFaults[kind].visitor);
    });
  }

  test('each fault has a sentence of its own', () => {
    const sentences = Object.values(registerFaults).map(({ visitor }) => visitor);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test.describe('the register that ships with the site', () => {
  test.skip(register.address !== 'sample-register.xlsx', 'the register is the owner’s own');

  test('holds the certificate that the README names', async ({ page }) => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const named = sampleRows().find(({ id }) => readme.includes(`\`${id}\``));
    expect(named, 'a row whose ID the README names').toBeDefined();
    await page.goto('/SearchById');
    const validator = new ValidatorPage(page);
    if (named) await validator.expectValid(named.id, named);
  });

  test('is read to its last row', async ({ page }) => {
    const rows = sampleRows();
    expect(rows.length).toBeGreaterThanOrEqual(200);
    await page.goto('/SearchById');
    const validator = new ValidatorPage(page);
    for (const row of [rows.at(0), rows.at(-1)]) if (row) await validator.expectValid(row.id, row);
    await validator.expectInvalid('not in the register');
  });
});

/** The certificates of the sample register, as a plain sheet shows them. */
function sampleRows() {
  const book = read(contentFile(`register/${register.address}`));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false });
  return rows
    .slice(2)
    .map((row) => ({ student: row[1] ?? '', course: row[2] ?? '', id: row[5] ?? '' }));
}

function colorOf(page: Page, text: string): Promise<number[]> {
  return page.getByText(text).evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
}

function webPage(body: string): Buffer {
  return Buffer.from(
    `<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`,
  );
}
