import { fill } from '../../src/fill.ts';
import { registerFaults, validator as words } from '../content-words.ts';
import { type OwnSite, withOwnSite } from '../own-site.ts';
import { notWhole, wholeRegister, withRegisterElsewhere, zoe } from '../register-elsewhere.ts';
import { copyFolder } from '../site-copies.ts';
import { expect, test as validatorTest } from '../validator-test.ts';

const test = validatorTest.extend<{ readonly ownSite: OwnSite }>({
  settings: 'changed',
  ownSite: ({}, use) => withOwnSite(copyFolder('changed'), use),
  baseURL: ({ ownSite }, use) => use(ownSite.address),
  expectedMessages: ({}, use) => use([/Failed to load resource|ERR_|Security Policy|localhost:9/]),
});

test('R9: half a sheet from another host gives no answer', async ({ page, validator, ownSite }) => {
  await withRegisterElsewhere(ownSite, async (serve) => {
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
