import { fill } from '../../src/content/fill.ts';
import type { Page } from '@playwright/test';
import { registerFaults, validator as words, ways } from '../content-words.ts';
import { statesRegister } from '../register-file.ts';
import { expect, test } from '../site-test.ts';
import { ValidatorPage } from '../validator-page.ts';

test.use({ settings: 'changed' });

const register = statesRegister({
  'ITA-1': {},
  'ITA-2': { issued: '31 Jan 2024', status: 'Valid' },
  'ITA-3': { issued: '31 Jan 2024', until: '31 Jan 2124' },
  'ITA-4': { issued: '31 Jan 2021', until: '31 Jan 2024' },
  'ITA-5': { issued: '31 Jan 2024', status: 'Revoked', since: '1 March 2025' },
  'ITA-6': { status: 'Replaced', since: '1 March 2025', by: 'ITA-2' },
  'ITA-7': { issued: '31 Jan 2024', status: 'on <b>hold</b>' },
  'ITA-8': { until: '03/04/2124' },
  'ITA-9': { status: 'withdrawn', course: 'Java' },
  'ITA-4N8R-5TYH-6JKCA': {},
});

const linkedIn = words.valid.linkedIn;

test('a valid one has the dates that the columns say, both where one can be read in two ways, and none where they say nothing', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  await validator.open(register);
  for (const [id, label, date] of [
    ['ITA-2', words.states.issued, '31 January 2024'],
    ['ITA-3', words.states.until, '31 January 2124'],
    ['ITA-8', words.states.until, eitherDate('4 March 2124', '3 April 2124')],
  ] as const) {
    await validator.expectValid(id, { student: 'Asha', course: 'Python' });
    await expect(fact(page, label), id).toHaveText(date);
    await expect(page.getByRole('link', { name: linkedIn }), id).toBeVisible();
  }
  await validator.expectValid('ITA-1', { student: 'Asha', course: 'Python' });
  await expect(validator.result.getByRole('term'), 'dates that nobody gave').toHaveCount(0);
  await expect(page.getByRole('link', { name: linkedIn })).toBeVisible();
});

test('one that is not valid has its heading, sentence and date, is announced, is never called valid, looks like no other, and prints', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  const main = page.getByRole('main');
  const look = () =>
    validator.result.locator('> div').evaluate((card) => getComputedStyle(card).backgroundColor);
  const mark = () => validator.result.locator('svg path').first().getAttribute('d');
  await validator.open(register);
  await validator.search('nothing');
  const invalidLook = await look();
  await validator.search('ITA-2');
  const valid = { look: await look(), mark: await mark() };

  for (const [kind, id, label, text] of [
    ['expired', 'ITA-4', words.states.expired.until, '31 January 2024'],
    ['withdrawn', 'ITA-5', words.states.withdrawn.since, '1 March 2025'],
    ['replaced', 'ITA-6', words.states.replaced.since, '1 March 2025'],
    ['unclear', 'ITA-7', words.states.unclear.text, 'on <b>hold</b>'],
  ] as const) {
    await test.step(`one that is ${kind}`, async () => {
      const { heading, sentence } = words.states[kind];
      await validator.search(id);
      // `validator.result` is the live region.
      await expect(validator.result.getByRole('heading')).toHaveText(heading);
      await expect(validator.result).toContainText(
        fill(sentence, { id, student: 'Asha', course: 'Python' }),
      );
      await expect(validator.result.getByRole('definition').last(), kind).toHaveText(text);
      await expect(fact(page, label), kind).toHaveText(text);
      await expect(
        main.getByRole('heading', { name: words.valid.heading, exact: true }),
        `${kind} is not called valid`,
      ).toHaveCount(0);
      await expect(main).not.toContainText(words.invalid.message);
      await expect(main.getByText(words.states.ask), kind).toBeVisible();
      for (const { href } of ways) {
        await expect(main.locator(`a[href="${href}"]`), kind).toBeVisible();
      }
      await expect(page.getByRole('link', { name: linkedIn }), kind).toHaveCount(
        kind === 'expired' ? 1 : 0,
      );
      const looks = new Set([await look(), valid.look, invalidLook]);
      expect(looks.size, `colours of ${kind}, valid and invalid`).toBe(3);
      expect(await mark(), `${kind} is not told by colour alone`).not.toBe(valid.mark);

      await expect(page.getByRole('button', { name: words.invalid.print }), kind).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(validator.result.getByRole('heading', { name: heading })).toBeVisible();
      await expect(fact(page, label), `${kind} on paper`).toBeVisible();
      await expect(validator.result.getByText(`#id=${id}`)).toBeVisible();
      await expect(page.getByRole('img', { name: words.invalid.qrCode }), kind).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    });
  }
});

