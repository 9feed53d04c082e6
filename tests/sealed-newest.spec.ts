import type { Page } from '@playwright/test';
import { minutesPass, shiftableClock } from './sealed-worker.ts';
import { sealedFiles, serveSealed } from './sealed-register.ts';
import { asha, expect, expectFault, expectRecovery, manifests, ravi, test } from './sealed-test.ts';

// Which register is the newest, and how long it is: what the browser remembers, and five minutes.

test('where localStorage is refused, the register is read, and found and invalid are told apart', async ({
  page,
  validator,
}) => {
  await failStorage(page, 'getItem');
  await validator.visit();
  await validator.expectValid(asha.id, asha);
  await validator.expectInvalid('ITA-2024-0002');
});

test('where localStorage is full too, and an older register than the open page has seen itself is still refused', async ({
  page,
  site,
  built,
  validator,
}) => {
  await failStorage(page, 'setItem');
  shiftableClock(site, built);
  await validator.visit();
  await validator.expectValid(asha.id, asha);
  await validator.expectInvalid('ITA-2024-0002');
  serveSealed(site, await sealedFiles(built.key, [asha, ravi], { now: 1_799_999_000 }));
  await minutesPass(page, 6);
  await validator.ask(ravi.id);
  await expectFault(validator, 'older');
});

test.describe('a page that stays open', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('fetches a manifest older than five minutes again before anything is called invalid, gives no answer without it, and reads a new register', async ({
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
    await minutesPass(page, 4);
    await validator.expectInvalid(added.id);
    expect(manifests(site), 'manifests within five minutes').toBe(1);
    await minutesPass(page, 6);
    await validator.expectInvalid(added.id);
    expect(manifests(site), 'manifests after five minutes').toBe(2);

    await minutesPass(page, 6);
    serveSealed(site, new Map([...files].slice(0, -1)));
    await validator.ask(added.id);
    await expectFault(validator, 'damaged');
    const newer = await sealedFiles(built.key, [asha, added], { now: 1_800_000_100 });
    await expectRecovery({ site, validator }, newer, added.student);

    const changed = { ...asha, course: 'Data Science' };
    serveSealed(site, await sealedFiles(built.key, [changed], { now: 1_800_000_200 }));
    await validator.expectValid(asha.id, changed);
  });
});

/** Stands for a browser that keeps nothing. */
async function failStorage(page: Page, method: 'getItem' | 'setItem') {
  await page.addInitScript((name) => {
    Storage.prototype[name] = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  }, method);
}
