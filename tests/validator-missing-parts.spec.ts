import { printedWays } from '../src/layout/contact-ways.ts';
import { academy, registerFaults, validator as words } from './content-words.ts';
import { expect, test, threeRows as register } from './validator-test.ts';

test.use({
  expectedMessages: [/Failed to load resource|Error hydrating|a fault of the program/],
});

test('R9: where the Worker’s script fails, the connection is to blame, not the device', async ({
  page,
  validator,
}) => {
  await page.route(/register-worker/, (route) => route.abort());
  await page.goto('/SearchById#id=ID-0001');
  await validator.expectFailure(registerFaults.interrupted.visitor);
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
