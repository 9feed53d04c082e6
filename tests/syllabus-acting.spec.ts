import type { Locator, Page } from '@playwright/test';
import { academy, content, site } from './content-words.ts';
import { courseAddress } from './site-routes.ts';
import { expect, test } from './site-test.ts';

// How a student asks about a course: from the first screen on, wherever they are on its page.

const { whatsapp, call, message } = site.syllabus;
const phone = { width: 360, height: 780 };
const laptop = { width: 1366, height: 768 };
const long = courseAddress('dataSci');

test('on a phone and on a laptop each course can be asked about on the first screen', async ({
  page,
}) => {
  for (const { path, title } of content.courses) {
    await page.goto(courseAddress(path));
    for (const size of [phone, laptop]) {
      await page.setViewportSize(size);
      const ask = await seen(page.getByRole('link', { name: whatsapp }).first());
      const ring = await seen(page.getByRole('link', { name: call }).first());
      for (const { bottom } of [ask, ring]) expect(bottom, path).toBeLessThanOrEqual(size.height);
      const { pathname, searchParams } = new URL(ask.address);
      expect(pathname).toBe(`/${academy.whatsapp.replaceAll(/\D/g, '')}`);
      expect(searchParams.get('text')).toBe(message.replace('{course}', title));
      expect(ring.address).toBe(`tel:${academy.phones[0]?.replaceAll(' ', '')}`);
    }
  }
});

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
    await page.goto(courseAddress('html'));
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

/** Where a link leads, and where it ends on the screen, in pixels. */
function seen(link: Locator): Promise<{ address: string; bottom: number }> {
  return link.evaluate((element) => ({
    address: element.getAttribute('href') ?? '',
    bottom: element.getBoundingClientRect().bottom,
  }));
}
