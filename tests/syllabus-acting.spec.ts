import type { Page } from '@playwright/test';
import { site } from './content-words.ts';
import { anyCourse, courseAddress, longCourse } from './site-routes.ts';
import { expect, test } from './site-test.ts';

// How a student asks about a course wherever they are on its page; every-syllabus.spec.ts looks at the first screen.

const phone = { width: 360, height: 780 };
const long = courseAddress(longCourse.path);

test.describe('the bar at the lower edge of a phone', () => {
  test.use({ viewport: phone });

  test('comes once the hero’s buttons have gone, and goes before the band that says the same', async ({
    page,
  }) => {
    await page.goto(long);
    await expect(bar(page)).not.toBeInViewport();
    for (const part of [0.3, 0.6]) {
      await page.evaluate((share) => {
        const height = document.querySelector('.syllabus')?.clientHeight ?? 0;
        scrollTo({ top: 780 + height * share, behavior: 'instant' });
      }, part);
      const box = await bar(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(phone.height, 0);
      expect(box?.height).toBeLessThanOrEqual(72);
    }
    const band = page.getByRole('heading', { name: site.syllabus.ask });
    await band.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(bar(page)).not.toBeInViewport();
  });

  test('is above the bar of the syllabus, where that passes it', async ({ page }) => {
    await page.goto(long);
    const isOnTop = await page.evaluate(() => {
      const passing = document.querySelector('.syllabus-bar')?.getBoundingClientRect().top ?? 0;
      scrollTo({ top: passing - innerHeight + 40, behavior: 'instant' });
      const lower = document.querySelector('.reach-bar');
      const { top = 0, height = 0 } = lower?.getBoundingClientRect() ?? {};
      return lower?.contains(document.elementFromPoint(innerWidth / 2, top + height - 4));
    });
    expect(isOnTop).toBe(true);
  });

  test('covers nothing that the keyboard comes to', async ({ page }) => {
    await page.goto(anyCourse);
    const covered = await page.evaluate(() => {
      const lower = document.querySelector('.reach-bar');
      return [...document.querySelectorAll<HTMLElement>('.syllabus a, .syllabus summary')]
        .filter((element) => !lower?.contains(element) && element.checkVisibility())
        .filter((element) => {
          element.focus();
          const { top, bottom, left, right } = element.getBoundingClientRect();
          const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return front === null || !(element.contains(front) || front.contains(element));
        })
        .map((element) => element.textContent);
    });
    expect(covered).toEqual([]);
  });

  test('is not printed, and is not there on a wider screen', async ({ page }) => {
    await page.goto(long);
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(bar(page)).toBeHidden();
  });
});

function bar(page: Page) {
  return page.locator('.reach-bar');
}
