import { fill } from '../../src/fill.ts';
import { registerFaults, validator as words } from '../support/content-words.ts';
import {
  notWhole,
  wholeRegister,
  withRegisterElsewhere,
  zoe,
} from '../support/register-elsewhere.ts';
import { expect, test } from '../validator/validator-test.ts';

test.use({
  settings: 'changed',
  expectedMessages: [/Failed to load resource|ERR_|Security Policy|localhost:9/],
});

test('R9: half a sheet from another host gives no answer', async ({ page, validator, site }) => {
  await withRegisterElsewhere(site, async (serve) => {
    for (const [at, [kind, answer]] of notWhole.entries()) {
      serve(answer);
      if (at === 0) await page.goto(`/SearchById#id=${zoe.id}`);
      else await validator.tryAgain.click();
      await validator.expectFailure(registerFaults[kind].visitor);
    }
    serve((_, response) => response.end(wholeRegister));
    await validator.tryAgain.click();
    await expect(validator.result).toContainText(fill(words.valid.sentence, zoe));
  });
});
