import type { Page } from '@playwright/test';
import { academy, registerFaults, validator as words } from './content-words.ts';
import { isScript } from './held-requests.ts';
import { expect } from './site-test.ts';
import { statesRegister, statesTest as test } from './states-site.ts';
import { ValidatorPage } from './validator-page.ts';

const register = statesRegister({
  'ITA-1': {},
  'ITA-2': { issued: '31 Jan 2024', status: 'Valid' },
  'ITA-3': { issued: '31 Jan 2024', until: '31 Jan 2124' },
  'ITA-4': { issued: '31 Jan 2021', until: '31 Jan 2024' },
  'ITA-5': { issued: '31 Jan 2024', status: 'Revoked', since: '1 March 2025' },
  'ITA-6': { status: 'Replaced', since: '1 March 2025', by: 'ITA-2' },
  'ITA-7': { issued: '31 Jan 2024', status: 'on <b>hold</b>' },
  'ITA-8': { until: '03/04/2124' },
});

const linkedIn = words.valid.linkedIn;

test('a certificate of which the columns say nothing is valid, as without them', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  await validator.open(register);
  await validator.expectValid('ITA-1', { student: 'Asha', course: 'Python' });
  await expect(validator.result.getByRole('term')).toHaveCount(0);
  await expect(page.getByRole('link', { name: linkedIn })).toBeVisible();
});

test('a valid one has its date of issue, and the day until which it is valid', async ({ page }) => {
  const validator = new ValidatorPage(page);
  await validator.open(register);
  await validator.expectValid('ITA-2', { student: 'Asha', course: 'Python' });
  await expect(fact(page, words.states.issued)).toHaveText('31 January 2024');
  await validator.expectValid('ITA-3', { student: 'Asha', course: 'Python' });
  await expect(fact(page, words.states.until)).toHaveText('31 January 2124');
  await expect(page.getByRole('link', { name: linkedIn })).toBeVisible();
});

test('a date that can be read in two ways is shown in both', async ({ page }) => {
  const validator = new ValidatorPage(page);
  await validator.open(register);
  await validator.expectValid('ITA-8', { student: 'Asha', course: 'Python' });
  const both = words.states.eitherDate
    .replace('{earlier}', '4 March 2124')
    .replace('{later}', '3 April 2124');
  await expect(fact(page, words.states.until)).toHaveText(both);
});

for (const [kind, id, label, text] of [
  ['expired', 'ITA-4', words.states.expired.until, '31 January 2024'],
  ['withdrawn', 'ITA-5', words.states.withdrawn.since, '1 March 2025'],
  ['replaced', 'ITA-6', words.states.replaced.since, '1 March 2025'],
  ['unclear', 'ITA-7', words.states.unclear.text, 'on <b>hold</b>'],
] as const) {
  test.describe(`one that is ${kind}`, () => {
    const { heading, sentence } = words.states[kind];
    const said = sentence
      .replace('{id}', id)
      .replace('{student}', 'Asha')
      .replace('{course}', 'Python');

    test('has its heading, sentence and date, is announced, and is never called valid', async ({
      page,
    }) => {
      const validator = new ValidatorPage(page);
      await validator.open(register);
      await validator.search(id);
      // `validator.result` is the live region.
      await expect(validator.result.getByRole('heading')).toHaveText(heading);
      await expect(validator.result).toContainText(said);
      await expect(validator.result.getByRole('definition').last()).toHaveText(text);
      await expect(fact(page, label)).toHaveText(text);
      const main = page.getByRole('main');
      await expect(
        main.getByRole('heading', { name: words.valid.heading, exact: true }),
      ).toHaveCount(0);
      await expect(main).not.toContainText(words.invalid.message);
      await expect(main.getByText(words.states.ask)).toBeVisible();
      await expect(main.locator('a[href^="mailto:"]')).toHaveText(academy.email);
      await expect(page.getByRole('link', { name: linkedIn })).toHaveCount(
        kind === 'expired' ? 1 : 0,
      );
    });

    test('looks neither like a valid one nor like an invalid one', async ({ page }) => {
      const validator = new ValidatorPage(page);
      await validator.open(register);
      await validator.search(id);
      const look = () =>
        validator.result
          .locator('> div')
          .evaluate((card) => getComputedStyle(card).backgroundColor);
      const mark = () => validator.result.locator('svg path').first().getAttribute('d');
      const ended = [await look(), await mark()];
      await validator.search('ITA-2');
      const valid = [await look(), await mark()];
      await validator.search('nothing');
      expect(new Set([ended[0], valid[0], await look()]).size).toBe(3);
      // Not by colour alone.
      expect(ended[1]).not.toBe(valid[1]);
    });

    test('prints what it says, with link and QR code', async ({ page }) => {
      const validator = new ValidatorPage(page);
      await validator.open(register);
      await validator.search(id);
      await expect(page.getByRole('button', { name: words.invalid.print })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(validator.result.getByRole('heading', { name: heading })).toBeVisible();
      await expect(fact(page, label)).toBeVisible();
      await expect(validator.result.getByText(`#id=${id}`)).toBeVisible();
      await expect(page.getByRole('img', { name: words.invalid.qrCode })).toBeVisible();
    });
  });
}

test('the certificate that replaces one is looked up by its button, with the keyboard too', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  await validator.open(register);
  await validator.search('ITA-6');
  const button = page.getByRole('button', { name: words.states.by.replace('{id}', 'ITA-2') });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(validator.result.getByRole('heading')).toHaveText(words.valid.heading);
  await expect(page).toHaveURL(/#id=ITA-2$/);
  await expect(validator.box).toBeFocused();
  // The replaced one is further down, but nothing finds it by the ID that replaces it.
  await expect(validator.result.getByText(words.valid.foundBy.student)).toHaveCount(0);
});

test('one that was found by another column says so', async ({ page }) => {
  const validator = new ValidatorPage(page);
  await validator.open(statesRegister({ 'ITA-5': { status: 'withdrawn' } }));
  await validator.search('Python');
  await expect(validator.result.getByRole('heading')).toHaveText(words.states.withdrawn.heading);
  await expect(validator.result).toContainText(words.valid.foundBy.course);
});

test.describe('where the part that tells a state does not arrive', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('nothing is called valid: the connection is to blame', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.open(register);
    await page.route(isScript('state-answer'), (route) => route.abort());
    await validator.ask('ITA-5');
    await expect(validator.result).toContainText(registerFaults.interrupted.visitor);
    await expect(validator.result).not.toContainText(words.valid.heading);
    await expect(validator.tryAgain).toBeVisible();
  });

  test('the reader of states fails: the connection is to blame', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await page.route(/\/state-reader-[^/]*\.js$/, (route) => route.abort());
    await validator.serve(register);
    await page.goto('/SearchById#id=ITA-5');
    await validator.expectFailure(registerFaults.interrupted.visitor);
  });
});

