import type { CDPSession, Page } from '@playwright/test';
import { parse } from 'yaml';
import { gallerySchema } from '../src/content/schemas/gallery.ts';
import { contentFile, galleryPictures } from './content-words.ts';
import { expect, test } from './site-test.ts';

const { lightbox: words } = gallerySchema.parse(parse(contentFile('gallery.yaml').toString()));
const captions = galleryPictures.map(({ alt }) => alt);
const last = captions.length - 1;
/** What Chromium says of a picture opened on its own: its page for pictures may not style itself. */
const ownPage = /Applying inline style violates/;

test('a press on a picture opens it large, with its description and its number; keys and buttons turn the pages', async ({
  page,
}) => {
  await openPicture(page, 1);
  await expectShown(page, 1);
  await expect(lightbox(page).getByText(`2 / ${captions.length}`)).toBeVisible();
  const picture = lightbox(page).getByRole('img');
  const width = page.viewportSize()?.width ?? 0;
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(width / 2);
  await expect(page).toHaveURL('/gallery');

  // Arrow keys and buttons turn the pages, from the last to the first and back.
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, last);
  await lightbox(page).getByRole('button', { name: words.next }).click();
  await expectShown(page, 0);
  await lightbox(page).getByRole('button', { name: words.previous }).click();
  await expectShown(page, last);
});

test('the page behind rests: Tab stays among the three buttons, and a new picture is announced', async ({
  page,
}) => {
  await openPicture(page, 0);
  for (const name of [words.previous, words.next, words.close]) {
    await expect(lightbox(page).getByRole('button', { name })).toBeVisible();
  }
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(
      () =>
        document.activeElement?.closest('main, header, footer') !== null &&
        document.activeElement?.closest('dialog') === null,
    );
    expect(isBehind, `after ${press + 1} presses`).toBe(false);
  }
  const description = lightbox(page).getByText(captions[0] ?? '', { exact: true });
  await expect(description.locator('xpath=ancestor-or-self::*[@aria-live="polite"]')).toHaveCount(
    1,
  );
});

test('Escape, the button and a press beside the picture close it, and the focus is back on the picture that was opened', async ({
  page,
}) => {
  await openPicture(page, 2);
  for (const [how, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['the button', () => lightbox(page).getByRole('button', { name: words.close }).click()],
    ['a press beside the picture', () => page.mouse.click(3, 3)],
  ] as const) {
    await expectShown(page, 2);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 3);
    await close();
    await expect(lightbox(page), how).toBeHidden();
    await expect(pictureLink(page, 2), how).toBeFocused();
    // The next opening starts afresh.
    await page.keyboard.press('Enter');
  }
  await expectShown(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 3);
});

test('a picture opened in the same moment as another is closed keeps its keys', async ({
  page,
}) => {
  await openPicture(page, 0);
  // The `close` event comes a task later: here after the second opening, as on a busy phone.
  const dialog = await lightbox(page).elementHandle();
  await pictureLink(page, 2).evaluate((link: HTMLElement, open) => {
    if (open instanceof HTMLDialogElement) open.close();
    link.click();
  }, dialog);
  await expectShown(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 3);
});

test('it fits a phone, upright and on its side: picture, description and buttons in view', async ({
  page,
}) => {
  await openPicture(page, 0);
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(lightbox(page).getByRole('img')).toBeInViewport({ ratio: 0.99 });
    for (const button of await lightbox(page).getByRole('button').all()) {
      await expect(button, `at ${viewport.width}×${viewport.height}`).toBeInViewport({
        ratio: 0.99,
      });
    }
    const caption = lightbox(page).getByText(captions[0] ?? '', { exact: true });
    await expect(caption).toBeInViewport({ ratio: 0.99 });
  }
});

test('text of the description can be selected with a mouse, and the page is not turned', async ({
  page,
}) => {
  await openPicture(page, 0);
  const box = await lightbox(page)
    .getByText(captions[0] ?? '', { exact: true })
    .boundingBox();
  if (!box) throw new Error('The description is not shown.');
  const middle = box.y + Math.min(box.height / 2, 12);
  await page.mouse.move(box.x + 2, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, middle, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await expectShown(page, 0);
});

test.describe('with a modifier key', () => {
  test.use({ expectedMessages: [ownPage] });

  test('the link opens the picture’s own address, and no large view', async ({ page, context }) => {
    await page.goto('/gallery');
    const link = pictureLink(page, 0);
    const address = await link.getAttribute('href');
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(opened).toHaveURL(address ?? '');
    await opened.close();
    await expect(lightbox(page)).toBeHidden();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe to the left shows the next picture, to the right the one before', async ({
    page,
    context,
  }) => {
    await openPicture(page, 0);
    const touch = await context.newCDPSession(page);
    await swipe(touch, 300, 120);
    await expectShown(page, 1);
    await swipe(touch, 120, 300);
    await expectShown(page, 0);
    await swipe(touch, 200, 180);
    await expectShown(page, 0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [ownPage] });

  test('each picture is a plain link to itself', async ({ page, request }) => {
    await page.goto('/gallery');
    const address = (await pictureLink(page, 0).getAttribute('href')) ?? '';
    expect((await request.get(address)).headers()['content-type']).toBe('image/jpeg');
    await pictureLink(page, 0).click();
    await expect(page).toHaveURL(address);
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

async function expectShown(page: Page, index: number) {
  const caption = captions[index] ?? '';
  await expect(lightbox(page).getByRole('img')).toHaveAttribute('alt', caption);
  await expect(lightbox(page).getByText(caption, { exact: true })).toBeVisible();
}

/** One finger across the picture, from one distance from the left edge to another. */
async function swipe(touch: CDPSession, from: number, to: number) {
  const y = 360;
  const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => from + (to - from) * part);
  for (const [index, x] of steps.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
