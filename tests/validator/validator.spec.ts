import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Route } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { about, register, registerFaults, validator as words } from '../support/content-words.ts';
import { type Cell, plainSheet } from '../support/register-file.ts';
import { boxOf, holdBack, isRegister } from '../support/site-test.ts';
import { expect, ofAsha, test, threeRows } from './validator-test.ts';
import { expectAnswersOfNode, workbookAt, workbooksFolder } from './workbook-answers.ts';

test('while the register loads, the validator says so', async ({ page, validator }) => {
  await validator.serve(threeRows);
  const letGo = await holdBack(page, isRegister);
  await page.goto('/SearchById');
  await expect(page.getByText(words.loading)).toBeVisible();
  await expect(validator.box).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await expect(validator.box).toHaveAttribute('placeholder', words.placeholder);
  await expect(page.getByText(words.loading)).toHaveCount(0);
  await expect(validator.result).toBeEmpty();
  const explanation = page.getByRole('region', { name: words.how.heading });
  for (const { title } of words.how.points) await expect(explanation).toContainText(title);
  await validator.expectInvalid('nothing');
  await expectAside(explanation, validator.result);
});

test('the note and the message for an invalid ID are red in light and dark mode', async ({
  page,
  validator,
}) => {
  await validator.open(threeRows);
  await validator.expectInvalid('nothing');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const text of [words.note, words.invalid.message]) {
      const color = await page
        .getByText(text, { exact: true })
        .evaluate((shown) => getComputedStyle(shown).color);
      const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
      expect(red, `${text} in ${colorScheme}`).toBeGreaterThan(1.5 * Math.max(green, blue));
    }
  }
});

test('R10: after a search, the box’s text is selected', async ({ page, validator }) => {
  await validator.open(threeRows);
  await validator.expectValid('ID-0001', ofAsha);
  await validator.expectMarked('ID-0001');
  await page.keyboard.type('something else');
  await expect(validator.box).toHaveValue('something else');
  await expect(validator.result).toContainText(words.valid.heading);
  await page.getByRole('button', { name: words.search, exact: true }).click();
  await expect(validator.result).toContainText(words.invalid.message);
  await validator.expectMarked('something else');
  await validator.expectInvalid('something else');
});

test('R8: blanks around an ID vanish when a visitor pastes it or leaves the box', async ({
  page,
  validator,
}) => {
  await validator.open(threeRows);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('\tID-0001 \n'));
  await validator.box.press('ControlOrMeta+v');
  await expect(validator.box).toHaveValue('ID-0001');
  // A phone's keyboard may paste a text with blanks around it.
  await validator.box.fill(' ID-0002  ');
  await expect(validator.box).toHaveValue('ID-0002');
  await validator.box.pressSequentially(' ');
  await expect(validator.box).toHaveValue('ID-0002 ');
  await validator.box.blur();
  await expect(validator.box).toHaveValue('ID-0002');
});

test('a page that was left open reads the register again', async ({ page, validator }) => {
  await page.clock.install();
  await validator.open(threeRows);
  await validator.expectInvalid('ID-0009');
  await validator.serve(plainSheet([1, 'Meera', 'SQL', 'A', null, 'ID-0009']));
  await page.clock.fastForward('20:00');
  await validator.ask('ID-0009');
  await expect(validator.result).toContainText('Meera');
});

