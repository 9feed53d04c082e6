import { notFound } from '../content-words.ts';
import { doubleTexts, layoutFaults } from '../look.ts';
import { anyCourse } from '../site-routes.ts';
import { oneCertificate } from '../register-file.ts';
import { longEmail, longName } from '../site-copies.ts';
import { expect, test } from '../site-test.ts';
import { ValidatorPage } from '../validator-page.ts';

test.use({ settings: 'changed', expectedMessages: [/status of 404/] });

const paths = ['/', '/gallery', anyCourse];

test('a name of 60 characters and an e-mail of 50 have room on every screen, with large letters, and on paper', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const validator = new ValidatorPage(page);
  const opened = [
    ...paths.map((path) => [path, () => page.goto(path)] as const),
    ['an invalid answer', () => validator.open(oneCertificate, '#id=nothing')] as const,
  ];
  for (const [name, open] of opened) {
    await open();
    await expect(page.getByRole('contentinfo')).toContainText(longName);
    await expect(page.getByRole('contentinfo')).toContainText(longEmail);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectRoom(`${name} at ${width} px`);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await doubleTexts(page);
    await expectRoom(`${name} at 360 px, with letters of twice the size`);
    await doubleTexts(page, 1);
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expectRoom(`${name} on paper`);
    await page.emulateMedia({ media: 'screen' });
  }

  async function expectRoom(where: string) {
    expect.soft(await layoutFaults(page), where).toEqual([]);
  }
});

test('in the place of a long name the header says the short one, until the screen is wide', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  const home = page.getByRole('banner').getByRole('link').first();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(home).not.toHaveText(longName, { useInnerText: true });
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(home).toHaveText(longName, { useInnerText: true });
  await expect(page).toHaveTitle(notFound.title);
});
