import type { Page } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { content, validator as words } from '../support/content-words.ts';
import { layoutShifts } from '../pages/look.ts';
import { plainSheet } from '../support/register-file.ts';
import { holdBack, isRegister } from '../support/site-test.ts';
import { expect, ofAsha, test, threeRows } from './validator-test.ts';

/** Static hosts send the date of the register's last change in this header. */
const lastModified = { 'Last-Modified': 'Sat, 21 Nov 2026 12:00:00 GMT' };
const reactFile = /\/react\.[^/]*\.js$/;

test('R11: a link is answered before React has loaded', async ({ page, validator, requests }) => {
  await validator.serve({ body: threeRows, headers: lastModified });
  const letGo = await holdBack(page, reactFile);
  await page.goto('/SearchById#id=ID-0001');
  const first = page.locator('.first-answer');
  await expect(first.getByText(words.valid.heading, { exact: true })).toBeVisible();
  await expect(first).toContainText(fill(words.valid.sentence, { ...ofAsha, id: 'ID-0001' }));
  await expect(first.locator('form input')).toHaveValue('ID-0001');
  // Screen readers say only React's answer.
  await expect(first).toHaveAttribute('inert');
  letGo();
  await expect(first).toHaveCount(0);
  await expect(validator.result).toContainText(words.valid.heading);
  expect(requests.filter(({ url }) => isRegister(url))).toHaveLength(1);
  expect(requests.filter(({ sent }) => sent.includes('ID-0001'))).toEqual([]);
});

test('the ID of a link is looked up once', async ({ page, validator }) => {
  await validator.serve({ body: threeRows });
  await page.addInitScript(() => {
    const tasks: string[] = [];
    class ListeningWorker extends Worker {
      override postMessage(message: { task: string }, moved?: object) {
        tasks.push(message.task);
        super.postMessage(message, moved);
      }
    }
    Object.assign(globalThis, { tasks, Worker: ListeningWorker });
  });
  const asked = () => page.evaluate(() => (globalThis as { tasks?: string[] }).tasks);
  await page.goto('/SearchById#id=ID-0009');
  await expect(validator.result).toContainText(words.invalid.message);
  expect(await asked()).toEqual(['load']);
  await validator.search('ID-0001');
  expect(await asked()).toEqual(['load', 'find']);
});

for (const width of [390, 1280]) {
  test(`${width} px: React’s answer is where the first answer was`, async ({ page, validator }) => {
    await page.setViewportSize({ width, height: 844 });
    const body = plainSheet([1, 'Asha', content.courses[0]?.title ?? '', 'A', null, 'ID-0001']);
    await validator.serve({ body, headers: lastModified });
    const letGo = await holdBack(page, reactFile);
    await page.goto('/SearchById#id=ID-0001');
    await expect(page.locator('.first-answer .answer a[href^="/courses/"]')).toBeVisible();
    const before = await places(page, '.first-answer');
    const said = await saidIn(page, '.first-answer');
    letGo();
    await expect(page.locator('.first-answer')).toHaveCount(0);
    expect(await places(page, '.validator')).toEqual(before);
    expect(await saidIn(page, '.validator')).toBe(said);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('text typed before React has loaded is kept, and so is a press of Enter', async ({
  page,
  validator,
  requests,
}) => {
  await validator.serve({ body: threeRows });
  const letGo = await holdBack(page, reactFile);
  await page.goto('/SearchById');
  await validator.box.pressSequentially(' ID-0001');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  letGo();
  await expect(validator.result).toContainText(words.valid.heading);
  await expect(validator.box).toHaveValue('ID-0001');
  await expect(validator.box).toBeFocused();
  await expect(page).toHaveURL(/\/SearchById#id=ID-0001$/);
  expect(requests.filter(({ sent }) => sent.includes('ID-0001'))).toEqual([]);
});

test('when React starts, the search box does not move, and no search starts by itself', async ({
  page,
  validator,
}) => {
  await validator.serve({ body: threeRows });
  const letGo = await holdBack(page, reactFile);
  await page.goto('/SearchById');
  await expect(page.getByText(words.loading)).toBeHidden();
  const before = await places(page, '.validator');
  await validator.box.fill('ID-00');
  letGo();
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect(await places(page, '.validator')).toEqual(before);
  expect(await layoutShifts(page)).toEqual([]);
  await validator.box.press('End');
  await validator.box.pressSequentially('01');
  await expect(validator.box).toHaveValue('ID-0001');
  await expect(validator.result).toBeEmpty();
});

function places(page: Page, within: string) {
  return page
    .locator(`${within} :is(form, form *, .answer, .answer *, p:has(> a[target]))`)
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.tagName, x, y, width, height];
      }),
    );
}

/** The text of the answer, without the time of the check. */
async function saidIn(page: Page, within: string) {
  const text = await page.locator(`${within} .answer`).textContent();
  return text?.replace(/\d\d:\d\d(?! GMT)/, '');
}