test('a link opens its answer, and a button copies the link', async ({ page, validator }) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  const id = 'ID/1 & प्र?#';
  const register = plainSheet([1, 'Asha', 'Python', 'A', null, id]);
  await validator.open(register, `#id=${encodeURIComponent(id)}`);
  await expect(validator.box).toHaveValue(id);
  await expect(validator.result).toContainText(fill(words.valid.sentence, { ...ofAsha, id }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: words.valid.copyLink }).click();
  await expect(
    page.getByRole('paragraph').filter({ hasText: words.valid.linkCopied }),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('R8, R11: the address bar has a link to the latest answer', async ({ page, validator }) => {
  const ids = ['ID-2', 'ID-3', 'ID-3.'];
  await validator.open(
    plainSheet(...ids.map((each): Cell[] => [1, 'Asha', 'Python', 'A', null, each])),
  );
  const length = await page.evaluate(() => history.length);
  await validator.expectValid(' ID-2 ', { ...ofAsha, id: 'ID-2' });
  await expect(page).toHaveURL('/SearchById#id=ID-2');
  await expect(validator.box).toHaveValue('ID-2');
  expect(await page.evaluate(() => history.length), 'entries in the history').toBe(length);
  // Extra characters after an ID are dropped only in a link. A typed ID with a full stop is another ID.
  await validator.expectInvalid('ID-2.');

  for (const [hash, shown, answer] of [
    ['#id=ID-3.', 'ID-3.', words.valid.heading],
    ['#ID=ID-2).', 'ID-2', words.valid.heading],
    ['#id=ID-9.', 'ID-9.', words.invalid.message],
    // The first link has an encoded =. The others have extra text, which the page shows.
    ['#id%3DID-2', 'ID-2', words.valid.heading],
    ['#id=ID-3.?utm_source=x&fbclid=y', 'ID-3.', '“?utm_source=x&fbclid=y”'],
    ['#id=ID-2%E0%A5%A4', 'ID-2', '“।”'],
  ] as const) {
    await page.evaluate((to) => (location.hash = to), hash);
    await expect(validator.box, hash).toHaveValue(shown);
    await expect(validator.result, hash).toContainText(shown);
    await expect(validator.result, hash).toContainText(answer);
  }
  await page.goto('/SearchById#id');
  await expect(validator.result).toContainText(words.invalid.emptyLink);
});

test('a search for a pasted link shows the answer to the ID in the link', async ({
  page,
  validator,
  list,
}) => {
  const own = 'https://academy.example/SearchById#id=ID-0002';
  const links = [
    own,
    `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(own)}&data=05`,
    `https://www.google.com/url?q=${encodeURIComponent(own)}&sa=D`,
    `https://l.facebook.com/l.php?u=${encodeURIComponent(own)}&h=AT0`,
    'https://urldefense.com/v3/__https://academy.example/SearchById*id=ID-0002__;Iw!!A!b$',
  ];
  await validator.open(threeRows);
  for (const link of links) {
    await validator.search(link);
    await expect(validator.result, link).toContainText('Ravi');
    await expect(validator.box).toHaveValue('ID-0002');
    await expect(page).toHaveURL('/SearchById#id=ID-0002');
  }
  await list.unfold();
  await list.check(links.join('\n'));
  await list.expectCount('valid', links.length);
});

test('R11: only an ID after the "?" of a link is sent to the server, and only once', async ({
  page,
  validator,
  requests,
}) => {
  await validator.open(threeRows, '?id=Private-4711');
  await expect(validator.result).toContainText(words.invalid.message);
  await expect(page).toHaveURL('/SearchById#id=Private-4711');
  await validator.expectInvalid('Private-4712');
  await page.getByRole('banner').getByRole('link', { name: about.label, exact: true }).click();
  await expect(page).toHaveURL('/about');
  expect(requests.length).toBeGreaterThan(10);
  const carrying = requests.filter(({ sent }) => sent.includes('Private-471'));
  expect(carrying.map(({ type, url }) => [type, url.search])).toEqual([
    ['document', '?id=Private-4711'],
  ]);
});

test.describe('a register that can’t be read', () => {
  test.use({ expectedMessages: [/Failed to load resource|ERR_/] });

  test('R9: each fault has a sentence and "Try again"', async ({ page, context, validator }) => {
    const sentences = Object.values(registerFaults).map(({ visitor }) => visitor);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const [at, [kind, answer]] of (
      [
        ['empty-file', Buffer.alloc(0)],
        ['damaged', threeRows.subarray(0, threeRows.length / 2)],
        ['no-usable-rows', plainSheet()],
        ['http-status', { status: 500 }],
        ['interrupted', (route: Route) => route.abort()],
      ] as const
    ).entries()) {
      await test.step(kind, async () => {
        await validator.serve(answer);
        if (at === 0) await page.goto('/SearchById#id=ID-0001');
        else await validator.tryAgain.click();
        await validator.expectFailure(registerFaults[kind].visitor);
        const explanation = page.getByRole('region', { name: words.how.heading });
        await expectAside(explanation, page.getByRole('alert'));
      });
    }
    await expect(validator.tryAgain).toBeFocused();
    await context.setOffline(true);
    await validator.tryAgain.click();
    await validator.expectFailure(registerFaults.offline.visitor);
    await context.setOffline(false);
    await validator.serve(threeRows);
    await validator.tryAgain.click();
    await expect(validator.box).toBeFocused();
    await expect(validator.result).toContainText('Asha');
  });
});

test('the sample register has the certificate that the README names', async ({ validator }) => {
  test.skip(register.address !== 'sample-register.xlsx', 'the register is the owner’s own');
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  await validator.visit();
  for (const id of [/`(ITA-[\d-]+)`/.exec(readme)?.[1] ?? '', 'ITA-2024-0240']) {
    await validator.search(id);
    await expect(validator.result).toContainText(words.valid.heading);
    await expect(validator.result).toContainText(`Sample Student ${id.slice(-3)}`);
  }
  await validator.expectInvalid('ITA-2024-0241');
});

test('for every sample workbook, the Worker and Node give the same answers', async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname.startsWith(workbooksFolder),
    (route) => {
      const body = workbookAt(new URL(route.request().url()).pathname);
      const contentType = typeof body === 'string' ? 'text/html' : 'application/octet-stream';
      return route.fulfill({ body, contentType });
    },
  );
  await page.goto(workbooksFolder);
  await expectAnswersOfNode((ask, ...given) =>
    page.evaluate(`(${String(ask)})(...${JSON.stringify(given)})`),
  );
});

