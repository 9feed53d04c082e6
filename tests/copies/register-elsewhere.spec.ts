import { registerFaults, validator as words } from '../content-words.ts';
import { type OwnSite, withOwnSite } from '../own-site.ts';
import { asOthersWrite, notWhole, withRegisterElsewhere } from '../register-elsewhere.ts';
import { copyFolder } from '../site-copies.ts';
import { expect, test as validatorTest } from '../validator-test.ts';

const test = validatorTest.extend<{ readonly ownSite: OwnSite }>({
  settings: 'changed',
  ownSite: ({}, use) => withOwnSite(copyFolder('changed'), use),
  baseURL: ({ ownSite }, use) => use(ownSite.address),
  expectedMessages: ({}, use) => use([/Failed to load resource|ERR_/]),
});

// tests/engines/validator.spec.ts tests the same in Firefox and WebKit.

test('R9: only a register that arrives complete from another host gives answers', async ({
  page,
  validator,
  ownSite,
}) => {
  await withRegisterElsewhere(ownSite, async (serve) => {
    for (const [at, [kind, answer]] of notWhole.entries()) {
      serve(answer);
      if (at === 0) await page.goto('/SearchById#id=0049');
      else await validator.tryAgain.click();
      await validator.expectFailure(registerFaults[kind].visitor);
    }
    for (const [, id, register] of asOthersWrite) {
      serve((_, response) => response.end(register));
      await page.goto('about:blank');
      await page.goto(`/SearchById#id=${id}`);
      await expect(validator.result).toContainText(words.valid.heading);
      await expect(validator.result).toContainText('Asha');
    }
  });
});
