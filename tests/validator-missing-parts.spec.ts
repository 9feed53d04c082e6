import { registerFaults, validator as words } from './content-words.ts';
import { expect, test, threeRows as register } from './validator-test.ts';

test.use({
  expectedMessages: [/Failed to load resource|Error hydrating|a fault of the program/],
});

test('R9: where a script does not arrive, the connection is to blame, not the device; without that of the QR code paper has the link, and without that of a list the page says so', async ({
  page,
  validator,
  list,
}) => {
  for (const script of [/register-worker/, /qr-drawing/, /list-panel/]) {
    await page.route(script, (route) => route.abort());
  }
  await page.goto('/SearchById#id=ID-0001');
  await validator.expectFailure(registerFaults.interrupted.visitor);
  await page.unroute(/register-worker/);
  await validator.serve(register);
  await validator.tryAgain.click();
  await expect(validator.result).toContainText('Asha');
  await page.emulateMedia({ media: 'print' });
  await expect(validator.main.getByText('#id=ID-0001')).toBeVisible();
  await expect(validator.qrCode).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await list.several.check();
  await expect(page.getByRole('alert')).toHaveText(words.list.missing);
  await page.unroute(/list-panel/);
  await validator.tryAgain.click();
  await expect(validator.result).toContainText('Asha');
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

test('where no script arrives, the page says so after a while', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/SearchById#id=ID-0001');
  await expect(page.getByText(words.loading)).toBeVisible();
  const said = page.getByText(words.longWait);
  await expect(said).toBeHidden();
  await said.evaluate((element) => {
    const [wait] = element.getAnimations();
    if (wait) wait.currentTime = 12_500;
  });
  await expect(said).toBeVisible();
});