test('the switch to a list is beside the label, and stays there when it is pressed', async ({
  page,
  validator,
  list,
}) => {
  await validator.open(threeRows);
  const label = page.getByText(words.inputLabel, { exact: true });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const before = await boxOf(list.several);
    const { top, bottom } = await boxOf(label);
    expect(before.y, `${width} px`).toBeGreaterThanOrEqual(top - 1);
    expect(before.y, `${width} px`).toBeLessThan(bottom);
    await list.press('list');
    await expect(label).toBeHidden();
    expect(await boxOf(list.several), `${width} px`).toEqual(before);
    await list.press('one');
  }
});

test('on a phone, only a valid answer has the drawing, right below the answer', async ({
  page,
  validator,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await validator.open(threeRows);
  const drawing = page.locator('.certificate');
  await validator.search('ID-9');
  await expect(validator.result).toContainText(words.invalid.message);
  await expect(drawing).toBeHidden();
  await validator.search('ID-0001');
  await expect(drawing).toBeVisible();
  const { bottom } = await boxOf(validator.result);
  const gap = (await boxOf(drawing)).top - bottom;
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(40);
});

test('the drawing is beside the form from 1024 px on', async ({ page, validator }) => {
  await validator.open(threeRows);
  for (const [width, isDrawn] of [
    [390, false],
    [1023, false],
    [1024, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('.certificate')).toBeVisible({ visible: isDrawn });
  }
});

test('the drawing gets its border and rays on wide screens, and with each answer', async ({
  page,
  validator,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await validator.open(threeRows);
  const rays = page.locator('.answer-drawing .c-ornament g path[stroke-width]');
  await expect(rays).toHaveCount(0);
  await validator.search('ID-9');
  await expect(rays).not.toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(rays).not.toHaveCount(0);
});

async function expectAside(explanation: Locator, said: Locator) {
  const { right } = await boxOf(said);
  await expect.poll(async () => (await boxOf(explanation)).left).toBeGreaterThanOrEqual(right);
  const page = explanation.page();
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...wide, width: 390 });
  await expect(explanation).toBeHidden();
  await page.setViewportSize(wide);
}
