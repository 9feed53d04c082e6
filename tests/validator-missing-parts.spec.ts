import { printedWays } from '../src/layout/contact-ways.ts';
import { academy, registerFaults, validator as words } from './content-words.ts';
import { holdBack } from './held-requests.ts';
import { expect, ofAsha, test, threeRows as register } from './validator-test.ts';

test.use({
  expectedMessages: [/Failed to load resource|Error hydrating|a fault of the program/],
});

test('R9: where the Worker’s script fails, or what it imports never comes, the connection is to blame, not the device', async ({
  page,
  validator,
}) => {
  await test.step('its script fails', async () => {
    await page.route(/register-worker/, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await page.goto('/SearchById#id=ID-0001');
    await refused;
    await validator.expectFailure(registerFaults.interrupted.visitor);
    await page.unroute(/register-worker/);
  });
  await test.step('what it imports never comes', async () => {
    await page.clock.install();
    const arrive = await holdBack(page, ({ pathname }) => pathname.includes('/register-core'));
    const asked = page.waitForRequest(/register-core/);
    await page.reload();
    await asked;
    await expect(page.getByText(words.loading)).toBeVisible();
    await page.clock.fastForward('02:00');
    await validator.expectFailure(registerFaults.interrupted.visitor);
    arrive();
  });
});

test('where the QR code’s script fails, answer and link are still there', async ({
  page,
  validator,
}) => {
  await page.route(/qr-drawing/, (route) => route.abort());
  await validator.open(register);
  const refused = page.waitForEvent('requestfailed');
  await validator.expectValid('ID-0001', ofAsha);
  await refused;
  await page.emulateMedia({ media: 'print' });
  await expect(validator.main.getByText('#id=ID-0001')).toBeVisible();
});

test('where the program itself fails, the page says so in place of the validator, and whom to ask', async ({
  page,
  validator,
}) => {
  await validator.open(register);
  await page.evaluate(() => {
    Date.prototype.toISOString = () => {
      throw new Error('a fault of the program');
    };
  });
  await validator.ask('ID-0001');
  await expect(validator.main.getByRole('alert')).toContainText(words.broken);
  await validator.expectWays();
  await expect(validator.main).not.toContainText(words.invalid.message);
  await validator.tryAgain.click();
  await expect(validator.result).toContainText('Asha');
});

test('where no script arrives, the page says so after a while, and whom to ask', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/SearchById#id=ID-0001');
  await expect(page.getByText(words.loading)).toBeVisible();
  const said = page.getByText(words.longWait);
  await expect(said).toBeHidden();
  await expect(said).toBeVisible({ timeout: 30_000 });
  const foot = page.getByRole('contentinfo');
  for (const way of printedWays(academy)) {
    await expect(foot.getByRole('link', { name: way }).first()).toBeVisible();
  }
});