test('one that was found by another column says so; the one that replaces another is looked up by its button, with the keyboard too', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  await validator.open(register);
  await validator.search('Java');
  await expect(validator.result.getByRole('heading')).toHaveText(words.states.withdrawn.heading);
  await expect(validator.result).toContainText(words.valid.foundBy.course);

  await validator.search('ITA-6');
  const button = page.getByRole('button', { name: fill(words.states.by, { id: 'ITA-2' }) });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(validator.result.getByRole('heading')).toHaveText(words.valid.heading);
  await expect(page).toHaveURL(/#id=ITA-2$/);
  await expect(validator.box).toBeFocused();
  // The replaced one is further down, but nothing finds it by the ID that replaces it.
  await expect(validator.result.getByText(words.valid.foundBy.student)).toHaveCount(0);
});

test('when the register was put online is told with the time of the check, on paper too, where the host says so', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  const since = (date: string) => ({ body: register, headers: { 'last-modified': date } });
  await validator.serve(since('Sat, 21 Nov 2026 12:00:00 GMT'));
  await validator.visit();
  await validator.expectValid('ITA-1', { student: 'Asha', course: 'Python' });
  const [start = ''] = words.asOf.sentence.split('{');
  const told = page.getByText(start, { exact: false }).filter({ hasText: '21 November 2026' });
  await expect(told).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(told).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await validator.expectInvalid('nothing');
  await expect(fact(page, words.asOf.label)).toContainText('21 November 2026');

  for (const [what, answer] of [
    ['no real date', since('Thu, 01 Jan 1970 00:00:01 GMT')],
    ['no date', { body: register }],
  ] as const) {
    await validator.serve(answer);
    await page.reload();
    await validator.expectInvalid('nothing');
    await expect(fact(page, words.invalid.evidence.checked), what).toBeVisible();
    await expect(page.getByText(words.asOf.label), what).toHaveCount(0);
  }
});

test.describe('an ID with a wrong check character', () => {
  const mistyped = 'ITA-7K3M-9QXD-2FWAZ';
  const rightOne = 'ITA-7K3M-9QXD-2FWAK';

  test('is invalid, and told from one that is not in the register; R8: is valid where the register has it', async ({
    page,
  }) => {
    const validator = new ValidatorPage(page);
    await validator.open(register);
    await validator.expectInvalid(mistyped);
    await expect(validator.result).toContainText(words.invalid.mistyped);
    await validator.expectInvalid(rightOne);
    await expect(validator.result).not.toContainText(words.invalid.mistyped);
    await validator.expectValid('ITA-4N8R-5TYH-6JKCA', { student: 'Asha', course: 'Python' });
  });

  test('is told of a link even where the register can’t be read', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.serve(Buffer.alloc(0));
    for (const [id, times] of [
      [mistyped, 1],
      [rightOne, 0],
    ] as const) {
      // Else a link to the page that is open loads nothing.
      await page.goto('about:blank');
      await page.goto(`/SearchById#id=${id}`);
      await validator.expectFailure(registerFaults['empty-file'].visitor);
      const told = page.getByRole('alert').getByText(fill(words.failed.mistyped, { id }));
      await expect(told, id).toHaveCount(times);
    }
  });
});

function eitherDate(earlier: string, later: string): string {
  return fill(words.states.eitherDate, { earlier, later });
}

/** What is said under this label. */
function fact(page: Page, label: string) {
  const term = page.getByRole('term').filter({ hasText: label });
  return term.locator('+ dd');
}
