import { fill } from '../src/content/fill.ts';
import { printedWays } from '../src/layout/contact-ways.ts';
import { academy, registerFaults, validator as words, ways } from './content-words.ts';
import { holdBack, isScript } from './held-requests.ts';
import { plainSheet } from './register-file.ts';
import { expect, test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

test.use({ settings: 'known' });

const genuine = 'ITA-2024-0017';
const register = plainSheet(
  [1, 'Asha', 'Python', 'A+', null, genuine],
  [2, 'Ravi', 'Java', 'B+', null, 'ITA-2024-0018'],
);

/** The Worker's entry, and the core that it imports. */
const readerScripts = {
  entry: ({ pathname }: URL) => /\/register-worker[^/]*\.js$/.test(pathname),
  core: ({ pathname }: URL) => /\/register-core[^/]*\.js$/.test(pathname),
};

test.describe('where something does not arrive', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('the next attempt begins without the rows of the last', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.serve(register.subarray(0, register.length / 2));
    await page.goto('/SearchById');
    await expect(validator.tryAgain).toBeVisible();
    const arrival = Promise.withResolvers<undefined>();
    await validator.serve(async (route) => {
      await arrival.promise;
      await route.fulfill({ body: register });
    });
    await validator.tryAgain.click();
    await expect(page.getByText(words.loading)).toBeVisible();
    await expect(page.getByText(fill(words.progress.rows, { rows: '' }))).toHaveCount(0);
    arrival.resolve(undefined);
    await expect(validator.box).toBeVisible();
  });

  for (const [what, isReader] of Object.entries(readerScripts)) {
    test(`R9: the reader’s ${what} fails: the connection is to blame`, async ({ page }) => {
      const validator = new ValidatorPage(page);
      const refused = page.waitForEvent('requestfailed');
      await page.route(isReader, (route) => route.abort());
      await page.goto(`/SearchById#id=${genuine}`);
      await refused;
      await validator.expectFailure(registerFaults.interrupted.visitor);
    });

    test(`R9: the reader’s ${what} is on its way for ever: the connection is to blame, not the device`, async ({
      page,
    }) => {
      const validator = new ValidatorPage(page);
      await page.clock.install();
      const asked = page.waitForRequest((request) => isReader(new URL(request.url())));
      const arrive = await holdBack(page, isReader);
      await page.goto(`/SearchById#id=${genuine}`);
      await asked;
      await expect(page.getByText(words.loading)).toBeVisible();
      await page.clock.fastForward('02:00');
      await validator.expectFailure(registerFaults.interrupted.visitor);
      arrive();
    });
  }

  test('the QR code’s script fails: answer and link are still there', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await page.route(isScript('qr-drawing'), (route) => route.abort());
    await validator.open(register);
    const refused = page.waitForEvent('requestfailed');
    await validator.expectValid(genuine, { student: 'Asha', course: 'Python' });
    await refused;
    await page.emulateMedia({ media: 'print' });
    await expect(validator.result.getByText(`#id=${genuine}`)).toBeVisible();
  });
});

test.describe('where the program itself fails', () => {
  test.use({ expectedMessages: [/a fault of the program/] });

  test('the page says so in place of the validator, and whom to ask', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await validator.open(register);
    await page.evaluate(() => {
      Date.prototype.toLocaleDateString = () => {
        throw new Error('a fault of the program');
      };
    });
    await validator.ask(genuine);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(words.broken);
    for (const { href } of ways) await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(main).not.toContainText(words.invalid.message);
    await validator.tryAgain.click();
    await expect(validator.result).toContainText('Asha');
  });
});

test.describe('where no script arrives', () => {
  test.use({ expectedMessages: [/Failed to load resource|Error hydrating/] });

  test('the page says so after a while, and whom to ask', async ({ page }) => {
    const validator = new ValidatorPage(page);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`/SearchById#id=${genuine}`);
    await expect(page.getByText(words.loading)).toBeVisible();
    const said = page.getByText(words.longWait);
    await expect(said).toBeHidden();
    await expect(said).toBeVisible({ timeout: 30_000 });
    const foot = page.getByRole('contentinfo');
    for (const way of printedWays(academy)) {
      await expect(foot.getByRole('link', { name: way }).first()).toBeVisible();
    }
    await page.unroute('**/*.js');
    await page.reload();
    await expect(validator.box).toBeVisible();
    await expect(said).toBeHidden();
  });
});