test.describe('since when the register is as it is', () => {
  test('is told with the time of the check, on paper too, where the host says so', async ({
    page,
  }) => {
    const validator = new ValidatorPage(page);
    await validator.open(register);
    await validator.serve({
      body: register,
      headers: { 'last-modified': 'Sat, 21 Nov 2026 12:00:00 GMT' },
    });
    await page.reload();
    await validator.expectValid('ITA-1', { student: 'Asha', course: 'Python' });
    const [start = ''] = words.asOf.sentence.split('{');
    const told = page.getByText(start, { exact: false }).filter({ hasText: '21 November 2026' });
    await expect(told).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(told).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await validator.expectInvalid('nothing');
    await expect(fact(page, words.asOf.label)).toContainText('21 November 2026');
  });

  test('is not told where the host does not, or has no real date', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.open(register);
    const headers = { 'last-modified': 'Thu, 01 Jan 1970 00:00:01 GMT' };
    for (const answer of [{ body: register }, { body: register, headers }]) {
      await validator.serve(answer);
      await page.reload();
      await validator.expectInvalid('nothing');
      await expect(fact(page, words.invalid.evidence.checked)).toBeVisible();
      await expect(page.getByText(words.asOf.label)).toHaveCount(0);
    }
  });
});

test.describe('an ID with a wrong check character', () => {
  const mistyped = 'ITA-7K3M-9QXD-2FWAZ';

  test('is invalid, and told from one that is not in the register', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.open(register);
    await validator.expectInvalid(mistyped);
    await expect(validator.result).toContainText(words.invalid.mistyped);
    await validator.expectInvalid('ITA-7K3M-9QXD-2FWAK');
    await expect(validator.result).not.toContainText(words.invalid.mistyped);
  });

  test('R8: is valid where the register has it', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.open(statesRegister({ [mistyped]: {} }));
    await validator.expectValid(mistyped, { student: 'Asha', course: 'Python' });
  });

  test('is told of a link even where the register can’t be read', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.serve(Buffer.alloc(0));
    for (const [id, times] of [
      [mistyped, 1],
      ['ITA-7K3M-9QXD-2FWAK', 0],
    ] as const) {
      await page.goto('/about');
      await page.goto(`/SearchById#id=${id}`);
      await validator.expectFailure(registerFaults['empty-file'].visitor);
      const told = page.getByRole('alert').getByText(words.failed.mistyped.replace('{id}', id));
      await expect(told).toHaveCount(times);
    }
  });
});

/** What is said under this label. */
function fact(page: Page, label: string) {
  const term = page.getByRole('term').filter({ hasText: label });
  return term.locator('+ dd');
}
