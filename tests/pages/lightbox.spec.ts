import type { Page } from '@playwright/test';
import { content, galleryPictures } from '../support/content-words.ts';
import { boxOf, expect, test } from '../support/site-test.ts';

const { lightbox: words } = content.gallery;
const last = galleryPictures.length - 1;

test('keys and buttons turn the pages of the large view', async ({ page }) => {
  await openPicture(page, 1);
  await expectShown(page, 1);
  const width = page.viewportSize()?.width ?? 0;
  const shown = async () => (await boxOf(lightbox(page).getByRole('img'))).width;
  await expect.poll(shown).toBeGreaterThan(width / 2);

  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expectShown(page, last);
  await lightbox(page).getByRole('button', { name: words.next }).click();
  await expectShown(page, 0);
  await lightbox(page).getByRole('button', { name: words.previous }).click();
  await expectShown(page, last);
  await expectAnnounced(page, last);
});

test('while a picture is large, the keyboard can’t reach the page behind it', async ({ page }) => {
  await openPicture(page, 1);
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    const behind = page.locator('header, main > :not(dialog), footer').locator(':focus');
    await expect(behind, `after ${press + 1} presses`).toHaveCount(0);
  }
});

test('when the large view opens, a screen reader gets each text once', async ({ page }) => {
  await openPicture(page, 1);
  const view = lightbox(page);
  await expectAnnounced(page, 1, `${words.label}. `);
  await expect(view.getByRole('button', { name: words.next })).toBeFocused();
  // A description or a second live region would make a screen reader say texts twice.
  await expect(view).toHaveAccessibleDescription('');
  await expect(view.locator('[aria-live], [role=status]')).toHaveCount(1);
});

test('closing the large view returns the focus to the picture’s link', async ({ page }) => {
  await openPicture(page, 2);
  for (const [how, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['the button', () => lightbox(page).getByRole('button', { name: words.close }).click()],
    ['a press beside the picture', () => page.mouse.click(3, 3)],
    ['Back', () => page.goBack()],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 3);
    await close();
    await expect(lightbox(page), how).toBeHidden();
    await expect(pictureLink(page, 2), how).toBeFocused();
    // Opens the large view again, for the next way of closing it.
    await page.keyboard.press('Enter');
    await expect(lightbox(page), how).toBeVisible();
  }
  await expect(page).toHaveURL(/\/gallery$/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe turns the pages of the large view', async ({ page, context }) => {
    await openPicture(page, 0);
    const touch = await context.newCDPSession(page);
    for (const [from, to, shown] of [
      [300, 120, 1],
      [120, 300, 0],
      [200, 180, 0],
    ] as const) {
      for (const part of [0, 0.25, 0.5, 0.75, 1]) {
        const type = part === 0 ? 'touchStart' : 'touchMove';
        const touchPoints = [{ x: from + (to - from) * part, y: 360 }];
        await touch.send('Input.dispatchTouchEvent', { type, touchPoints });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expectShown(page, shown);
    }
  });
});

function lightbox(page: Page) {
  return page.getByRole('dialog', { name: words.label });
}

function pictureLink(page: Page, index: number) {
  return page.getByRole('main').getByRole('listitem').getByRole('link').nth(index);
}

async function openPicture(page: Page, index: number) {
  await page.goto('/gallery');
  await pictureLink(page, index).click();
  await expect(lightbox(page)).toBeVisible();
}

async function expectAnnounced(page: Page, index: number, first = '') {
  const { alt = '', caption = '' } = galleryPictures[index] ?? {};
  const place = `${index + 1} / ${galleryPictures.length} · `;
  const text = [`${first}${place}`, caption, alt].map((part) => RegExp.escape(part)).join('.*');
  await expect(lightbox(page).locator('[aria-live]')).toHaveText(new RegExp(`^${text}[.!?]?$`));
}

async function expectShown(page: Page, index: number) {
  const { alt = '', caption = '' } = galleryPictures[index] ?? {};
  await expect(lightbox(page).getByRole('img')).toHaveAttribute('alt', alt);
  await expect(lightbox(page).locator('figcaption')).toContainText(caption);
}
