import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { BatchPage } from './batch-page.ts';
import { site, validator } from './content-words.ts';
import { courseAddress, placeRoutes } from './site-routes.ts';
import { expect, test } from './site-test.ts';

test.use({ expectedMessages: [/status of 404/] });

const pages = [
  ...placeRoutes,
  '/nothing',
  ...['javaFullStack', 'C', 'Java Script'].map(courseAddress),
];

interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Each width and each scheme once; look.spec.ts judges the colours of all texts in every pair of them. */
const views: readonly View[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
];
const onPhone: readonly View[] = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
];

for (const path of pages) {
  test(`axe finds nothing on ${path}, narrow and light, wide and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(validator.loading)).toBeHidden();
    await expectNoFindings(page, views);
  });
}

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  await page.getByRole('button', { name: site.navigation.open }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await expectNoFindings(page, onPhone);
});

test('axe finds nothing on the validator’s answers', async ({ page }) => {
  await page.goto('/SearchById');
  for (const id of ['no such ID', '0007']) {
    await page.getByRole('textbox', { name: validator.inputLabel }).fill(id);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty();
    await expectNoFindings(page, onPhone);
  }
});

test('axe finds nothing on a list that is checked and answered', async ({ page }) => {
  const batch = new BatchPage(page);
  await batch.loseQuestion(0);
  await page.goto('/SearchById');
  await batch.unfold();
  await batch.check('0007\nno such ID');
  await expect(batch.progress).toBeVisible();
  await expectNoFindings(page, onPhone.slice(1));
  await batch.stopButton.click();
  await batch.goOnButton.click();
  await expect(batch.rows).toHaveCount(2);
  await expectNoFindings(page, views);
});

async function expectNoFindings(page: Page, seen: readonly View[]) {
  for (const { width, colorScheme } of seen) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => runningAnimations(page)).toBe(0);
    // Legacy mode spares a second page for each analysis; it leaves out only frames of other origins.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    const findings = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      at: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
    }));
    expect(findings, `${width} px, ${colorScheme}`).toEqual([]);
  }
}

/** Colours that are still changing would be judged half-way. */
function runningAnimations(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
}
