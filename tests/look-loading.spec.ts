import { validator as words } from './content-words.ts';
import { expectAnswer, oneCertificate, stillPages } from './look-pages.ts';
import { shifts, watchShifts } from './look-shifts.ts';
import { expect, test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

test.use({ settings: 'known', expectedMessages: [/status of 404/] });

const phone = { width: 390, height: 844 };

test('nothing moves when pictures and fonts come late', async ({ page }) => {
  await page.setViewportSize(phone);
  await watchShifts(page);
  await page.route(/\.(avif|webp|jpe?g|woff2)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  for (const path of stillPages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // A full stop after the address that the page for a wrong one fills in moves by less than that.
    const seen = (await shifts(page)).filter((shift) => parseFloat(shift) >= 0.001);
    expect.soft(seen, path).toEqual([]);
  }
});

test('nothing moves while the validator loads, opens and answers', async ({ page }) => {
  await page.setViewportSize(phone);
  await watchShifts(page);
  const validator = new ValidatorPage(page);
  for (const hash of ['#id=ID-1', '#id=nothing']) {
    const painted = Promise.withResolvers<undefined>();
    await validator.serve(async (route) => {
      await painted.promise;
      await route.fulfill({ body: oneCertificate });
    });
    await page.goto('about:blank');
    await page.goto(`/SearchById${hash}`);
    await expect(page.getByText(words.loading)).toBeVisible();
    await shifts(page);
    painted.resolve(undefined);
    await expect(validator.box).toBeVisible();
    await expectAnswer(validator);
    expect.soft(await shifts(page), hash).toEqual([]);
  }
});
