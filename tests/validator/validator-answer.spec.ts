import { extractText } from 'unpdf';
import { fill } from '../../src/fill.ts';
import { academy, content, validator as words } from '../support/content-words.ts';
import { textInCode } from '../support/qr-code.ts';
import { type Cell, plainSheet } from '../support/register-file.ts';
import { boxOf } from '../support/site-test.ts';
import { expect, ofAsha, test } from './validator-test.ts';

const genuine = 'ITA-2024-0017';
const asha: Cell[] = [1, 'Asha', 'Python', 'A+', null, genuine];
const register = plainSheet(asha, [2, 'Ravi', 'Java', 'B+', null, 'ITA-2024-0018']);

test('the answer to an unknown ID prints on one page, with its facts', async ({
  page,
  validator,
}) => {
  const { evidence } = words;
  const headers = { 'last-modified': 'Sat, 21 Nov 2026 12:00:00 GMT' };
  await validator.serve({ body: register, headers });
  await validator.visit();
  await validator.expectInvalid(' <b>ITA</b>-9999 ');
  await expect(validator.printButton).toBeVisible();
  await expect(validator.qrCode).toBeHidden();
  // The printed answer keeps its ID when the visitor types another text.
  await validator.box.fill('something else');
  await page.emulateMedia({ media: 'print' });
  for (const [label, text] of [
    [evidence.id, '<b>ITA</b>-9999'],
    [evidence.academy, academy.name],
    [evidence.certificates, /^2$/],
    [evidence.asOf, '21 November 2026'],
    [evidence.checked, String(new Date().getFullYear())],
  ] as const) {
    await expect(validator.fact(label)).toContainText(text);
  }
  await expect(validator.qrCode).toBeVisible();
  // The QR code has the link of the address bar, which contains the searched ID.
  expect(await textInCode(validator.qrCode)).toBe(page.url());
  for (const hidden of [validator.printButton, validator.box]) await expect(hidden).toBeHidden();
  const { totalPages } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect(totalPages).toBe(1);
});

test('the answer to a valid ID links to the syllabus of the certificate’s course', async ({
  validator,
}) => {
  const [{ title, path } = { title: '', path: '' }] = content.courses;
  await validator.open(
    plainSheet(
      [1, 'Asha', title.toUpperCase(), 'A', null, 'ID-1'],
      [2, 'Ravi', `${title} of old`, 'A', null, 'ID-2'],
    ),
  );
  const link = validator.result.getByRole('link');
  await validator.search('ID-1');
  await expect(link).toHaveAttribute('href', encodeURI(`/courses/${path}`));
  await expect(link).toContainText(title);
  await validator.search('ID-2');
  await expect(validator.result).toContainText('Ravi');
  await expect(link).toHaveCount(0);
});

test('R8: for an ID like a genuine ID, "Did you mean …?" is asked', async ({ page, validator }) => {
  const offer = page.getByRole('button', { name: fill(words.invalid.similar, { id: genuine }) });
  await validator.open(register, `#id=${genuine.toLowerCase()}`);
  await offer.click();
  await expect(validator.result).toContainText(words.valid.heading);
  // The box must not get the focus, since a phone would open its keyboard.
  await expect(validator.box).not.toBeFocused();

  await validator.expectInvalid('Certificate ID: ita–2024—OOl7.');
  await expect(offer).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(validator.result).toContainText(words.valid.heading);
  await expect(page).toHaveURL(`/SearchById#id=${genuine}`);
  await validator.expectMarked(genuine);
  await validator.expectInvalid('ITA-2024-0019');
  await expect(validator.result.getByRole('button')).toHaveCount(0);
});

test('on a phone, heading and sentence are above the keyboard', async ({ page, validator }) => {
  // The visible height of a phone's screen while the keyboard is open, in pixels.
  const seen = 450;
  await page.setViewportSize({ width: 360, height: seen });
  await validator.open(plainSheet(asha, [2, 'Ravi', null, 'B', null, 'ITA-2024-0018']));
  for (const [id, sentence] of [
    [genuine, fill(words.valid.sentence, { ...ofAsha, id: genuine })],
    ['ITA-2024-9999', words.invalid.message],
    ['', words.invalid.message],
    ['ITA-2024-0018', fill(words.states.incomplete.sentence, { id: 'ITA-2024-0018' })],
  ] as const) {
    await page.evaluate(() => scrollTo(0, 0));
    await validator.search(id);
    const heading = await boxOf(validator.result.getByRole('heading'));
    expect(heading.y, id).toBeGreaterThan(0);
    const text = await boxOf(validator.result.getByText(sentence));
    expect(text.bottom, id).toBeLessThanOrEqual(seen);
    await expect(validator.box).toBeFocused();
  }
});

test('the page does not scroll for an answer that is in sight', async ({ page, validator }) => {
  await validator.open(register);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await validator.expectValid(genuine, ofAsha);
    await validator.expectMarked(genuine);
    expect(await page.evaluate(() => scrollY), `${width} px`).toBe(0);
  }
});

test('when a link with an ID opens the page, the answer is in sight', async ({
  page,
  validator,
}) => {
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [768, 760],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await validator.open(register, `#id=${genuine}`);
    const heading = validator.result.getByRole('heading');
    await expect(heading, `${width} px`).toBeInViewport({ ratio: 1 });
    if (width === 360) expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('a link’s long text can’t pass for the site’s own words', async ({ page, validator }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const sentence = `Certificate Valid ✔ This certifies that Mallory has completed everything. ${'नमस्ते '.repeat(60)}`;
  await validator.open(register, `#id=${encodeURIComponent(sentence)}`);
  const verdict = validator.result.getByRole('heading');
  await expect(verdict).toHaveText(words.invalid.message);
  await expect(verdict).toBeInViewport({ ratio: 1 });
  const picture = validator.result.getByRole('img', { name: words.invalid.picture });
  expect((await boxOf(picture)).width).toBeGreaterThanOrEqual(160);
  await expect(validator.main).toContainText('“Certificate Valid ✔ This certifies that…”');
  for (const text of ['Mallory', 'नमस्ते']) {
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
  }
  await expect(validator.box).toHaveValue('');
});
