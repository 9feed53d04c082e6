import { minutesPass, shiftableClock } from './sealed-worker.ts';
import { sealedFiles, serveSealed } from './sealed-register.ts';
import { asha, expect, expectFault, expectRecovery, manifests, test } from './sealed-test.ts';

// Which register is the newest, and how long it is: what the browser remembers, and five minutes.

test.describe('without localStorage', () => {
  for (const [what, method] of [
    ['refused', 'getItem'],
    ['full', 'setItem'],
  ] as const) {
    test(`which is ${what}, the register is read, and found and invalid are told apart`, async ({
      page,
      validator,
    }) => {
      await page.addInitScript((name) => {
        Storage.prototype[name] = () => {
          throw new DOMException('no', 'QuotaExceededError');
        };
      }, method);
      await validator.visit();
      await validator.expectValid(asha.id, asha);
      await validator.expectInvalid('ITA-2024-0002');
    });
  }

  test('a page that is open still refuses an older register than it has seen itself', async ({
    page,
    site,
    built,
    validator,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
    });
    shiftableClock(site, built);
    await validator.visit();
    serveSealed(site, await sealedFiles(built.key, [asha], { now: 1_799_999_000 }));
    await minutesPass(page, 6);
    await validator.ask(asha.id);
    await expectFault(validator, 'older');
  });
});

test.describe('five minutes after the manifest was fetched', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('it is fetched again before anything is called invalid, and not before that', async ({
    page,
    site,
    built,
    validator,
  }) => {
    shiftableClock(site, built);
    await validator.visit();
    await validator.expectInvalid('ITA-2024-0002');
    await minutesPass(page, 4);
    await validator.expectInvalid('ITA-2024-0003');
    expect(manifests(site)).toBe(1);
    await minutesPass(page, 6);
    await validator.expectInvalid('ITA-2024-0004');
    expect(manifests(site)).toBe(2);
  });

  test('without the newest there is no answer, and a certificate that was added is found', async ({
    page,
    site,
    built,
    files,
    validator,
  }) => {
    shiftableClock(site, built);
    await validator.visit();
    const added = { id: 'ITA-2024-0002', student: 'Meera', course: 'C' };
    await validator.expectInvalid(added.id);
    await minutesPass(page, 6);
    serveSealed(site, new Map([...files].slice(0, -1)));
    await validator.ask(added.id);
    await expectFault(validator, 'damaged');
    const newer = await sealedFiles(built.key, [asha, added], { now: 1_800_000_100 });
    await expectRecovery({ site, validator }, newer, 'Meera');
  });
});

test('a page that was open while a new register was published reads the new one', async ({
  site,
  built,
  validator,
}) => {
  await validator.visit();
  const changed = { ...asha, course: 'Data Science' };
  serveSealed(site, await sealedFiles(built.key, [changed], { now: 1_800_000_100 }));
  await validator.expectValid(asha.id, changed);
});
