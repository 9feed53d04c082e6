import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { BatchPage } from './batch-page.ts';
import { site, validator } from './content-words.ts';
import { courseAddress, coursePaths, longCourse, placeRoutes } from './site-routes.ts';
import { expect, test } from './site-test.ts';

test.use({ expectedMessages: [/status of 404/] });

const pages = [
  ...placeRoutes,
  '/nothing',
  ...[longCourse.path, ...coursePaths.slice(0, 2)].map(courseAddress),
];

interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Each width and each scheme once. */
const views: readonly View[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
];
const onPhone: readonly View[] = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
];

for (const paths of [pages.slice(0, 4), pages.slice(4, 8), pages.slice(8)]) {
  test(`axe finds nothing on ${paths.join(', ')}, narrow and light, wide and dark`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByText(validator.loading)).toBeHidden();
      await expectNoFindings(page, path, views);
    }
  });
}

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  await page.getByRole('button', { name: site.navigation.open }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await expectNoFindings(page, 'the menu', onPhone);
});

test.describe('on the validator', () => {
  test.use({ settings: 'known' });

  test('axe finds nothing on its answers', async ({ page }) => {
    await page.goto('/SearchById');
    for (const id of ['no such ID', '0007']) {
      await page.getByRole('textbox', { name: validator.inputLabel }).fill(id);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty();
      await expectNoFindings(page, id, onPhone);
    }
  });

  test('axe finds nothing on a list that is checked and answered', async ({ page }) => {
    const batch = new BatchPage(page);
    await batch.loseQuestion(0);
    await page.goto('/SearchById');
    await batch.unfold();
    await batch.check('0007\nno such ID');
    await expect(batch.progress).toBeVisible();
    await expectNoFindings(page, 'a list that is being checked', onPhone.slice(1));
    await batch.stopButton.click();
    await batch.goOnButton.click();
    await expect(batch.rows).toHaveCount(2);
    await expectNoFindings(page, 'a list and its answers', views);
  });
});

async function expectNoFindings(page: Page, what: string, seen: readonly View[]) {
  for (const { width, colorScheme } of seen) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => runningAnimations(page)).toBe(0);
    // Legacy mode spares a second page for each analysis; it leaves out only frames of other origins.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const options = {
      // Writing down all that is in order as well takes as long as looking.
      resultTypes: ['violations' as const],
      // Judged in look.spec.ts, on every ground and for boxes too.
      rules: { 'color-contrast': { enabled: false } },
    };
    const { violations } = await axe.options(options).analyze();
    const findings = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      at: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
    }));
    expect.soft(findings, `${what}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}

/** Colours that are still changing would be judged half-way. */
function runningAnimations(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
}
