import { validator } from '../content-words.ts';
import { filterOn } from '../course-filter-page.ts';
import { expect, test } from '../site-test.ts';

test.use({ settings: 'sealed', expectedMessages: [/ERR_FAILED|Failed to load/] });

test('the course filter and the validator of an academy with one way to reach it name that and no other where they have no answer', async ({
  page,
}) => {
  const ways = page.locator('a[href^="tel:"], a[href^="mailto:"], a[href^="https://wa.me/"]');
  await page.goto('/courses');
  const { landmark, box } = filterOn(page);
  await box.fill('xyzzy');
  await expect(landmark.locator(ways)).toHaveCount(1);
  await page.route(/\/sealed\//, (route) => route.abort());
  await page.goto('/SearchById#id=ITA-2024-0001');
  await expect(page.getByText(validator.failed.contact)).toBeVisible();
  await expect(page.getByRole('main').locator(ways)).toHaveCount(1);
});
