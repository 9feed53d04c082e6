import { fill } from '../../src/fill.ts';
import { content, validator as words } from '../support/content-words.ts';
import { layoutShifts } from '../pages/look.ts';
import { plainSheet } from '../support/register-file.ts';
import { holdBack, isRegister } from '../support/site-test.ts';
import { expectSamePlaces, lastModified, places, reactFile } from './first-answer.ts';
import { expect, ofAsha, test, threeRows } from './validator-test.ts';

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

const course = content.courses[0]?.title ?? '';
const registered = plainSheet(
  [1, 'Asha', course, 'A', null, 'ID-0001'],
  [2, 'Asha Venkatasubramanian Ranganathan Krishnamurthy', course, 'A', null, 'ID-0002'],
);

for (const [width, what, id, heading] of [
  [390, 'a certificate', 'ID-0001', words.valid.heading],
  [1280, 'a certificate', 'ID-0001', words.valid.heading],
  [390, 'a certificate with a long name', 'ID-0002', words.valid.heading],
  [390, 'a certificate found by its student', 'Asha', words.valid.heading],
  [1280, 'a certificate found by its student', 'Asha', words.valid.heading],
  [390, 'an ID that is not in the register', 'other', words.invalid.message],
  [1280, 'an ID that is not in the register', 'other', words.invalid.message],
] as const) {
  test(`${width} px: React’s answer to ${what} is where the first answer was`, async ({
    page,
    validator,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await validator.serve({ body: registered, headers: lastModified });
    await expectSamePlaces(page, `/SearchById#id=${id}`, heading);
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
