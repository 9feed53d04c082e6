import type { Page } from '@playwright/test';

/** Serves the site's pages and styles with these changes. */
export async function withoutFeatures(
  page: Page,
  changes: readonly (readonly [RegExp, string])[],
): Promise<void> {
  await page.route(/\/[^.]*$|\.css$/, async (route) => {
    const response = await route.fetch();
    // The policy knows the page's own styles by their bytes.
    const text = (await response.text()).replace(
      /<meta http-equiv="content-security-policy"[^>]*>/,
      '',
    );
    await route.fulfill({
      response,
      body: changes.reduce((body, [from, to]) => body.replace(from, to), text),
      headers: { 'Content-Type': response.headers()['content-type'] ?? '' },
    });
  });
}
