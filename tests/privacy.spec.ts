import { validator } from './content-words.ts';
import { expect, test } from './site-test.ts';

test.use({ serviceWorkers: 'allow', watchesWorkers: false });

test('no page and no search sets a cookie or stores anything beside the kept pages', async ({
  page,
  context,
}) => {
  for (const path of ['/', '/courses', '/gallery', '/SearchById']) await page.goto(path);
  await page.getByRole('textbox', { name: validator.inputLabel }).fill('no such ID');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty();
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    session: sessionStorage.length,
    local: localStorage.length,
    databases: (await indexedDB.databases()).length,
  }));
  expect(stored).toEqual({ session: 0, local: 0, databases: 0 });
});
