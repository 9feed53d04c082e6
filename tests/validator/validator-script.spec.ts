import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { sampleRegister } from '../../src/register/testing/sample-register.ts';
import { registerFaults, validator as words } from '../support/content-words.ts';
import { expect, test, threeRows as register } from './validator-test.ts';

const messages = /Failed to load resource|Error hydrating|a fault of the program/;
test.use({ expectedMessages: [messages] });

test('R9: if a script is missing, the page blames the connection', async ({ page, validator }) => {
  await page.route(/register-worker/, (route) => route.abort());
  await page.goto('/SearchById#id=ID-0001');
  await validator.expectFailure(registerFaults.interrupted.visitor);
  await page.unroute(/register-worker/);
  await validator.serve(register);
  await validator.tryAgain.click();
  await expect(validator.result).toContainText('Asha');
});

test('without the QR code’s script, paper still has the link', async ({ page, validator }) => {
  await page.route(/answer-paper/, (route) => route.abort());
  await validator.open(register, '#id=ID-0001');
  await expect(validator.result).toContainText('Asha');
  await page.emulateMedia({ media: 'print' });
  await expect(validator.main.getByText('#id=ID-0001')).toBeVisible();
  await expect(validator.qrCode).toHaveCount(0);
});

test('if the script for lists is missing, the page says so', async ({ page, validator, list }) => {
  await page.route(/list-panel/, (route) => route.abort());
  await validator.open(register, '#id=ID-0001');
  await list.press('list');
  await expect(page.getByRole('alert')).toHaveText(words.list.missing);
  await page.unroute(/list-panel/);
  await validator.tryAgain.click();
  await expect(validator.result).toContainText('Asha');
});

test.describe('without the styles for lists', () => {
  // React's message for a missing style sheet is only "Event".
  test.use({ expectedMessages: [new RegExp(`${messages.source}|error: Event$`)] });

  test('a list is answered', async ({ page, list }) => {
    await page.route(/\/list\.[^/]*\.css$/, (route) => route.abort());
    await list.open(register);
    await list.check('ID-0001');
    await expect(list.result).toContainText('Asha');
  });
});

test('without Workers, the page blames the browser', async ({ page, validator }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await page.goto('/SearchById#id=ID-0001');
  await validator.expectFailure(registerFaults['no-worker'].visitor);
});

test('"Try again" reloads a page of an earlier release', async ({ page, validator }) => {
  await validator.serve(register);
  await page.route(/register-worker/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/SearchById#id=ID-0001');
  await validator.expectFailure(registerFaults['outdated-page'].visitor);
  await page.unroute(/register-worker/);
  const loaded = page.waitForEvent('load');
  await validator.tryAgain.click();
  await loaded;
  await expect(validator.result).toContainText('Asha');
});

test('if the validator’s own code fails, the page says so', async ({ page, validator }) => {
  await validator.open(register);
  await page.evaluate(() => {
    Date.prototype.toISOString = () => {
      throw new Error('a fault of the program');
    };
  });
  await validator.ask('ID-0001');
  await expect(validator.main.getByRole('alert')).toContainText(words.broken);
  await validator.expectContact();
  await expect(validator.main).not.toContainText(words.invalid.message);
  await validator.tryAgain.click();
  await expect(validator.result).toContainText('Asha');
});

for (const [missing, files] of [
  ['no script arrives', '**/*.js'],
  ['the words are missing', '**/words.*.js'],
] as const) {
  test(`if ${missing}, the page says so after a while`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    // With a full stop, several IDs are possible, so the answer needs the island.
    await page.goto('/SearchById#id=ID-0001.');
    await expect(page.getByText(words.loading)).toBeVisible();
    const said = page.getByText(words.longWait);
    await expect(said).toBeHidden();
    await said.evaluate((element) => {
      const [wait] = element.getAnimations();
      if (wait) wait.currentTime = 12_500;
    });
    await expect(said).toBeVisible();
  });
}

/** The limit for all scripts after gzip, in bytes. Words, React and Astro's adapter for React do not count. */
const budget = 30_000;
const otherFiles = /\/(client|react|jsx-runtime|words)\.[^/]*\.js$/;

test(`on a phone, an answer takes at most ${budget} bytes besides React and the words`, async ({
  page,
  validator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A script that is preloaded and then loaded counts once.
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.set(response.url(), response);
  });
  await validator.open(Buffer.from(sampleRegister()));
  const needed = [...scripts.values()].filter((response) => !otherFiles.test(response.url()));

  // The answer must not need any further script.
  await page.route('**/*.js', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await validator.search('0007');
  await expect(validator.result).toContainText('Sample Student 007');
  await refused;

  const sizes = await Promise.all(
    needed.map(async (response) => {
      const bytes = gzipSync(await response.body(), { level: 9 }).length;
      return [new URL(response.url()).pathname, bytes] as const;
    }),
  );
  const names = sizes.map(([name]) => name).join(' ');
  for (const name of ['certificate-validator', 'register-worker', 'register-core']) {
    expect(names).toContain(name);
  }
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(budget);
});
